import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Wiederherstellen",
  hint: "Aus einer Client-Desk-Datei.",
  row: "Aus einer Datei wiederherstellen",
  note: "Sie sehen zuerst die Unterschiede. Ersetzt wird nur, was Sie dafür auswählen.",
  remove: "Entfernen",
  removing: "Wird entfernt",
  chooseFile: "Datei auswählen",
  file: "Client-Desk-Datei",
  notRemoved:
    "Die wiederhergestellten Daten konnten nicht entfernt werden. Versuchen Sie es erneut.",
  removeStopped: (file) =>
    `Das Entfernen der Daten aus ${file} wurde nicht abgeschlossen. Wählen Sie „Entfernen“, um es erneut zu versuchen.`,
  stopped: (file, written) =>
    plural("de", written, {
      one: `Die Wiederherstellung von ${file} wurde nach # Zeile unterbrochen. Wählen Sie dieselbe Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
      other: `Die Wiederherstellung von ${file} wurde nach # Zeilen unterbrochen. Wählen Sie dieselbe Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
    }),
  removeFirst: (file) =>
    `Das Entfernen der Daten aus ${file} wurde nicht abgeschlossen. Entfernen Sie zuerst den Rest.`,
  otherFile: (file) =>
    `Die Wiederherstellung von ${file} wurde nicht abgeschlossen. Wählen Sie diese Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
  title: "Aus einer Datei wiederherstellen",
  cancel: "Wiederherstellung abbrechen",
  account: "Konto wiederherstellen",
  records: (count) =>
    plural("de", count, {
      one: "# Datensatz wiederherstellen",
      other: "# Datensätze wiederherstellen",
    }),
  reading: "Wird gelesen",
  restoring: "Wird wiederhergestellt",
  cancelHint: "Beim Abbrechen bleibt nichts zurück.",
  removingAll: "Die wiederhergestellten Daten werden entfernt",
  continues:
    "Die letzte Wiederherstellung wurde nicht abgeschlossen. Sie wird dort fortgesetzt, wo sie unterbrochen wurde.",
  whole: (day) => `Ihr Konto ist leer. Alles wird so sein, wie es am ${day} war.`,
  older:
    "Die Datei stammt aus einer älteren Version. Der Verlauf zeigt ihre Änderungen, sie lassen sich aber nicht rückgängig machen.",
  changes: (count) =>
    plural("de", count, { one: "# Änderung im Verlauf", other: "# Änderungen im Verlauf" }),
  counts: {
    companies: (count) => plural("de", count, { one: "# Firma", other: "# Firmen" }),
    customers: (count) => plural("de", count, { one: "# Kunde", other: "# Kunden" }),
    appointments: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
    activities: (count) => plural("de", count, { one: "# Eintrag", other: "# Einträge" }),
    tasks: (count) => plural("de", count, { one: "# Aufgabe", other: "# Aufgaben" }),
    tags: (count) => plural("de", count, { one: "# Schlagwort", other: "# Schlagwörter" }),
    views: (count) => plural("de", count, { one: "# Ansicht", other: "# Ansichten" }),
    absences: (count) => plural("de", count, { one: "# Abwesenheit", other: "# Abwesenheiten" }),
    meetingTypes: (count) => plural("de", count, { one: "# Terminart", other: "# Terminarten" }),
  },
  broken: "Die Datei konnte nicht gelesen werden.",
  failed: "Die Datei konnte nicht wiederhergestellt werden.",
  done: (written) =>
    plural("de", written, {
      one: "Konto wiederhergestellt: # Zeile",
      other: "Konto wiederhergestellt: # Zeilen",
    }),
  doneWithout: (written, leftOut) =>
    `${plural("de", written, { one: "Konto wiederhergestellt: # Zeile", other: "Konto wiederhergestellt: # Zeilen" })}, ${plural("de", leftOut, { one: "# Zeile ausgelassen", other: "# Zeilen ausgelassen" })}`,
  restored: (count) =>
    plural("de", count, {
      one: "# Datensatz wiederhergestellt",
      other: "# Datensätze wiederhergestellt",
    }),
  nothingSaved: "Es wurde nichts gespeichert.",
  files: {
    notOurs: "Das ist keine Client-Desk-Datei.",
    notWhole: "Das ist keine vollständige Client-Desk-Datei.",
    newer: "Diese Datei stammt aus einer neueren Version von Client Desk.",
  },
  allHere: "Alles aus der Datei ist schon hier.",
  differences: (added, changed, same) =>
    `${plural("de", added, { one: "# Datensatz nur in der Datei", other: "# Datensätze nur in der Datei" })}, ${plural("de", changed, { one: "# verschieden", other: "# verschieden" })}, ${plural("de", same, { one: "# gleich", other: "# gleich" })}. Die Wiederherstellung lässt sich rückgängig machen.`,
  whatDiffers: "Was verschieden ist",
  andMore: (count) => plural("de", count, { one: "und # weiterer", other: "und # weitere" }),
  where: "Wo die Datei abweicht",
  keep: "Behalten, was Sie haben",
  take: "Übernehmen, was in der Datei steht",
};
