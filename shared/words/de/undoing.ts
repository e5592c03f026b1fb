import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "Diesen Import rückgängig machen?",
    merge: "Diese Zusammenführung rückgängig machen?",
    delete: "Diese Löschung rückgängig machen?",
    change: "Diese Änderung rückgängig machen?",
  },
  redoThis: {
    import: "Diesen Import wiederholen?",
    merge: "Diese Zusammenführung wiederholen?",
    delete: "Diese Löschung wiederholen?",
    change: "Diese Änderung wiederholen?",
  },
  changedSince: (records) =>
    plural("de", records, {
      one: "# Datensatz wurde seither geändert. Sie können die aktuelle Fassung behalten und den Rest rückgängig machen.",
      other:
        "# Datensätze wurden seither geändert. Sie können die aktuelle Fassung behalten und den Rest rückgängig machen.",
    }),
  undoAnyway: "Trotzdem rückgängig machen",
  keepCurrent: "Aktuelle Fassung behalten",
  nameField: (name, field) => `<name>${name}</name>: ${field}`,
  current: "Aktuelle Fassung",
  after: "Danach",
  changed: "Geändert",
  deleted: "Gelöscht",
  empty: "Leer",
  more: (records) =>
    plural("de", records, { one: "Und # weiterer Datensatz", other: "Und # weitere Datensätze" }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("de", records, { one: "Das ändert # Datensatz.", other: "Das ändert # Datensätze." }),
  cancel: "Abbrechen",
  undo: "Rückgängig machen",
  redo: "Wiederholen",
  restore: "Wiederherstellen",
  restoreAll: "Alle wiederherstellen",
  restoreBoth: "Beide wiederherstellen",
  leaveDeleted: "Gelöscht lassen",
  restoreToo: (name) => `Auch <name>${name}</name> wiederherstellen?`,
  restoreMoreToo: (name, others) =>
    `Auch <name>${name}</name> und ${plural("de", others, { one: "# weiteren Datensatz", other: "# weitere Datensätze" })} wiederherstellen?`,
  belongs: (record, name) =>
    `<name>${record}</name> gehört zu <name>${name}</name> (gelöscht). Beides lässt sich zusammen wiederherstellen.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> gehört zu <name>${name}</name> und ${plural("de", others, { one: "# weiteren Datensatz", other: "# weiteren Datensätzen" })}, die gelöscht sind. Sie lassen sich zusammen wiederherstellen.`,
  leave: (name) =>
    `<name>${name}</name> wurde seither gelöscht. Sie können das so lassen und den Rest rückgängig machen.`,
  leaveOrRestore: (name) =>
    `<name>${name}</name> wurde seither gelöscht. Sie können das so lassen und den Rest rückgängig machen, oder auch das wiederherstellen.`,
  leaveMore: (name, others) =>
    `<name>${name}</name> und ${plural("de", others, { one: "# weiterer Datensatz", other: "# weitere Datensätze" })} wurden seither gelöscht. Sie können das so lassen und den Rest rückgängig machen.`,
  leaveOrRestoreMore: (name, others) =>
    `<name>${name}</name> und ${plural("de", others, { one: "# weiterer Datensatz", other: "# weitere Datensätze" })} wurden seither gelöscht. Sie können das so lassen und den Rest rückgängig machen, oder auch sie wiederherstellen.`,
};
