import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Seus dados",
  lastImport: "Última importação",
  records: (records) => plural("pt-BR", records, { one: "# registro", other: "# registros" }),
  never: "Nunca",
  since: "Histórico desde",
  today: "Hoje",
  import: {
    title: "Importar",
    hint: "De um arquivo ou de uma tabela colada. Nada é salvo até você revisar.",
    customers: "Clientes e empresas",
    customersNote: "CSV, Excel, vCard ou uma tabela colada",
    appointments: "Compromissos",
    appointmentsNote: "Um arquivo de calendário (ICS) ou CSV",
    button: "Importar",
    labels: {
      customers: "Importar clientes",
      appointments: "Importar compromissos",
    },
  },
  export: {
    title: "Exportar",
    hint: "Baixe uma cópia quando quiser.",
    titles: {
      companies: "Empresas",
      customers: "Clientes",
      appointments: "Compromissos",
      everything: "Tudo",
    },
    uses: {
      companies: "CSV para uma planilha.",
      customers: "CSV para uma planilha.",
      appointments: "ICS para seu calendário.",
      everything: "Um arquivo do Client Desk com tudo isso e mais notas, tarefas e histórico.",
    },
    counted: {
      companies: (count) =>
        plural("pt-BR", count, {
          one: "# empresa. CSV para uma planilha.",
          other: "# empresas. CSV para uma planilha.",
        }),
      customers: (count) =>
        plural("pt-BR", count, {
          one: "# cliente, com sua empresa. CSV para uma planilha.",
          other: "# clientes, cada um com sua empresa. CSV para uma planilha.",
        }),
      appointments: (count) =>
        plural("pt-BR", count, {
          one: "# compromisso. ICS para seu calendário.",
          other: "# compromissos. ICS para seu calendário.",
        }),
    },
    labels: {
      companies: (format) => `Baixar empresas como ${format}`,
      customers: (format) => `Baixar clientes como ${format}`,
      appointments: (format) => `Baixar compromissos como ${format}`,
      everything: (format) => `Baixar tudo como ${format}`,
    },
  },
  tidy: {
    title: "Limpeza",
    duplicates: "Duplicados",
    possible: "Possíveis duplicados",
    none: "Nenhum possível duplicado.",
    count: (count) =>
      plural("pt-BR", count, { one: "# possível duplicado", other: "# possíveis duplicados" }),
    review: "Revisar",
    reviewLabel: "Revisar duplicados",
    trash: "Lixeira",
    trashNote: "Registros excluídos que podem ser restaurados",
    trashEmpty: "A lixeira está vazia.",
    deletion: (day) => `1 exclusão pode ser restaurada até ${day}.`,
    deletions: (count, day) =>
      plural("pt-BR", count, {
        one: `# exclusão pode ser restaurada até ${day}.`,
        other: `# exclusões podem ser restauradas, a primeira até ${day}.`,
      }),
    showTrash: "Mostrar no histórico",
    history: "Histórico",
    openHistory: "Abrir histórico",
  },
  danger: {
    title: "Zona de perigo",
    trash: "Lixeira",
    trashNote: "Remove para sempre os registros excluídos. Isso não pode ser desfeito.",
    trashCount: (records) =>
      plural("pt-BR", records, {
        one: "Remove para sempre # registro excluído. Isso não pode ser desfeito.",
        other: "Remove para sempre # registros excluídos. Isso não pode ser desfeito.",
      }),
    emptyTrash: "Esvaziar lixeira",
    account: "Excluir sua conta",
    deleteAccount: "Excluir conta",
    removes: (what) => `Remove ${what}. Isso não pode ser desfeito.`,
    question: "Excluir sua conta?",
    removesAll: (what) =>
      `Isso remove ${what}, na hora e em todos os dispositivos. Isso não pode ser desfeito.`,
    keepAccount: "Manter conta",
    deleting: "Excluindo",
    desks:
      "sua conta e cada mesa em que não há mais ninguém, com todos os seus registros e histórico",
    unknown: "suas empresas, clientes, compromissos, tarefas, notas e histórico",
    nothing: "seu nome, e-mail, tarefas e histórico",
    companies: (companies) =>
      plural("pt-BR", companies, {
        one: "sua # empresa e todos os compromissos, tarefas e notas, com o histórico",
        other: "suas # empresas e todos os compromissos, tarefas e notas, com o histórico",
      }),
    customers: (customers) =>
      plural("pt-BR", customers, {
        one: "seu # cliente e todos os compromissos, tarefas e notas, com o histórico",
        other: "seus # clientes e todos os compromissos, tarefas e notas, com o histórico",
      }),
    both: (companies, customers) =>
      `${plural("pt-BR", companies, { one: "sua # empresa", other: "suas # empresas" })}, ${plural("pt-BR", customers, { one: "seu # cliente", other: "seus # clientes" })} e todos os compromissos, tarefas e notas, com o histórico`,
  },
};
