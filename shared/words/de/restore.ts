import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Wiederherstellen",
  hint: "Aus einer Datei von Client Desk.",
  row: "Aus einer Datei wiederherstellen",
  note: "Sie sehen zuerst die Unterschiede. Nichts von Ihnen wird ersetzt, wenn Sie es nicht wählen.",
  remove: "Entfernen",
  removing: "Wird entfernt",
  chooseFile: "Datei wählen",
  file: "Datei von Client Desk",
  notRemoved:
    "Die wiederhergestellten Daten konnten nicht entfernt werden. Versuchen Sie es erneut.",
  removeStopped: (file) =>
    `Das Entfernen der Daten aus ${file} wurde nicht beendet. Wählen Sie „Entfernen“, um es erneut zu versuchen.`,
  stopped: (file, written) =>
    plural("de", written, {
      one: `Das Wiederherstellen von ${file} endete nach # Zeile. Wählen Sie dieselbe Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
      other: `Das Wiederherstellen von ${file} endete nach # Zeilen. Wählen Sie dieselbe Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
    }),
  removeFirst: (file) =>
    `Das Entfernen der Daten aus ${file} wurde nicht beendet. Entfernen Sie zuerst den Rest.`,
  otherFile: (file) =>
    `Das Wiederherstellen von ${file} wurde nicht beendet. Wählen Sie diese Datei, um fortzufahren, oder entfernen Sie das Wiederhergestellte.`,
  title: "Aus einer Datei wiederherstellen",
  cancel: "Wiederherstellen abbrechen",
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
    "Das letzte Wiederherstellen wurde nicht beendet. Es geht dort weiter, wo es aufgehört hat.",
  whole: (day) => `Ihr Konto ist leer. Alles wird so sein, wie es am ${day} war.`,
  older:
    "Die Datei ist von einer älteren Version. Der Verlauf zeigt ihre Änderungen, sie lassen sich aber nicht rückgängig machen.",
  changes: (count) =>
    plural("de", count, { one: "# Änderung im Verlauf", other: "# Änderungen im Verlauf" }),
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
    notOurs: "Das ist keine Datei von Client Desk.",
    notWhole: "Das ist keine vollständige Datei von Client Desk.",
    newer: "Diese Datei ist von einer neueren Version von Client Desk.",
  },
  allHere: "Alles aus der Datei ist schon hier.",
  differences: (added, changed, same) =>
    `${plural("de", added, { one: "# Datensatz nur in der Datei", other: "# Datensätze nur in der Datei" })}, ${changed} verschieden, ${same} gleich. Das Wiederherstellen lässt sich rückgängig machen.`,
  whatDiffers: "Was verschieden ist",
  andMore: (count) => plural("de", count, { one: "und # weiterer", other: "und # weitere" }),
  where: "Wo die Datei abweicht",
  keep: "Behalten, was Sie haben",
  take: "Nehmen, was in der Datei steht",
};
