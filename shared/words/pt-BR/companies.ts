import type { companies as english } from "../en/companies.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("pt-BR", customers, { one: "# cliente", other: "# clientes" });
const ofAppointments = (appointments: number) =>
  plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" });
const allCustomers = (customers: number) =>
  plural("pt-BR", customers, {
    one: "o único cliente desta empresa",
    other: "os # clientes desta empresa",
  });

export const companies: Words<typeof english> = {
  title: "Empresas",
  company: "Empresa",
  add: "Adicionar empresa",
  edit: "Editar",
  editCompany: "Editar empresa",
  editName: (company) => `Editar ${company}`,
  at: (company) => `Em <company>${company}</company>`,
  of: (company) => `de <company>${company}</company>`,
  customersOf: (company) => `Clientes de ${company}`,
  customers: "Clientes",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "Sem clientes",
  noCustomersYet: "Nenhum cliente ainda",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>, <value>${value}</value> no total`,
  noWebsite: "Sem site",
  noIndustry: "Sem setor",
  handOver: (company) => `Transferir ${company}`,
  nowWith: (person, company) => `${person} agora é responsável por ${company}`,
  newAppointment: "Novo compromisso",
  details: "Dados da empresa",
  records: "Registros da empresa",
  story: "Cronologia",
  history: "Histórico",
  unchanged:
    "A empresa em si ainda não foi alterada. A cronologia mostra o que aconteceu com os clientes dela.",
  facts: {
    totalValue: "Valor total",
    responsible: "Responsável",
    website: "Site",
    email: "E-mail",
    phone: "Telefone",
    address: "Endereço",
    industry: "Setor",
    added: "Adicionada",
  },
  addFact: {
    website: "Adicionar site",
    email: "Adicionar e-mail",
    phone: "Adicionar telefone",
    address: "Adicionar endereço",
    industry: "Adicionar setor",
  },
  form: {
    about: "O que ela faz, como vocês se conheceram",
    contact: "Dados de contato",
    allOptional: "Tudo opcional.",
    save: "Salvar alterações",
  },
  first: {
    title: "Sua primeira empresa fica aqui",
    text: "Adicione uma empresa com a qual você trabalha. Clientes, compromissos e notas pertencem todos a uma empresa.",
  },
  like: {
    looksLike: (name) => `Parece ser <name>${name}</name>.`,
    looksLikeAt: (name, company) => `Parece ser <name>${name}</name>, de ${company}.`,
    open: (name) => `Abrir<hidden> ${name}</hidden>`,
  },
  deleting: {
    question: (company) => `Excluir <name>${company}</name>?`,
    keep: "Manter empresa",
    move: "Mover e excluir empresa",
    both: "Excluir empresa e clientes",
    delete: "Excluir empresa",
    noCustomers: "Esta empresa não tem clientes.",
    has: (customers) =>
      plural("pt-BR", customers, {
        one: "Esta empresa tem # cliente. O que fazer com ele?",
        other: "Esta empresa tem # clientes. O que fazer com eles?",
      }),
    hasBoth: (customers, appointments) =>
      `Esta empresa tem ${ofCustomers(customers)}, com ${ofAppointments(appointments)}. O que fazer com tudo isso?`,
    fate: "O que fazer com os clientes",
    deleteToo: "Excluir também os clientes",
    moveThem: "Mover os clientes para outra empresa",
    moveNote: "Os compromissos e as notas vão junto",
    target: "Empresa para onde mover os clientes",
    addTarget: (name) => `Adicionar a empresa “${name}”`,
    noTarget: "Nenhuma outra empresa ainda. Digite um nome para adicionar uma.",
    choose: "Escolha uma empresa",
  },
  loss: {
    all: (customers) => `Isso também exclui ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `Isso também exclui ${allCustomers(customers)} e ${ofAppointments(appointments)}.`,
    allWorth: (customers, value) =>
      `Isso também exclui ${allCustomers(customers)} (valor: ${value}).`,
    allWithWorth: (customers, appointments, value) =>
      `Isso também exclui ${allCustomers(customers)} e ${ofAppointments(appointments)} (valor: ${value}).`,
    both: "Isso também exclui os dois clientes desta empresa.",
    bothWith: (appointments) =>
      `Isso também exclui os dois clientes desta empresa e ${ofAppointments(appointments)}.`,
    bothWorth: (value) => `Isso também exclui os dois clientes desta empresa (valor: ${value}).`,
    bothWithWorth: (appointments, value) =>
      `Isso também exclui os dois clientes desta empresa e ${ofAppointments(appointments)} (valor: ${value}).`,
  },
};
