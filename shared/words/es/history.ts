import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "Historial",
  search: "Buscar en el historial",
  searchHint: "Busca un nombre o una palabra",
  done: "Qué se hizo",
  acts: {
    all: "Todo",
    added: "Añadido",
    changed: "Cambiado",
    deleted: "Papelera",
    imported: "Importado",
  },
  which: "Qué registros",
  kinds: {
    all: "Todos los registros",
    companies: "Empresas",
    customers: "Clientes",
    appointments: "Citas",
  },
  failed: "No se pudo cargar el historial.",
  noMatch: (typed) => `Ningún cambio coincide con «${typed}»`,
  noneSuch: "Ningún cambio coincide",
  clear: "Puedes <all>mostrar todos los cambios</all>.",
  none: "Aún no hay nada aquí",
  noneHint: "Aquí aparece lo que añades, cambias o eliminas.",
  loading: "Cargando cambios",
  dayLabel: (day, date) => `${day}, ${date}`,
  dayCount: (date, changes) =>
    `${date}. ${plural("es", changes, { one: "# cambio", other: "# cambios" })}`,
  moreFailed: "No se pudo cargar. Reintentar",
  earlier: "Mostrar cambios anteriores",
  show: "Mostrar",
  hide: "Ocultar",
  thisDevice: "Este dispositivo",
  now: "ahora",
  ways: {
    undo: "Deshacer",
    redo: "Rehacer",
    restore: "Restaurar",
    undoAct: (act) => `Deshacer: ${act}`,
    redoAct: (act) => `Rehacer: ${act}`,
    restoreAct: (act) => `Restaurar: ${act}`,
    undoRest: (act) => `Deshacer el resto: ${act}`,
    restoreRest: (act) => `Restaurar el resto: ${act}`,
  },
  details: {
    failed: "No se pudieron cargar estos registros.",
    loading: "Cargando",
    before: "Antes:",
    now: "Ahora:",
    more: (records) =>
      plural("es", records, { one: "Mostrar # registro más", other: "Mostrar # registros más" }),
  },
  ofRecord: {
    failed: "No se pudieron cargar los cambios.",
    none: "Aún no hay cambios.",
  },
  trash: {
    kept: (days) => plural("es", days, { one: "Se conserva # día.", other: "Se conserva # días." }),
    empty: "Vaciar papelera",
    question: (records) =>
      plural("es", records, {
        one: "¿Eliminar este registro para siempre?",
        other: "¿Eliminar estos # registros para siempre?",
      }),
    keepIt: "Conservar",
    keepThem: "Conservar",
    confirm: "Eliminar para siempre",
    warning: "Esto no se puede deshacer.",
  },
};
