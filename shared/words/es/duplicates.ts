import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "Duplicados",
  kinds: { customers: "Clientes", companies: "Empresas" },
  lists: {
    customers: "Clientes, posibles duplicados",
    companies: "Empresas, posibles duplicados",
  },
  which: "Duplicados de qué",
  none: "No hay posibles duplicados.",
  count: (groups) =>
    plural("es", groups, {
      one: "# posible duplicado. No se combina nada hasta que tú lo digas.",
      other: "# posibles duplicados. No se combina nada hasta que tú lo digas.",
    }),
  reason: "Motivo",
  anyReason: "Cualquier motivo",
  reasons: {
    email: "Mismo correo",
    phone: "Mismo teléfono",
    website: "Mismo sitio web",
    name: "Nombre parecido",
  },
  details: {
    capitalization: "Solo cambian las mayúsculas",
    sameName: "Y el mismo nombre",
    sameLastName: "Y el mismo apellido",
    differentNames: "Nombres distintos",
    sameCompany: "En la misma empresa",
    differentCompanies: "Empresas distintas",
  },
  oldest: (shown, total) => `Los ${shown} más antiguos de ${total}`,
  dismissed: {
    show: (groups) =>
      plural("es", groups, {
        one: "# marcado como no duplicado. <link>Mostrar<hidden> los marcados como no duplicados</hidden></link>",
        other:
          "# marcados como no duplicados. <link>Mostrar<hidden> los marcados como no duplicados</hidden></link>",
      }),
    hide: (groups) =>
      plural("es", groups, {
        one: "# marcado como no duplicado. <link>Ocultar<hidden> los marcados como no duplicados</hidden></link>",
        other:
          "# marcados como no duplicados. <link>Ocultar<hidden> los marcados como no duplicados</hidden></link>",
      }),
    customers: "Ningún cliente está marcado como no duplicado",
    companies: "Ninguna empresa está marcada como no duplicada",
  },
  noneForReason: "Ninguno por este motivo",
  showAll: "Puedes <all>mostrar todos los duplicados</all>.",
  empty: {
    margin: "Nada que combinar",
    title: "No hay duplicados",
    text: "Los posibles duplicados aparecen aquí después de una importación.",
  },
  listFailed: "No se pudieron cargar los duplicados.",
  loadFailed: "No se pudieron cargar los duplicados",
  loading: "Cargando duplicados",
  showMore: "Mostrar más",
  moreFailed: "No se pudo cargar. Reintentar",
  keys: { move: "Moverse", merge: "Combinar", not: "No son duplicados" },
  record: {
    noEmail: "Sin correo",
    noPhone: "Sin teléfono",
    noWebsite: "Sin sitio web",
    customers: (customers) => plural("es", customers, { one: "# cliente", other: "# clientes" }),
    noCustomers: "Sin clientes",
    appointments: (appointments) => plural("es", appointments, { one: "# cita", other: "# citas" }),
    noAppointments: "Sin citas",
  },
  acts: {
    merge: (names) => `Combinar…<hidden> ${names}</hidden>`,
    mergeAll: (records, names) => `Combinar los ${records}…<hidden> ${names}</hidden>`,
    mergeThese: (records, names) => `Combinar estos ${records}…<hidden> ${names}</hidden>`,
    not: (names) => `No son duplicados<hidden>: ${names}</hidden>`,
    again: (names) => `Marcar como duplicados<hidden>: ${names}</hidden>`,
  },
  marked: "Marcados como no duplicados",
  undo: "Deshacer",
  markFailed: "No se pudieron marcar como no duplicados",
  restored: "Marcados de nuevo como posibles duplicados",
  restoreFailed: "No se pudieron marcar como duplicados. Inténtalo de nuevo.",
};
