import type { checking as english } from "../en/checking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const checking: Words<typeof english> = {
  sub: "Revise as linhas. Nada foi salvo ainda.",
  failed: "Não foi possível procurar duplicados. Tente de novo.",
  reading: "Lendo as linhas",
  readingOf: (done, rows) => `Lendo as linhas: ${done} de ${rows}`,
  looking: "Procurando registros existentes",
  lookingOf: (done, rows) => `Procurando registros existentes: ${done} de ${rows}`,
  line: (problems, here) =>
    `${plural("pt-BR", problems, { one: "# problema", other: "# problemas" })}, ${plural("pt-BR", here, { one: "# já existente", other: "# já existentes" })}`,
  rowsLabel: "Linhas",
  all: "Todas",
  problems: "Problemas",
  here: "Já aqui",
  similar: "Parecidas",
  fix: (count) =>
    plural("pt-BR", count, { one: "Corrigir # problema", other: "Corrigir # problemas" }),
  rowsHere: (count) =>
    plural("pt-BR", count, { one: "# linha já está aqui", other: "# linhas já estão aqui" }),
  withNew: "Linhas com novos dados",
  withNewColon: "Linhas com novos dados:",
  identical: "Linhas idênticas",
  identicalColon: "Linhas idênticas:",
  possiblySame: (count) =>
    plural("pt-BR", count, {
      one: "<b># linha é possivelmente igual</b> a outra. Ela será adicionada como nova.",
      other:
        "<b># linhas são possivelmente iguais</b> a outras. Elas serão adicionadas como novas.",
    }),
  replaceFields: (fields) => `Substituir: ${fields}`,
  keepYours: "Manter os seus",
  bothHave: "Onde ambos têm valor:",
  bothHaveChange: (choice) => `Onde ambos têm valor: ${choice}. Alterar`,
  whatHappens: "O que vai acontecer",
  new: {
    customers: "Novos clientes",
    companies: "Novas empresas",
    appointments: "Novos compromissos",
  },
  updates: "Atualizações",
  skipped: "Ignoradas",
  companiesYouHave: "Empresas que você já tem",
  rowsOfFile: "Linhas do arquivo",
  row: "Linha",
  result: "Resultado",
  fieldInRow: (field, row) => `${field}, linha ${row}`,
  newCompany: "nova",
  missing: {
    email: "Sem e-mail",
    phone: "Sem telefone",
    company: "Sem empresa",
    industry: "Sem setor",
    website: "Sem site",
    address: "Sem endereço",
    lastContact: "Nunca",
    outcome: "Sem resultado",
    responsible: "Eu",
    host: "Eu",
    attending: "Ninguém",
  },
  inFile: "Arquivo: <value></value>",
  becomes: "passa a ser",
  noCustomerLabel: "Compromissos sem cliente",
  nameNobody: (count) =>
    plural("pt-BR", count, {
      one: "# compromisso não cita nenhum cliente",
      other: "# compromissos não citam nenhum cliente",
    }),
  inText: (count) => `${count} por nome ou e-mail no texto`,
  allWithColon: "Todos com:",
  allWith: "Todos com",
  hideTitles: "Ocultar títulos",
  byTitle: (count) => `Escolher por título (${count})`,
  noTitle: "Sem título",
  customerOf: (title) => `Cliente de ${title}`,
  customerOfUntitled: "Cliente dos compromissos sem título",
  searchFailed: "A pesquisa não está disponível",
  typeSomebody: "Digite um nome, e-mail ou telefone",
  chooseCustomer: "Escolha um cliente",
  clear: (label) => `Limpar “${label}”`,
  newCustomer: "Novo cliente",
  newCustomerNamed: (name) => `Novo cliente “${name}”`,
  heads: {
    customer: "Cliente",
    companyPhone: "Empresa, telefone",
    industryPhone: "Setor, telefone",
    websiteAddress: "Site, endereço",
    appointment: "Compromisso",
    customerCompany: "Cliente, empresa",
    valueContact: "Valor, contato",
  },
  isNew: {
    customers: "Novo",
    companies: "Nova",
    appointments: "Novo",
  },
  actions: {
    update: "Atualizar",
    skip: "Ignorar",
    add: "Adicionar mesmo assim",
  },
  resultOf: (row, result) => `Resultado da linha ${row}: ${result}. Alterar`,
  replaceField: (field) => `Substituir ${field}: <old></old> <arrow></arrow> <own></own>`,
  replace: (field) => `Substituir ${field}`,
  notAsInFile: "Diferente do arquivo",
  leftBlank: {
    customers: "Valores que você não corrigir ficam em branco e vão para “Sobre”.",
    companies: "Valores que você não corrigir ficam em branco e vão para “Sobre”.",
    appointments: "Valores que você não corrigir ficam em branco e vão para “Notas”.",
  },
  importing: "Importando",
  import: {
    customers: (count) =>
      plural("pt-BR", count, { one: "Importar # cliente", other: "Importar # clientes" }),
    companies: (count) =>
      plural("pt-BR", count, { one: "Importar # empresa", other: "Importar # empresas" }),
    appointments: (count) =>
      plural("pt-BR", count, { one: "Importar # compromisso", other: "Importar # compromissos" }),
  },
  statusOfRows: "Status das linhas sem status",
  statusOfNew: "Status dos novos clientes",
  colon: (label) => `${label}:`,
  rowsWithoutStatus: (count) =>
    plural("pt-BR", count, { one: "# linha não tem status", other: "# linhas não têm status" }),
  newWithoutStatus: (count) =>
    plural("pt-BR", count, {
      one: "# novo cliente não tem status",
      other: "# novos clientes não têm status",
    }),
  says: {
    dateAndTime: "Data e hora",
    mayBeRow: (row, record) => `Pode ser a linha ${row}, que já é ${record}`,
    rowNumber: (row) => `linha ${row}`,
    is: (who, why) => `É ${who}: ${why}`,
    mayBe: (who, why) => `Pode ser ${who}: ${why}`,
    differs: {
      name: "outro nome",
      email: "outro e-mail",
      phone: "outro telefone",
      website: "outro site",
      address: "outro endereço",
      several: "outros também têm",
    },
    adds: (fields) => `Adiciona: ${fields}`,
    replaces: (fields) => `Substitui: ${fields}`,
    keeps: (fields) => `Mantém: ${fields}`,
    identical: "Idêntica",
    possiblySame: "Possivelmente igual",
    replaceYours: (count) =>
      plural("pt-BR", count, {
        one: "# linha substitui o que você tem",
        other: "# linhas substituem o que você tem",
      }),
    addToYours: (count) =>
      plural("pt-BR", count, {
        one: "# linha completa o que você tem",
        other: "# linhas completam o que você tem",
      }),
    noProblems: "Nenhum problema",
    same: {
      email: "mesmo e-mail",
      phone: "mesmo telefone",
      website: "mesmo site",
      name: "mesmo nome",
      id: "mesmo ID",
    },
  },
};
