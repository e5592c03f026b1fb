import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "Annuler cet import ?",
    merge: "Annuler cette fusion ?",
    delete: "Annuler cette suppression ?",
    change: "Annuler cette modification ?",
  },
  redoThis: {
    import: "Rétablir cet import ?",
    merge: "Rétablir cette fusion ?",
    delete: "Rétablir cette suppression ?",
    change: "Rétablir cette modification ?",
  },
  changedSince: (records) =>
    plural("fr", records, {
      one: "# enregistrement a été modifié depuis. Vous pouvez garder sa version actuelle et annuler le reste.",
      other:
        "# enregistrements ont été modifiés depuis. Vous pouvez garder leur version actuelle et annuler le reste.",
    }),
  undoAnyway: "Annuler quand même",
  keepCurrent: "Garder la version actuelle",
  nameField: (name, field) => `<name>${name}</name> : ${field}`,
  current: "Version actuelle",
  after: "Après l’annulation",
  changed: "Modifié",
  deleted: "Supprimé",
  empty: "Vide",
  more: (records) =>
    plural("fr", records, {
      one: "Et # enregistrement de plus",
      other: "Et # enregistrements de plus",
    }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("fr", records, {
      one: "Cela modifie # enregistrement.",
      other: "Cela modifie # enregistrements.",
    }),
  cancel: "Fermer",
  undo: "Annuler",
  redo: "Rétablir",
  restore: "Restaurer",
  restoreAll: "Tout restaurer",
  restoreBoth: "Restaurer les deux",
  leaveDeleted: "Laisser supprimé",
  restoreToo: (name) => `Restaurer aussi <name>${name}</name> ?`,
  restoreMoreToo: (name, others) =>
    `Restaurer aussi <name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })} ?`,
  belongs: (record, name) =>
    `<name>${record}</name> dépend de <name>${name}</name>, qui est supprimé. Les deux peuvent être restaurés ensemble.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> dépend de <name>${name}</name> et de ${plural("fr", others, { one: "# autre", other: "# autres" })}, qui sont supprimés. Tout peut être restauré ensemble.`,
  leave: (name) =>
    `<name>${name}</name> a été supprimé depuis. Vous pouvez le laisser supprimé et annuler le reste.`,
  leaveOrRestore: (name) =>
    `<name>${name}</name> a été supprimé depuis. Vous pouvez le laisser supprimé et annuler le reste, ou le restaurer aussi.`,
  leaveMore: (name, others) =>
    `<name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })} ont été supprimés depuis. Vous pouvez les laisser supprimés et annuler le reste.`,
  leaveOrRestoreMore: (name, others) =>
    `<name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })} ont été supprimés depuis. Vous pouvez les laisser supprimés et annuler le reste, ou les restaurer aussi.`,
};
