import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "Mais",
  export: "Exportar",
  print: "Imprimir",
  copyLink: "Copiar link",
  linkCopied: "Link copiado",
  delete: {
    customers: "Excluir cliente",
    companies: "Excluir empresa",
  },
  display: "Exibição",
  compactRows: "Linhas compactas",
  unknownFilter: (names) => `Este link tem um filtro que o Client Desk não conhece: ${names}`,
  unknownFilters: (names) => `Este link tem filtros que o Client Desk não conhece: ${names}`,
  call: "Ligar",
  email: "E-mail",
  notRecorded: "Não informado",
  clearSearch: "Confira a grafia, ou <all>limpe a pesquisa</all>.",
  breadcrumb: "Trilha de navegação",
  dismiss: "Dispensar",
  notifications: "Notificações",
  now: "Agora",
  choose: "Escolher",
  orLater: (day) => `Escolha ${day} ou depois`,
  orEarlier: (day) => `Escolha ${day} ou antes`,
  tryTimes: {
    "12": (date) => `Por exemplo, “amanhã às 3 da tarde” ou “${date} 10:00”`,
    "24": (date) => `Por exemplo, “amanhã 15:00” ou “${date} 10:00”`,
  },
  tryDay: (date) => `Por exemplo, “sexta” ou “${date}”`,
  tryPastDay: (date) => `Por exemplo, “ontem” ou “${date}”`,
  pickers: {
    moreHits: (count) =>
      plural("pt-BR", count, {
        one: "Mais #. Continue digitando para reduzir a lista.",
        other: "Mais #. Continue digitando para reduzir a lista.",
      }),
    companies: {
      choose: "Escolha uma empresa",
      none: "Nenhuma empresa ainda",
      noMatch: (typed) => `Nenhuma empresa corresponde a “${typed}”`,
    },
    customers: {
      choose: "Escolha um cliente",
      none: "Nenhum cliente ainda",
      noMatch: (typed) => `Nenhum cliente corresponde a “${typed}”`,
    },
  },
  undo: "Desfazer",
  working: {
    begun: "Ainda em andamento",
    soFar: (done) =>
      plural("pt-BR", done, {
        one: "Ainda em andamento: # registro até agora",
        other: "Ainda em andamento: # registros até agora",
      }),
    of: (done, total) =>
      `Ainda em andamento: ${done} de ${plural("pt-BR", total, { one: "# registro", other: "# registros" })}`,
  },
  failedRequest: (status) => `A solicitação falhou (${status})`,
  others: (names) => `mais: ${names}`,
};
