import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "Was Sie vorhin getippt haben, ist wieder da. <discard>Text verwerfen</discard>",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Ihre Änderungen sind nicht gespeichert.",
  keepEditing: "Weiter bearbeiten",
  discardChanges: "Änderungen verwerfen",
  saving: "Wird gespeichert",
  willSave: (amount) => `Wird als ${amount} gespeichert`,
  willSaveNot: (amount, other) => `Wird als ${amount} gespeichert, nicht als ${other}`,
  noMatches: "Keine Treffer",
  showList: "Liste anzeigen",
  searching: "Wird gesucht",
  conflict: {
    title: "Anderswo bearbeitet",
    elsewhere:
      "Dieser Datensatz wurde in einem anderen Tab oder auf einem anderen Gerät geändert, während Sie ihn bearbeitet haben. Welche Fassung möchten Sie behalten?",
    by: (who) =>
      `${who} hat das geändert, während Sie es bearbeitet haben. Welche Fassung möchten Sie behalten?`,
    keepSaved: "Gespeicherte Fassung behalten",
    saveMine: "Meine speichern",
    saved: "Gespeicherte Fassung",
    of: (who) => `Fassung von ${who}`,
    yours: "Ihre Fassung",
    empty: "Leer",
  },
};
