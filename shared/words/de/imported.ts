import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "Es wurde nichts gespeichert.",
    sub: "Wird importiert. Sie können weiterarbeiten: Der Import läuft auch, wenn Sie diese Seite verlassen.",
    stopped: "Abgebrochen",
    of: {
      customers: (of) => `von ${of} Kunden`,
      companies: (of) => `von ${of} Firmen`,
      appointments: (of) => `von ${of} Terminen`,
    },
    sent: {
      customers: (of) => `von ${of} Kunden gesendet`,
      companies: (of) => `von ${of} Firmen gesendet`,
      appointments: (of) => `von ${of} Terminen gesendet`,
    },
    doneOf: (done, of) => `${done} ${of}`,
    now: (name) => `Jetzt: ${name}`,
    lost: "Keine Verbindung. Es geht weiter, sobald der Server antwortet.",
    canceling: "Wird abgebrochen",
    cancel: "Import abbrechen",
    leavesNothing: "Beim Abbrechen bleibt nichts zurück.",
    leavesNoneOf: (done) =>
      `Beim Abbrechen bleibt nichts zurück: Von den ${done} wird nichts behalten.`,
    stoppedAll: "Der Import ist abgebrochen. Es wurde nichts gespeichert.",
    stoppedAt: (row) => `Der Import ist bei Zeile ${row} abgebrochen. Es wurde nichts gespeichert.`,
    fewSeconds: "Noch ein paar Sekunden",
    seconds: (seconds) =>
      plural("de", seconds, { one: "Noch etwa # Sekunde", other: "Noch etwa # Sekunden" }),
    minute: "Noch etwa eine Minute",
    minutes: (minutes) =>
      plural("de", minutes, { one: "Noch etwa # Minute", other: "Noch etwa # Minuten" }),
    notStarted: "Der Import konnte nicht gestartet werden. Versuchen Sie es erneut.",
  },
  imported: {
    customers: (count) =>
      plural("de", count, { one: "# Kunde importiert", other: "# Kunden importiert" }),
    companies: (count) =>
      plural("de", count, { one: "# Firma importiert", other: "# Firmen importiert" }),
    appointments: (count) =>
      plural("de", count, { one: "# Termin importiert", other: "# Termine importiert" }),
  },
  sentence: (imported) => `${imported}.`,
  open: "Öffnen",
  another: "Weitere Datei importieren",
  continueWith: (file) => `Weiter mit ${file}`,
  show: {
    customers: "Importierte Kunden anzeigen",
    companies: "Importierte Firmen anzeigen",
    appointments: "Importierte Termine anzeigen",
  },
  downloadSkipped: "Übersprungene Zeilen herunterladen",
  undoing: "Wird rückgängig gemacht",
  undo: "Import rückgängig machen",
  available: (note, days) =>
    plural("de", days, {
      one: `${note} # Tag lang möglich, hier oder im Verlauf.`,
      other: `${note} # Tage lang möglich, hier oder im Verlauf.`,
    }),
  undoRemoves: (made) => `Dabei wird entfernt: ${made}.`,
  undoReverts: (changed) =>
    plural("de", changed, {
      one: "Dabei wird # Aktualisierung zurückgenommen.",
      other: "Dabei werden # Aktualisierungen zurückgenommen.",
    }),
  undoBoth: (made, changed) =>
    plural("de", changed, {
      one: `Dabei wird entfernt: ${made}; # Aktualisierung wird zurückgenommen.`,
      other: `Dabei wird entfernt: ${made}; # Aktualisierungen werden zurückgenommen.`,
    }),
  newCustomers: (count) => plural("de", count, { one: "# neuer Kunde", other: "# neue Kunden" }),
  newCompanies: (count) => plural("de", count, { one: "# neue Firma", other: "# neue Firmen" }),
  wereHere: (count) => plural("de", count, { one: "# war schon da", other: "# waren schon da" }),
  notChanged: (count) =>
    plural("de", count, { one: "# Zeile nicht geändert", other: "# Zeilen nicht geändert" }),
  changedElsewhere: "Sie wurden während des Imports anderswo geändert oder gelöscht",
  unread: (count) =>
    plural("de", count, {
      one: "# Wert konnte nicht gelesen werden",
      other: "# Werte konnten nicht gelesen werden",
    }),
  keptIn: (field) => `Sie stehen in „${field}“, jeder mit dem Namen seiner Spalte`,
  cut: (field, rows) =>
    plural("de", rows, {
      one: `„${field}“ in # Zeile gekürzt`,
      other: `„${field}“ in # Zeilen gekürzt`,
    }),
  limit: (most) =>
    plural("de", most, {
      one: "Die Grenze liegt bei # Zeichen. Der Rest wurde abgeschnitten:",
      other: "Die Grenze liegt bei # Zeichen. Der Rest wurde abgeschnitten:",
    }),
  duplicates: (count) =>
    plural("de", count, { one: "# mögliche Dublette", other: "# mögliche Dubletten" }),
  duplicatesWhy: "Gleiche E-Mail, gleiches Telefon oder ein ähnlicher Name",
  review: "Prüfen",
  hide: "Ausblenden",
  showThe: (count) => plural("de", count, { one: "Anzeigen", other: "Die # anzeigen" }),
  rowNumber: (row) => `Zeile ${row}`,
  valueOf: (column) => `${column}: <value></value>`,
  updated: "Aktualisiert",
  rowsInFile: "Zeilen in der Datei",
  undone: "Import rückgängig gemacht. Davon ist nichts übrig.",
  changed: (count) => plural("de", count, { one: "# geändert", other: "# geändert" }),
  left: (count, field) =>
    plural("de", count, { one: `# in „${field}“ geblieben`, other: `# in „${field}“ geblieben` }),
  why: {
    withoutName: "ohne Namen",
    withoutTitle: "ohne Titel",
    withoutDate: "ohne Datum",
    withoutCustomer: "ohne Kunden",
    leftOut: "von Ihnen übersprungen",
    twice: "doppelt in der Datei",
    kept: "unverändert behalten",
    identical: "identisch mit Ihren Daten",
  },
  andMore: (fields) => `${fields} und mehr`,
};
