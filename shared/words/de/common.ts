import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  list: (first, second) => `${first}, ${second}`,
  cancel: "Abbrechen",
  close: "Schließen",
  continue: "Weiter",
  copy: "Kopieren",
  copied: "Kopiert",
  tryAgain: "Erneut versuchen",
  trying: "Versuche erneut",
  loading: "Wird geladen",
  saving: "Wird gespeichert",
  deleting: "Wird gelöscht",
  optional: "Optional",
  dataIsSafe: "Ihre Daten sind sicher.",
  checkConnection: "Prüfen Sie Ihre Verbindung.",
  loadFailed:
    "Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu.",
  noEntries: "Noch keine Einträge",
  noEntry: "Kein Eintrag",
  invalidDate: "Ungültiges Datum",
  invalidTime: "Ungültige Uhrzeit",
  noTime: "Keine Uhrzeit",
  session: {
    expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich bitte neu an.",
    loggedOut: "Sie sind abgemeldet",
    deleted: "Ihr Konto ist gelöscht",
  },
  statuses: {
    "Window Shopper": "Interessent",
    Pending: "Offen",
    Active: "Aktiv",
    "Deal Closed": "Abgeschlossen",
    "Returning Client": "Stammkunde",
  },
  failure: {
    margin: "Fehler",
    title: "Etwas ist schiefgegangen",
    detail: "Diese Seite konnte nicht angezeigt werden. Ihre Daten sind sicher.",
    kept: "Ihr Text ist gespeichert. Wenn das weiter passiert, verwerfen Sie den Text.",
    discard: "Meinen Text verwerfen",
    incompleteTitle: "Diese Seite konnte nicht geladen werden",
    incomplete:
      "Die Verbindung war unterbrochen, oder Client Desk wurde aktualisiert, während es geöffnet war. Ihre Daten sind sicher, und die Seite lädt neu, sobald es geht.",
    reload: "Neu laden",
    offline: "Immer noch keine Verbindung. Versuchen Sie es gleich noch einmal.",
    toHome: "Zur Startseite",
    toCompanies: "Zu den Firmen",
    toDashboard: "Zur Übersicht",
  },
};
