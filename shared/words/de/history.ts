import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "Verlauf",
  search: "Verlauf durchsuchen",
  searchHint: "Name oder Wort suchen",
  done: "Was gemacht wurde",
  acts: {
    all: "Alles",
    added: "Hinzugefügt",
    changed: "Geändert",
    deleted: "Papierkorb",
    imported: "Importiert",
  },
  which: "Welche Datensätze",
  kinds: {
    all: "Alle Datensätze",
    companies: "Firmen",
    customers: "Kunden",
    appointments: "Termine",
  },
  failed: "Der Verlauf konnte nicht geladen werden.",
  noMatch: (typed) => `Keine Änderung passt zu „${typed}“`,
  noneSuch: "Keine passenden Änderungen",
  clear: "Sie können <all>alle Änderungen anzeigen</all>.",
  none: "Hier ist noch nichts",
  noneHint: "Was Sie hinzufügen, ändern oder löschen, steht hier.",
  loading: "Änderungen werden geladen",
  dayLabel: (day, date) => `${day}, ${date}`,
  dayCount: (date, changes) =>
    `${date}. ${plural("de", changes, { one: "# Änderung", other: "# Änderungen" })}`,
  moreFailed: "Laden fehlgeschlagen. Erneut versuchen",
  earlier: "Frühere Änderungen anzeigen",
  show: "Anzeigen",
  hide: "Ausblenden",
  thisDevice: "Dieses Gerät",
  now: "jetzt",
  ways: {
    undo: "Rückgängig machen",
    redo: "Wiederholen",
    restore: "Wiederherstellen",
    undoAct: (act) => `Rückgängig machen: ${act}`,
    redoAct: (act) => `Wiederholen: ${act}`,
    restoreAct: (act) => `Wiederherstellen: ${act}`,
    undoRest: (act) => `Den Rest rückgängig machen: ${act}`,
    restoreRest: (act) => `Den Rest wiederherstellen: ${act}`,
  },
  details: {
    failed: "Diese Datensätze konnten nicht geladen werden.",
    loading: "Wird geladen",
    before: "Vorher:",
    now: "Jetzt:",
    more: (records) =>
      plural("de", records, {
        one: "# weiteren Datensatz anzeigen",
        other: "# weitere Datensätze anzeigen",
      }),
  },
  ofRecord: {
    failed: "Die Änderungen konnten nicht geladen werden.",
    none: "Es wurde noch nichts geändert.",
  },
  trash: {
    kept: (days) =>
      plural("de", days, {
        one: "Wird # Tag lang aufbewahrt.",
        other: "Wird # Tage lang aufbewahrt.",
      }),
    empty: "Papierkorb leeren",
    question: (records) =>
      plural("de", records, {
        one: "Diesen Datensatz endgültig löschen?",
        other: "Diese # Datensätze endgültig löschen?",
      }),
    keepIt: "Behalten",
    keepThem: "Behalten",
    confirm: "Endgültig löschen",
    warning: "Das lässt sich nicht rückgängig machen.",
  },
};
