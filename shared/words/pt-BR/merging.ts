import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
  crumb: "Mesclar",
  titles: { customers: "Mesclar clientes", companies: "Mesclar empresas" },
  counted: {
    customers: (customers) =>
      plural("pt-BR", customers, { one: "Mesclar # cliente", other: "Mesclar # clientes" }),
    companies: (companies) =>
      plural("pt-BR", companies, { one: "Mesclar # empresa", other: "Mesclar # empresas" }),
  },
  chooseFor: (name) =>
    `Escolha o que manter, campo por campo.<phone> Tudo vai para <name>${name}</name>.</phone>`,
  button: { customers: "Mesclar clientes", companies: "Mesclar empresas" },
  busy: "Mesclando",
  keptFor: (days) =>
    plural("pt-BR", days, {
      one: "Você pode desfazer isso por # dia. Os outros valores ficam no histórico.",
      other: "Você pode desfazer isso por # dias. Os outros valores ficam no histórico.",
    }),
  done: "Mesclagem concluída",
  failed: "Não foi possível mesclar",
  loadFailed: "Não foi possível carregar os registros a mesclar",
  loading: "Carregando os registros a mesclar",
  listFailed: {
    customers: "Não foi possível carregar os clientes.",
    companies: "Não foi possível carregar as empresas.",
  },
  nothing: "Nada para mesclar",
  gone: {
    customers: "Estes clientes já foram mesclados ou excluídos.",
    companies: "Estas empresas já foram mescladas ou excluídas.",
  },
  back: "Ir para os duplicados",
  records: "Registros a mesclar",
  sideways: (records) =>
    plural("pt-BR", records, {
      one: "Role para o lado para ver o registro todo.",
      other: "Role para o lado para ver os # registros.",
    }),
  added: (day, name) => `Adicionado: ${day}. <all>Manter tudo<hidden> de ${name}</hidden></all>`,
  imported: (day, name) => `Importado: ${day}. <all>Manter tudo<hidden> de ${name}</hidden></all>`,
  result: "Resultado",
  isKept: (name) => `<name>${name}</name> permanece`,
  alsoMoved: "Vai junto",
  same: "O mesmo",
  sameAs: (name) => `O mesmo que ${name}`,
  tooLong: "Longo demais para manter tudo. Escolha o que fica.",
  later: (day) => `${day}<note>, o mais recente dos dois</note>`,
  latest: (day) => `${day}<note>, o mais recente</note>`,
  sumOfBoth: "A soma dos dois",
  sumOfAll: (records) => plural("pt-BR", records, { one: "A soma de #", other: "A soma dos #" }),
  takeSum: (sum) => `Usar a soma: ${sum}`,
  without: {
    name: "Sem nome",
    company: "Sem empresa",
    email: "Sem e-mail",
    phone: "Sem telefone",
    status: "Sem status",
    value: "Nada",
    lastContact: "Não informado",
    snoozedUntil: "Não adiado",
    responsible: "Sem responsável",
    industry: "Sem setor",
    website: "Sem site",
    address: "Sem endereço",
    notes: "Vazio",
    description: "Vazio",
    tags: "Sem etiquetas",
  },
  belongings: {
    customers: (customers) => plural("pt-BR", customers, { one: "# cliente", other: "# clientes" }),
    appointments: (appointments) =>
      plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" }),
    tasks: (tasks) => plural("pt-BR", tasks, { one: "# tarefa", other: "# tarefas" }),
    note: (notes) => plural("pt-BR", notes, { one: "# nota", other: "# notas" }),
    call: (calls) => plural("pt-BR", calls, { one: "# ligação", other: "# ligações" }),
    email: (emails) => plural("pt-BR", emails, { one: "# e-mail", other: "# e-mails" }),
    meeting: (meetings) => plural("pt-BR", meetings, { one: "# reunião", other: "# reuniões" }),
    none: {
      customers: "Sem clientes",
      appointments: "Sem compromissos",
    },
  },
};
