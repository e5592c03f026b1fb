import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "Annuler cette importation ?",
    merge: "Annuler cette fusion ?",
    delete: "Annuler cette suppression ?",
    change: "Annuler cette modification ?",
  },
  redoThis: {
    import: "Rétablir cette importation ?",
    merge: "Rétablir cette fusion ?",
    delete: "Rétablir cette suppression ?",
    change: "Rétablir cette modification ?",
  },
  changedSince: (records) =>
    plural("fr", records, {
      one: "# fiche a été modifiée depuis. Vous pouvez garder sa version actuelle et annuler le reste.",
      other:
        "# fiches ont été modifiées depuis. Vous pouvez garder leur version actuelle et annuler le reste.",
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
    plural("fr", records, { one: "Et # fiche de plus", other: "Et # fiches de plus" }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("fr", records, { one: "Cela modifie # fiche.", other: "Cela modifie # fiches." }),
  cancel: "Fermer",
  undo: "Annuler",
  redo: "Rétablir",
  restore: "Restaurer",
  restoreAll: "Tout restaurer",
  restoreBoth: "Restaurer les deux",
  leaveDeleted: "Laisser supprimée",
  restoreToo: (name) => `Restaurer aussi <name>${name}</name> ?`,
  restoreMoreToo: (name, others) =>
    `Restaurer aussi <name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })} ?`,
  belongs: (record, name) =>
    `<name>${record}</name> dépend d’une fiche supprimée : <name>${name}</name>. Les deux peuvent être restaurées ensemble.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> dépend de fiches supprimées : <name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })}. Tout peut être restauré ensemble.`,
  leave: (name) =>
    `Depuis, cette fiche a été supprimée : <name>${name}</name>. Vous pouvez la laisser supprimée et annuler le reste.`,
  leaveOrRestore: (name) =>
    `Depuis, cette fiche a été supprimée : <name>${name}</name>. Vous pouvez la laisser supprimée et annuler le reste, ou la restaurer aussi.`,
  leaveMore: (name, others) =>
    `Depuis, des fiches ont été supprimées : <name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })}. Vous pouvez les laisser supprimées et annuler le reste.`,
  leaveOrRestoreMore: (name, others) =>
    `Depuis, des fiches ont été supprimées : <name>${name}</name> et ${plural("fr", others, { one: "# autre", other: "# autres" })}. Vous pouvez les laisser supprimées et annuler le reste, ou les restaurer aussi.`,
};
