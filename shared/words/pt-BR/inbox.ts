import type { inbox as english } from "../en/inbox.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const inbox: Words<typeof english> = {
  title: "Para você",
  new: (count) =>
    plural("pt-BR", count, { one: "Para você: # novidade", other: "Para você: # novidades" }),
  newLabel: (count) =>
    plural("pt-BR", count, { one: "Para você, # novidade", other: "Para você, # novidades" }),
  newAfter: (count) => plural("pt-BR", count, { one: ", # novidade", other: ", # novidades" }),
  countNew: {
    0: "Nada de novo.",
    1: "Uma novidade.",
    2: "Duas novidades.",
    3: "Três novidades.",
    4: "Quatro novidades.",
    5: "Cinco novidades.",
    6: "Seis novidades.",
    7: "Sete novidades.",
    8: "Oito novidades.",
    9: "Nove novidades.",
    more: (count) => plural("pt-BR", count, { one: "# novidade.", other: "# novidades." }),
  },
  readAll: "Marcar tudo como lido",
  none: "Nada para você.",
  noneText: "Aqui aparece o que outras pessoas pedem, atribuem ou transferem a você.",
  notLoaded: "Não foi possível carregar o que é para você.",
  notMarked: "Não foi possível marcar. Tente de novo.",
  keys: { move: "Navegar", open: "Abrir", read: "Lido" },
  ages: {
    today: "Hoje",
    thisWeek: "Esta semana",
    lastWeek: "Semana passada",
    earlier: "Anteriores",
  },
  open: "Abrir",
  show: "Mostrar",
  isNew: "Novo: ",
  due: (day) => `Prazo: ${day}`,
  counts: {
    customers: (count) => plural("pt-BR", count, { one: "# cliente", other: "# clientes" }),
    companies: (count) => plural("pt-BR", count, { one: "# empresa", other: "# empresas" }),
    tasks: (count) => plural("pt-BR", count, { one: "# tarefa", other: "# tarefas" }),
    appointments: (count) =>
      plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
    records: (count) => plural("pt-BR", count, { one: "# registro", other: "# registros" }),
  },
  invitation: {
    invites: "<who></who> convida você para <what></what>",
    invited: "Você tem um convite para <what></what>",
    terms: {
      owner: (day) => `Com a função Proprietário. Até ${day}`,
      member: (day) => `Com a função Membro. Até ${day}`,
      reader: (day) => `Com a função Leitor. Até ${day}`,
    },
    join: "Participar",
    joinDesk: (desk) => `Participar de “${desk}”`,
    decline: "Recusar",
    declineDesk: (desk) => `Recusar “${desk}”`,
    declining: "Recusando",
    declined: "Convite recusado",
    notDeclined: "Não foi possível recusar o convite. Tente de novo.",
    ask: (desk) => `Recusar “${desk}”?`,
    keep: "Manter o convite",
    later: "Para participar mais tarde, você precisa de outro convite.",
    laterFrom: (from) => `Para participar mais tarde, você precisa de outro convite de ${from}.`,
  },
  deeds: {
    task: "<who></who> atribuiu uma tarefa a você: <what></what>",
    appointment: "<who></who> adicionou você a <what></what>",
    handed: "<who></who> transferiu <what></what> para você",
    mentionedOn: "<who></who> mencionou você em <what></what>",
    mentioned: "<who></who> mencionou você em uma tarefa",
  },
  email: {
    title: "Para você por e-mail",
    atOnce: "E-mail: na hora",
    daily: "E-mail: diariamente",
    never: "E-mail: nunca",
  },
};
