import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
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
    customers: "Estos clientes ya se combinaron o se eliminaron.",
    companies: "Estas empresas ya se combinaron o se eliminaron.",
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
  sumOfAll: (records) => plural("es", records, { one: "La suma de #", other: "La suma de los #" }),
  takeSum: (sum) => `Usar la suma: ${sum}`,
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
    description: "Vacío",
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
