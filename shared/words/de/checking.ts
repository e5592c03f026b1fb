import type { checking as english } from "../en/checking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const checking: Words<typeof english> = {
  sub: "Prüfen Sie die Zeilen. Noch ist nichts gespeichert.",
  failed: "Es konnte nicht auf Dubletten geprüft werden. Versuchen Sie es erneut.",
  reading: "Zeilen werden gelesen",
  readingOf: (done, rows) => `Zeilen werden gelesen: ${done} von ${rows}`,
  looking: "Vorhandene Datensätze werden gesucht",
  lookingOf: (done, rows) => `Vorhandene Datensätze werden gesucht: ${done} von ${rows}`,
  line: (problems, here) =>
    `${plural("de", problems, { one: "# Problem", other: "# Probleme" })}, ${plural("de", here, { one: "# schon da", other: "# schon da" })}`,
  rowsLabel: "Zeilen",
  all: "Alle",
  problems: "Probleme",
  here: "Schon da",
  similar: "Ähnlich",
  fix: (count) => plural("de", count, { one: "# Problem beheben", other: "# Probleme beheben" }),
  rowsHere: (count) =>
    plural("de", count, { one: "# Zeile ist schon da", other: "# Zeilen sind schon da" }),
  withNew: "Zeilen mit neuen Angaben",
  withNewColon: "Zeilen mit neuen Angaben:",
  identical: "Gleiche Zeilen",
  identicalColon: "Gleiche Zeilen:",
  possiblySame: (count) =>
    plural("de", count, {
      one: "<b># Zeile ist möglicherweise doppelt.</b> Sie wird neu hinzugefügt.",
      other: "<b># Zeilen sind möglicherweise doppelt.</b> Sie werden neu hinzugefügt.",
    }),
  replaceFields: (fields) => `Ersetzen: ${fields}`,
  keepYours: "Eigene behalten",
  bothHave: "Wo beide einen Wert haben:",
  bothHaveChange: (choice) => `Wo beide einen Wert haben: ${choice}. Ändern`,
  whatHappens: "Was geschehen wird",
  new: {
    customers: "Neue Kunden",
    companies: "Neue Firmen",
    appointments: "Neue Termine",
  },
  updates: "Aktualisierungen",
  skipped: "Übersprungen",
  companiesYouHave: "Vorhandene Firmen",
  rowsOfFile: "Zeilen der Datei",
  row: "Zeile",
  result: "Ergebnis",
  fieldInRow: (field, row) => `${field}, Zeile ${row}`,
  newCompany: "neu",
  missing: {
    email: "Keine E-Mail",
    phone: "Kein Telefon",
    company: "Keine Firma",
    industry: "Keine Branche",
    website: "Keine Website",
    address: "Keine Adresse",
    lastContact: "Nie",
    outcome: "Ohne Ergebnis",
    responsible: "Ich",
    host: "Ich",
    attending: "Niemand",
  },
  inFile: "Datei: <value></value>",
  becomes: "wird zu",
  noCustomerLabel: "Termine ohne Kunden",
  nameNobody: (count) =>
    plural("de", count, {
      one: "Bei # Termin fehlt der Kunde",
      other: "Bei # Terminen fehlt der Kunde",
    }),
  inText: (count) => `${count} über Name oder E-Mail im Text erkannt`,
  allWithColon: "Alle mit:",
  allWith: "Alle mit",
  hideTitles: "Titel ausblenden",
  byTitle: (count) => `Nach Titel wählen (${count})`,
  noTitle: "Ohne Titel",
  customerOf: (title) => `Kunde von „${title}“`,
  customerOfUntitled: "Kunde der Termine ohne Titel",
  searchFailed: "Die Suche ist nicht verfügbar",
  typeSomebody: "Geben Sie einen Namen, eine E-Mail-Adresse oder Telefonnummer ein",
  chooseCustomer: "Kunden wählen",
  clear: (label) => `„${label}“ leeren`,
  newCustomer: "Neuer Kunde",
  newCustomerNamed: (name) => `Neuer Kunde „${name}“`,
  heads: {
    customer: "Kunde",
    companyPhone: "Firma, Telefon",
    industryPhone: "Branche, Telefon",
    websiteAddress: "Website, Adresse",
    appointment: "Termin",
    customerCompany: "Kunde, Firma",
    valueContact: "Wert, Kontakt",
  },
  isNew: {
    customers: "Neu",
    companies: "Neu",
    appointments: "Neu",
  },
  actions: {
    update: "Aktualisieren",
    skip: "Überspringen",
    add: "Trotzdem hinzufügen",
  },
  resultOf: (row, result) => `Ergebnis von Zeile ${row}: ${result}. Ändern`,
  replaceField: (field) => `${field} ersetzen: <old></old> <arrow></arrow> <own></own>`,
  replace: (field) => `${field} ersetzen`,
  notAsInFile: "Anders als in der Datei",
  leftBlank: {
    customers: "Werte, die Sie nicht korrigieren, bleiben leer und werden in „Info“ übernommen.",
    companies: "Werte, die Sie nicht korrigieren, bleiben leer und werden in „Info“ übernommen.",
    appointments:
      "Werte, die Sie nicht korrigieren, bleiben leer und werden in „Notizen“ übernommen.",
  },
  importing: "Wird importiert",
  import: {
    customers: (count) =>
      plural("de", count, { one: "# Kunden importieren", other: "# Kunden importieren" }),
    companies: (count) =>
      plural("de", count, { one: "# Firma importieren", other: "# Firmen importieren" }),
    appointments: (count) =>
      plural("de", count, { one: "# Termin importieren", other: "# Termine importieren" }),
  },
  statusOfRows: "Status der Zeilen ohne Status",
  statusOfNew: "Status neuer Kunden",
  colon: (label) => `${label}:`,
  rowsWithoutStatus: (count) =>
    plural("de", count, {
      one: "# Zeile hat keinen Status",
      other: "# Zeilen haben keinen Status",
    }),
  newWithoutStatus: (count) =>
    plural("de", count, {
      one: "# neuer Kunde hat keinen Status",
      other: "# neue Kunden haben keinen Status",
    }),
  says: {
    dateAndTime: "Datum und Uhrzeit",
    mayBeRow: (row, record) => `Vielleicht wie Zeile ${row}, schon vorhanden als ${record}`,
    rowNumber: (row) => `Zeile ${row}`,
    is: (who, why) => `Ist ${who}: ${why}`,
    mayBe: (who, why) => `Vielleicht ${who}: ${why}`,
    differs: {
      name: "anderer Name",
      email: "andere E-Mail",
      phone: "anderes Telefon",
      website: "andere Website",
      address: "andere Adresse",
      several: "auch bei anderen vorhanden",
    },
    adds: (fields) => `Ergänzt: ${fields}`,
    replaces: (fields) => `Ersetzt: ${fields}`,
    keeps: (fields) => `Behält: ${fields}`,
    identical: "Gleich",
    possiblySame: "Möglicherweise doppelt",
    replaceYours: (count) =>
      plural("de", count, {
        one: "# Zeile ersetzt, was Sie haben",
        other: "# Zeilen ersetzen, was Sie haben",
      }),
    addToYours: (count) =>
      plural("de", count, {
        one: "# Zeile ergänzt, was Sie haben",
        other: "# Zeilen ergänzen, was Sie haben",
      }),
    noProblems: "Keine Probleme",
    same: {
      email: "gleiche E-Mail",
      phone: "gleiches Telefon",
      website: "gleiche Website",
      name: "gleicher Name",
      id: "gleiche ID",
    },
  },
};
