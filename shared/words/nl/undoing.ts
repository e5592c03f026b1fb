import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "Deze import ongedaan maken?",
    merge: "Deze samenvoeging ongedaan maken?",
    delete: "Deze verwijdering ongedaan maken?",
    change: "Deze wijziging ongedaan maken?",
  },
  redoThis: {
    import: "Deze import opnieuw doen?",
    merge: "Deze samenvoeging opnieuw doen?",
    delete: "Deze verwijdering opnieuw doen?",
    change: "Deze wijziging opnieuw doen?",
  },
  changedSince: (records) =>
    plural("nl", records, {
      one: "# record is sindsdien gewijzigd. Je kunt de huidige versie behouden en de rest ongedaan maken.",
      other:
        "# records zijn sindsdien gewijzigd. Je kunt de huidige versie behouden en de rest ongedaan maken.",
    }),
  undoAnyway: "Toch ongedaan maken",
  keepCurrent: "Huidige versie behouden",
  nameField: (name, field) => `<name>${name}</name>: ${field}`,
  current: "Huidige versie",
  after: "Na ongedaan maken",
  changed: "Gewijzigd",
  deleted: "Verwijderd",
  empty: "Leeg",
  more: (records) => plural("nl", records, { one: "En nog # record", other: "En nog # records" }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("nl", records, { one: "Dit wijzigt # record.", other: "Dit wijzigt # records." }),
  cancel: "Annuleren",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  restore: "Herstellen",
  restoreAll: "Alles herstellen",
  restoreBoth: "Beide herstellen",
  leaveDeleted: "Verwijderd laten",
  restoreToo: (name) => `Ook <name>${name}</name> herstellen?`,
  restoreMoreToo: (name, others) =>
    `Ook <name>${name}</name> en ${plural("nl", others, { one: "# ander record", other: "# andere records" })} herstellen?`,
  belongs: (record, name) =>
    `<name>${record}</name> hoort bij <name>${name}</name>, maar die is verwijderd. Ze kunnen samen worden hersteld.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> hoort bij <name>${name}</name> en ${plural("nl", others, { one: "# ander record", other: "# andere records" })}, die verwijderd zijn. Ze kunnen samen worden hersteld.`,
  leave: (name) =>
    `<name>${name}</name> is sindsdien verwijderd. Je kunt dat zo laten en de rest ongedaan maken.`,
  leaveOrRestore: (name) =>
    `<name>${name}</name> is sindsdien verwijderd. Je kunt dat zo laten en de rest ongedaan maken, of dat ook herstellen.`,
  leaveMore: (name, others) =>
    `<name>${name}</name> en ${plural("nl", others, { one: "# ander record", other: "# andere records" })} zijn sindsdien verwijderd. Je kunt dat zo laten en de rest ongedaan maken.`,
  leaveOrRestoreMore: (name, others) =>
    `<name>${name}</name> en ${plural("nl", others, { one: "# ander record", other: "# andere records" })} zijn sindsdien verwijderd. Je kunt dat zo laten en de rest ongedaan maken, of die ook herstellen.`,
};
