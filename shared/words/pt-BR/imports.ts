import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "Importar clientes",
    companies: "Importar empresas",
    appointments: "Importar compromissos",
  },
  crumb: "Importar",
  kinds: {
    customers: "Clientes",
    companies: "Empresas",
    appointments: "Compromissos",
  },
  counts: {
    customers: (count) => plural("pt-BR", count, { one: "# cliente", other: "# clientes" }),
    companies: (count) => plural("pt-BR", count, { one: "# empresa", other: "# empresas" }),
    appointments: (count) =>
      plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
  },
  rows: (count) => plural("pt-BR", count, { one: "# linha", other: "# linhas" }),
  sentences: (first, second) => `${first}. ${second}`,
  named: (name, value) => `${name}: ${value}`,
  stepsLabel: "Etapas",
  steps: {
    choose: "Escolher",
    match: "Associar",
    check: "Conferir",
    done: "Concluído",
  },
  hints: {
    choose: "Um arquivo ou uma tabela",
    match: "O que é cada coluna",
    check: "Corrigir, atualizar ou ignorar",
    done: "Salvo em um só passo",
  },
  used: (used, columns) =>
    `${plural("pt-BR", used, { one: "#", other: "#" })} de ${plural("pt-BR", columns, { one: "# coluna usada", other: "# colunas usadas" })}`,
  firstRow: {
    customers: "Já é um cliente",
    companies: "Já é uma empresa",
    appointments: "Já é um compromisso",
  },
  pasted: "Tabela colada",
  choose: {
    sub: "Nada é salvo até você revisar.",
    subCustomers: "As empresas também são importadas. Nada é salvo até você revisar.",
    paste: "Ou cole uma tabela",
    pasteHint:
      "Copie as células no Excel, Numbers ou Google Planilhas e cole-as aqui, com a linha de cabeçalho",
    readTable: "Ler a tabela",
    where: "Onde encontrar seu arquivo",
    google: "Exportar e depois CSV do Google",
    outlook: "Gerenciar e depois Exportar contatos",
    icloud: "Ajustes e depois Exportar vCard",
    otherCrm: "Outro CRM",
    otherHow: "Qualquer exportação em CSV ou Excel",
    file: "Arquivo",
    readingFile: (name) => `Lendo ${name}`,
    readingTable: "Lendo a tabela",
    drop: "Solte para ler",
    dropHere: "Solte um arquivo aqui",
    kinds: "CSV, Excel, vCard, calendário (ICS) ou um arquivo do Client Desk, até 20 MB",
    button: "Escolher arquivo",
    toImport: "Arquivo para importar",
    another: "Usar outro arquivo",
    whatIsIn: "O que contém",
    firstRow: "Primeira linha",
    headings: "Cabeçalhos",
    next: (files) => `Depois: <files>${files}</files>`,
    matching: "Associando",
    toMatch: "Continuar para Associar",
    firstOf: (shown, rows) =>
      `As primeiras ${shown} de ${plural("pt-BR", rows, { one: "# linha", other: "# linhas" })}`,
    firstRows: "As primeiras linhas",
  },
  empty: "Vazio",
  readAs: {
    sheet: "Planilha",
    encoding: "Codificação",
    separator: "Separador",
  },
  formats: {
    paste: "Colado",
    ics: "Calendário",
  },
  toCheck: "Continuar para Conferir",
  back: "Voltar",
};
