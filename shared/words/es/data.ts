import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Tus datos",
  lastImport: "Última importación",
  records: (records) => plural("es", records, { one: "# registro", other: "# registros" }),
  never: "Nunca",
  since: "El historial llega hasta",
  today: "Hoy",
  import: {
    title: "Importar",
    hint: "Desde un archivo o una tabla pegada. No se guarda nada hasta que lo revises.",
    customers: "Clientes y empresas",
    customersNote: "CSV, Excel, vCard o una tabla pegada",
    appointments: "Citas",
    appointmentsNote: "Un archivo de calendario (ICS) o CSV",
    button: "Importar",
    labels: {
      customers: "Importar clientes",
      appointments: "Importar citas",
    },
  },
  export: {
    title: "Exportar",
    hint: "Llévate una copia cuando quieras.",
    titles: {
      companies: "Empresas",
      customers: "Clientes",
      appointments: "Citas",
      everything: "Todo",
    },
    uses: {
      companies: "CSV para una hoja de cálculo.",
      customers: "CSV para una hoja de cálculo.",
      appointments: "ICS para tu calendario.",
      everything: "Un archivo de Client Desk con todo lo anterior, notas, tareas e historial.",
    },
    counted: {
      companies: (count) =>
        plural("es", count, {
          one: "# empresa. CSV para una hoja de cálculo.",
          other: "# empresas. CSV para una hoja de cálculo.",
        }),
      customers: (count) =>
        plural("es", count, {
          one: "# cliente, con su empresa. CSV para una hoja de cálculo.",
          other: "# clientes, cada uno con su empresa. CSV para una hoja de cálculo.",
        }),
      appointments: (count) =>
        plural("es", count, {
          one: "# cita. ICS para tu calendario.",
          other: "# citas. ICS para tu calendario.",
        }),
    },
    labels: {
      companies: (format) => `Descargar empresas como ${format}`,
      customers: (format) => `Descargar clientes como ${format}`,
      appointments: (format) => `Descargar citas como ${format}`,
      everything: (format) => `Descargar todo como ${format}`,
    },
  },
  tidy: {
    title: "Ordenar",
    duplicates: "Duplicados",
    possible: "Posibles duplicados",
    none: "No hay posibles duplicados.",
    count: (count) =>
      plural("es", count, { one: "# posible duplicado", other: "# posibles duplicados" }),
    review: "Revisar",
    reviewLabel: "Revisar duplicados",
    trash: "Papelera",
    trashNote: "Registros eliminados que se pueden restaurar",
    trashEmpty: "La papelera está vacía.",
    deletion: (day) => `1 eliminación se puede restaurar hasta el ${day}.`,
    deletions: (count, day) =>
      `${plural("es", count, { one: "# eliminación se puede", other: "# eliminaciones se pueden" })} restaurar, la primera hasta el ${day}.`,
    showTrash: "Mostrar en el historial",
    history: "Historial",
    openHistory: "Abrir historial",
  },
  danger: {
    title: "Zona de peligro",
    trash: "Papelera",
    trashNote: "Elimina para siempre los registros de la papelera. Esto no se puede deshacer.",
    trashCount: (records) =>
      plural("es", records, {
        one: "Elimina para siempre # registro de la papelera. Esto no se puede deshacer.",
        other: "Elimina para siempre # registros de la papelera. Esto no se puede deshacer.",
      }),
    emptyTrash: "Vaciar papelera",
    account: "Eliminar tu cuenta",
    deleteAccount: "Eliminar cuenta",
    removes: (what) => `Elimina ${what}. Esto no se puede deshacer.`,
    question: "¿Eliminar tu cuenta?",
    removesAll: (what) =>
      `Esto elimina ${what}, enseguida y en todos los dispositivos. Esto no se puede deshacer.`,
    keepAccount: "Conservar cuenta",
    deleting: "Eliminando",
    desks:
      "tu cuenta y cada escritorio en el que no hay nadie más, con todos sus registros y su historial",
    unknown: "tus empresas, clientes, citas, tareas, notas e historial",
    nothing: "tu nombre, correo, tareas e historial",
    companies: (companies) =>
      plural("es", companies, {
        one: "tu # empresa y todas las citas, tareas, notas y el historial",
        other: "tus # empresas y todas las citas, tareas, notas y el historial",
      }),
    customers: (customers) =>
      plural("es", customers, {
        one: "tu # cliente y todas las citas, tareas, notas y el historial",
        other: "tus # clientes y todas las citas, tareas, notas y el historial",
      }),
    both: (companies, customers) =>
      `tus ${plural("es", companies, { one: "# empresa", other: "# empresas" })}, ${plural("es", customers, { one: "# cliente", other: "# clientes" })} y todas las citas, tareas, notas y el historial`,
  },
};
