import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
  crumb: "Zusammenführen",
  titles: { customers: "Kunden zusammenführen", companies: "Firmen zusammenführen" },
  counted: {
    customers: (customers) =>
      plural("de", customers, {
        one: "# Kunden zusammenführen",
        other: "# Kunden zusammenführen",
      }),
    companies: (companies) =>
      plural("de", companies, {
        one: "# Firma zusammenführen",
        other: "# Firmen zusammenführen",
      }),
  },
  chooseFor: (name) =>
    `Wählen Sie Feld für Feld, was bleibt.<phone> Alles kommt zu <name>${name}</name>.</phone>`,
  button: { customers: "Kunden zusammenführen", companies: "Firmen zusammenführen" },
  busy: "Wird zusammengeführt",
  keptFor: (days) =>
    plural("de", days, {
      one: "Sie können das # Tag lang rückgängig machen. Die anderen Werte bleiben im Verlauf.",
      other: "Sie können das # Tage lang rückgängig machen. Die anderen Werte bleiben im Verlauf.",
    }),
  done: "Zusammengeführt",
  failed: "Das Zusammenführen ist fehlgeschlagen",
  loadFailed: "Die Datensätze zum Zusammenführen konnten nicht geladen werden",
  loading: "Datensätze zum Zusammenführen werden geladen",
  listFailed: {
    customers: "Die Kunden konnten nicht geladen werden.",
    companies: "Die Firmen konnten nicht geladen werden.",
  },
  nothing: "Nichts zusammenzuführen",
  gone: {
    customers: "Diese Kunden wurden schon zusammengeführt oder gelöscht.",
    companies: "Diese Firmen wurden schon zusammengeführt oder gelöscht.",
  },
  back: "Zu den Dubletten",
  records: "Datensätze zum Zusammenführen",
  sideways: (records) =>
    plural("de", records, {
      one: "Scrollen Sie seitwärts, um den ganzen Datensatz zu sehen.",
      other: "Scrollen Sie seitwärts, um alle # Datensätze zu sehen.",
    }),
  added: (day, name) =>
    `Hinzugefügt: ${day}. <all>Alles behalten<hidden> von ${name}</hidden></all>`,
  imported: (day, name) =>
    `Importiert: ${day}. <all>Alles behalten<hidden> von ${name}</hidden></all>`,
  result: "Ergebnis",
  isKept: (name) => `<name>${name}</name> bleibt`,
  alsoMoved: "Geht mit",
  same: "Das Gleiche",
  sameAs: (name) => `Das Gleiche wie bei ${name}`,
  tooLong: "Zu lang, um alles zu behalten. Wählen Sie, was bleibt.",
  later: (day) => `${day}<note>, der spätere</note>`,
  latest: (day) => `${day}<note>, der späteste</note>`,
  sumOfBoth: "Die Summe beider",
  sumOfAll: (records) =>
    plural("de", records, { one: "Die Summe von #", other: "Die Summe aller #" }),
  takeSum: (sum) => `Summe verwenden: ${sum}`,
  without: {
    name: "Kein Name",
    company: "Keine Firma",
    email: "Keine E-Mail",
    phone: "Kein Telefon",
    status: "Kein Status",
    value: "Nichts",
    lastContact: "Nicht erfasst",
    snoozedUntil: "Nicht zurückgestellt",
    responsible: "Niemand zuständig",
    industry: "Keine Branche",
    website: "Keine Website",
    address: "Keine Adresse",
    notes: "Leer",
    description: "Leer",
    tags: "Keine Schlagwörter",
  },
  belongings: {
    customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
    appointments: (appointments) =>
      plural("de", appointments, { one: "# Termin", other: "# Termine" }),
    tasks: (tasks) => plural("de", tasks, { one: "# Aufgabe", other: "# Aufgaben" }),
    note: (notes) => plural("de", notes, { one: "# Notiz", other: "# Notizen" }),
    call: (calls) => plural("de", calls, { one: "# Anruf", other: "# Anrufe" }),
    email: (emails) => plural("de", emails, { one: "# E-Mail", other: "# E-Mails" }),
    meeting: (meetings) => plural("de", meetings, { one: "# Treffen", other: "# Treffen" }),
    none: {
      customers: "Keine Kunden",
      appointments: "Keine Termine",
    },
  },
};
