import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "Kunden importieren",
    companies: "Firmen importieren",
    appointments: "Termine importieren",
  },
  crumb: "Import",
  kinds: {
    customers: "Kunden",
    companies: "Firmen",
    appointments: "Termine",
  },
  counts: {
    customers: (count) => plural("de", count, { one: "# Kunde", other: "# Kunden" }),
    companies: (count) => plural("de", count, { one: "# Firma", other: "# Firmen" }),
    appointments: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
  },
  rows: (count) => plural("de", count, { one: "# Zeile", other: "# Zeilen" }),
  sentences: (first, second) => `${first}. ${second}`,
  named: (name, value) => `${name}: ${value}`,
  stepsLabel: "Schritte",
  steps: {
    choose: "Auswählen",
    match: "Zuordnen",
    check: "Prüfen",
    done: "Fertig",
  },
  hints: {
    choose: "Eine Datei oder Tabelle",
    match: "Was jede Spalte bedeutet",
    check: "Beheben, aktualisieren, überspringen",
    done: "In einem Schritt gespeichert",
  },
  used: (used, columns) =>
    `${plural("de", used, { one: "#", other: "#" })} von ${plural("de", columns, { one: "# Spalte genutzt", other: "# Spalten genutzt" })}`,
  firstRow: {
    customers: "Schon ein Kunde",
    companies: "Schon eine Firma",
    appointments: "Schon ein Termin",
  },
  pasted: "Eingefügte Tabelle",
  choose: {
    sub: "Nichts wird gespeichert, bevor Sie es geprüft haben.",
    subCustomers:
      "Auch die Firmen werden importiert. Nichts wird gespeichert, bevor Sie es geprüft haben.",
    paste: "Oder eine Tabelle einfügen",
    pasteHint:
      "Kopieren Sie die Zellen in Excel, Numbers oder Google Tabellen und fügen Sie sie mit der Überschriftenzeile hier ein",
    readTable: "Tabelle lesen",
    where: "Wo Sie Ihre Datei finden",
    google: "Exportieren, dann Google CSV",
    outlook: "Verwalten, dann Kontakte exportieren",
    icloud: "Einstellungen, dann vCard exportieren",
    otherCrm: "Ein anderes CRM",
    otherHow: "Jeder Export als CSV oder Excel",
    file: "Datei",
    readingFile: (name) => `${name} wird gelesen`,
    readingTable: "Tabelle wird gelesen",
    drop: "Zum Lesen loslassen",
    dropHere: "Datei hierher ziehen",
    kinds: "CSV, Excel, vCard, Kalender (ICS) oder eine Client-Desk-Datei, bis 20\u00a0MB",
    button: "Datei auswählen",
    toImport: "Zu importierende Datei",
    another: "Andere Datei verwenden",
    whatIsIn: "Was darin ist",
    firstRow: "Erste Zeile",
    headings: "Überschriften",
    next: (files) => `Danach: <files>${files}</files>`,
    matching: "Wird zugeordnet",
    toMatch: "Weiter zum Zuordnen",
    firstOf: (shown, rows) =>
      `Die ersten ${shown} von ${plural("de", rows, { one: "# Zeile", other: "# Zeilen" })}`,
    firstRows: "Die ersten Zeilen",
  },
  empty: "Leer",
  readAs: {
    sheet: "Blatt",
    encoding: "Zeichensatz",
    separator: "Trennzeichen",
  },
  formats: {
    paste: "Eingefügt",
    ics: "Kalender",
  },
  toCheck: "Weiter zum Prüfen",
  back: "Zurück",
};
