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
  list: (first, second) => `${first}, ${second}`,
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
  merging: {
    crumb: "Combinar",
    titles: { customers: "Combinar clientes", companies: "Combinar empresas" },
    counted: {
      customers: (customers) =>
        plural("es", customers, { one: "Combinar # cliente", other: "Combinar # clientes" }),
      companies: (companies) =>
        plural("es", companies, { one: "Combinar # empresa", other: "Combinar # empresas" }),
    },
    chooseFor: (name) =>
      `Elige qué conservar, campo por campo.<phone> Todo pasa a <name>${name}</name>.</phone>`,
    button: { customers: "Combinar clientes", companies: "Combinar empresas" },
    busy: "Combinando",
    keptFor: (days) =>
      plural("es", days, {
        one: "Puedes deshacerlo durante # día. Los demás valores quedan en el historial.",
        other: "Puedes deshacerlo durante # días. Los demás valores quedan en el historial.",
      }),
    done: "Combinados",
    failed: "No se pudo combinar",
    loadFailed: "No se pudieron cargar los registros que combinar",
    loading: "Cargando los registros que combinar",
    listFailed: {
      customers: "No se pudieron cargar los clientes.",
      companies: "No se pudieron cargar las empresas.",
    },
    nothing: "Nada que combinar",
    gone: {
      customers: "Estos clientes ya se han combinado o eliminado.",
      companies: "Estas empresas ya se han combinado o eliminado.",
    },
    back: "Ir a los duplicados",
    records: "Registros que combinar",
    sideways: (records) =>
      plural("es", records, {
        one: "Desplázate hacia un lado para ver todo el registro.",
        other: "Desplázate hacia un lado para ver los # registros.",
      }),
    added: (day, name) => `Añadido: ${day}. <all>Conservar todo<hidden> de ${name}</hidden></all>`,
    imported: (day, name) =>
      `Importado: ${day}. <all>Conservar todo<hidden> de ${name}</hidden></all>`,
    result: "Resultado",
    isKept: (name) => `Se conserva <name>${name}</name>`,
    alsoMoved: "También pasa",
    same: "Lo mismo",
    sameAs: (name) => `Lo mismo que ${name}`,
    tooLong: "Demasiado largo para conservarlo todo. Elige qué se queda.",
    later: (day) => `${day}<note>, el más reciente de los dos</note>`,
    latest: (day) => `${day}<note>, el más reciente</note>`,
    sumOfBoth: "La suma de los dos",
    sumOfAll: (records) =>
      plural("es", records, { one: "La suma de #", other: "La suma de los #" }),
    takeSum: (sum) => `Usar la suma: ${sum}`,
  },
  fields: {
    name: "Nombre",
    company: "Empresa",
    email: "Correo",
    phone: "Teléfono",
    status: "Estado",
    value: "Valor",
    lastContact: "Último contacto",
    snoozedUntil: "Pospuesto hasta",
    responsible: "Responsable",
    industry: "Sector",
    website: "Sitio web",
    address: "Dirección",
    notes: "Acerca de",
    tags: "Etiquetas",
  },
  without: {
    name: "Sin nombre",
    company: "Sin empresa",
    email: "Sin correo",
    phone: "Sin teléfono",
    status: "Sin estado",
    value: "Nada",
    lastContact: "Sin datos",
    snoozedUntil: "Sin posponer",
    responsible: "Sin responsable",
    industry: "Sin sector",
    website: "Sin sitio web",
    address: "Sin dirección",
    notes: "Vacío",
    tags: "Sin etiquetas",
  },
  belongings: {
    customers: (customers) => plural("es", customers, { one: "# cliente", other: "# clientes" }),
    appointments: (appointments) => plural("es", appointments, { one: "# cita", other: "# citas" }),
    tasks: (tasks) => plural("es", tasks, { one: "# tarea", other: "# tareas" }),
    note: (notes) => plural("es", notes, { one: "# nota", other: "# notas" }),
    call: (calls) => plural("es", calls, { one: "# llamada", other: "# llamadas" }),
    email: (emails) => plural("es", emails, { one: "# correo", other: "# correos" }),
    meeting: (meetings) => plural("es", meetings, { one: "# reunión", other: "# reuniones" }),
    none: {
      customers: "Sin clientes",
      appointments: "Sin citas",
    },
  },
};
