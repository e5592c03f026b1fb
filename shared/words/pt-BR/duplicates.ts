import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Duplicados",
  kinds: { customers: "Clientes", companies: "Empresas" },
  lists: {
    customers: "Clientes, possíveis duplicados",
    companies: "Empresas, possíveis duplicados",
  },
  which: "Duplicados de quê",
  none: "Nenhum possível duplicado.",
  count: (groups) =>
    plural("pt-BR", groups, {
      one: "# possível duplicado. Nada é mesclado até você confirmar.",
      other: "# possíveis duplicados. Nada é mesclado até você confirmar.",
    }),
  reason: "Motivo",
  anyReason: "Qualquer motivo",
  reasons: {
    email: "Mesmo e-mail",
    phone: "Mesmo telefone",
    website: "Mesmo site",
    name: "Nome parecido",
  },
  details: {
    capitalization: "Só as maiúsculas são diferentes",
    sameName: "E o mesmo nome",
    sameLastName: "E o mesmo sobrenome",
    differentNames: "Nomes diferentes",
    sameCompany: "Na mesma empresa",
    differentCompanies: "Empresas diferentes",
  },
  oldest: (shown, total) => `Os ${shown} mais antigos de ${total}`,
  dismissed: {
    show: (groups) =>
      plural("pt-BR", groups, {
        one: "# marcado como não duplicado. <link>Mostrar<hidden> os marcados como não duplicados</hidden></link>",
        other:
          "# marcados como não duplicados. <link>Mostrar<hidden> os marcados como não duplicados</hidden></link>",
      }),
    hide: (groups) =>
      plural("pt-BR", groups, {
        one: "# marcado como não duplicado. <link>Ocultar<hidden> os marcados como não duplicados</hidden></link>",
        other:
          "# marcados como não duplicados. <link>Ocultar<hidden> os marcados como não duplicados</hidden></link>",
      }),
    customers: "Nenhum cliente está marcado como não duplicado",
    companies: "Nenhuma empresa está marcada como não duplicada",
  },
  noneForReason: "Nenhum por esse motivo",
  showAll: "Você pode <all>mostrar todos os duplicados</all>.",
  empty: {
    margin: "Nada para mesclar",
    title: "Nenhum duplicado",
    text: "Possíveis duplicados aparecem aqui depois de uma importação.",
  },
  listFailed: "Não foi possível carregar os duplicados.",
  loadFailed: "Não foi possível carregar os duplicados",
  loading: "Carregando duplicados",
  showMore: "Mostrar mais",
  moreFailed: "Não foi possível carregar. Tentar de novo",
  keys: { move: "Navegar", merge: "Mesclar", not: "Não são duplicados" },
  record: {
    noEmail: "Sem e-mail",
    noPhone: "Sem telefone",
    noWebsite: "Sem site",
    customers: (customers) => plural("pt-BR", customers, { one: "# cliente", other: "# clientes" }),
    noCustomers: "Sem clientes",
    appointments: (appointments) =>
      plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" }),
    noAppointments: "Sem compromissos",
  },
  acts: {
    merge: (names) => `Mesclar…<hidden> ${names}</hidden>`,
    mergeAll: (records, names) => `Mesclar os ${records}…<hidden> ${names}</hidden>`,
    mergeThese: (records, names) => `Mesclar estes ${records}…<hidden> ${names}</hidden>`,
    not: (names) => `Não são duplicados<hidden>: ${names}</hidden>`,
    again: (names) => `Marcar como duplicados<hidden>: ${names}</hidden>`,
  },
  marked: "Marcados como não duplicados",
  undo: "Desfazer",
  markFailed: "Não foi possível marcar como não duplicados",
  restored: "Marcados de novo como possíveis duplicados",
  restoreFailed: "Não foi possível marcar como duplicados. Tente de novo.",
};
