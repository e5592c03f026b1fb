import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "Beginnen Sie mit einer Firma",
  text: "Ein Name genügt. Privatkunden brauchen keine Firma: Fügen Sie sie unter Kunden hinzu.",
  import: "Sie haben eine Liste? <import>Importieren Sie sie</import>",
  nextSteps: "Nächste Schritte",
  steps: {
    customers: "Fügen Sie ihre Kunden hinzu",
    customersWhy:
      "Jeden mit einem Status, einem Wert und dem Tag, an dem Sie zuletzt gesprochen haben.",
    appointment: "Buchen Sie einen Termin",
    appointmentWhy: "Er erscheint am selben Tag hier, und der Kalender zeigt ihn.",
    morning: "Schauen Sie jeden Morgen vorbei",
    morningWhy:
      "Sehen Sie die Termine von heute, wer auf Sie wartet und was Ihre Abschlüsse wert sind.",
  },
  sample: "Beispieldaten",
  justLooking: "Nur zum Umsehen hier?",
  addSample: "Beispieldaten hinzufügen",
  addingSample: "Beispieldaten werden hinzugefügt",
  sampleFailed: "Die Beispieldaten konnten nicht hinzugefügt werden. Versuchen Sie es erneut.",
  sampleText:
    "Vier erfundene Firmen mit ihren Kunden, ein voller Tag und einige Notizen. Im Verlauf lassen sich alle Beispieldaten 30 Tage lang mit einem Klick rückgängig machen.",
  sampleAdded: "Beispieldaten hinzugefügt",
};
