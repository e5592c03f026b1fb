import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "Proprietário", member: "Membro", reader: "Leitor" },
  mayDo: {
    owner: "Todo o trabalho, as pessoas e as configurações da mesa",
    member: "Todo o trabalho",
    reader: "Vê e pesquisa, não altera nada",
  },
  onlyYou: "só você",
  count: (count) => plural("pt-BR", count, { one: "# pessoa", other: "# pessoas" }),
  roleAndCount: (role, people) => `${role}, ${people}`,
  thisDesk: ", esta mesa",
  newDesk: "Nova mesa",
  deskSettings: "Pessoas e configurações da mesa",
  newDeskDialog: {
    text: "Nada passa de uma mesa para a outra.",
    name: "Nome",
    save: "Criar mesa",
    saving: "Criando",
    failed: "Não foi possível criar a mesa. Tente de novo.",
  },
  join: {
    title: (desk) => `Participar de “${desk}”?`,
    button: "Participar",
    joining: "Entrando na mesa",
    notNow: "Agora não",
    failed: "Não foi possível responder ao convite. Tente de novo.",
    invites: {
      owner: (from, desk, own) =>
        `${from} convida você para “${desk}”, com a função Proprietário. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
      member: (from, desk, own) =>
        `${from} convida você para “${desk}”, com a função Membro. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
      reader: (from, desk, own) =>
        `${from} convida você para “${desk}”, com a função Leitor. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
    },
    invited: {
      owner: (desk, own) =>
        `Você tem um convite para “${desk}”, com a função Proprietário. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
      member: (desk, own) =>
        `Você tem um convite para “${desk}”, com a função Membro. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
      reader: (desk, own) =>
        `Você tem um convite para “${desk}”, com a função Leitor. Você mantém “${own}” e pode alternar entre as duas a qualquer momento.`,
    },
  },
  dead: {
    title: "Este convite não funciona mais.",
    text: "Ele foi usado, revogado ou tem mais de 7 dias. Peça um novo.",
  },
  notLoaded: "Não foi possível carregar o convite. Abra o link de novo.",
  other: {
    title: "Este convite é para outra pessoa",
    text: (email, wanted) => `Você entrou como ${email}. Este convite é para ${wanted}.`,
    logIn: "Entrar com outra conta",
  },
};
