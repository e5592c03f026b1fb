import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "¿Deshacer esta importación?",
    merge: "¿Deshacer esta combinación?",
    delete: "¿Deshacer esta eliminación?",
    change: "¿Deshacer este cambio?",
  },
  redoThis: {
    import: "¿Rehacer esta importación?",
    merge: "¿Rehacer esta combinación?",
    delete: "¿Rehacer esta eliminación?",
    change: "¿Rehacer este cambio?",
  },
  changedSince: (records) =>
    plural("es", records, {
      one: "# registro cambió desde entonces. Puedes conservar su versión actual y deshacer el resto.",
      other:
        "# registros cambiaron desde entonces. Puedes conservar su versión actual y deshacer el resto.",
    }),
  undoAnyway: "Deshacer de todos modos",
  keepCurrent: "Conservar la versión actual",
  nameField: (name, field) => `<name>${name}</name>: ${field}`,
  current: "Versión actual",
  after: "Después de deshacer",
  changed: "Cambiado",
  deleted: "Eliminado",
  empty: "Vacío",
  more: (records) => plural("es", records, { one: "Y # registro más", other: "Y # registros más" }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("es", records, { one: "Esto cambia # registro.", other: "Esto cambia # registros." }),
  cancel: "Cancelar",
  undo: "Deshacer",
  redo: "Rehacer",
  restore: "Restaurar",
  restoreAll: "Restaurar todo",
  restoreBoth: "Restaurar ambos",
  leaveDeleted: "Dejar eliminado",
  restoreToo: (name) => `¿Restaurar también <name>${name}</name>?`,
  restoreMoreToo: (name, others) =>
    `¿Restaurar también <name>${name}</name> y ${plural("es", others, { one: "# más", other: "# más" })}?`,
  belongs: (record, name) =>
    `<name>${record}</name> pertenece a <name>${name}</name>, que está eliminado. Se pueden restaurar juntos.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> pertenece a <name>${name}</name> y ${plural("es", others, { one: "# más", other: "# más" })}, que están eliminados. Se pueden restaurar juntos.`,
  leave: (name) =>
    `<name>${name}</name> se eliminó después. Puedes dejarlo eliminado y deshacer el resto.`,
  leaveOrRestore: (name) =>
    `<name>${name}</name> se eliminó después. Puedes dejarlo eliminado y deshacer el resto, o restaurarlo también.`,
  leaveMore: (name, others) =>
    `<name>${name}</name> y ${plural("es", others, { one: "# más", other: "# más" })} se eliminaron después. Puedes dejarlos eliminados y deshacer el resto.`,
  leaveOrRestoreMore: (name, others) =>
    `<name>${name}</name> y ${plural("es", others, { one: "# más", other: "# más" })} se eliminaron después. Puedes dejarlos eliminados y deshacer el resto, o restaurarlos también.`,
};
