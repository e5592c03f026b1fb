import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Ihre Daten",
  lastImport: "Letzter Import",
  records: (records) => plural("de", records, { one: "# Datensatz", other: "# Datensätze" }),
  never: "Nie",
  since: "Der Verlauf reicht zurück bis",
  today: "Heute",
  import: {
    title: "Import",
    hint: "Aus einer Datei oder einer eingefügten Tabelle. Nichts wird gespeichert, bevor Sie es geprüft haben.",
    customers: "Kunden und Firmen",
    customersNote: "CSV, Excel, vCard oder eine eingefügte Tabelle",
    appointments: "Termine",
    appointmentsNote: "Eine Kalenderdatei (ICS) oder CSV",
    button: "Importieren",
    labels: {
      customers: "Kunden importieren",
      appointments: "Termine importieren",
    },
  },
  export: {
    title: "Export",
    hint: "Laden Sie jederzeit eine Kopie herunter.",
    titles: {
      companies: "Firmen",
      customers: "Kunden",
      appointments: "Termine",
      everything: "Alles",
    },
    uses: {
      companies: "CSV für Tabellenprogramme.",
      customers: "CSV für Tabellenprogramme.",
      appointments: "ICS für Ihren Kalender.",
      everything: "Eine Client-Desk-Datei mit alldem sowie Notizen, Aufgaben und Verlauf.",
    },
    counted: {
      companies: (count) =>
        plural("de", count, {
          one: "# Firma. CSV für Tabellenprogramme.",
          other: "# Firmen. CSV für Tabellenprogramme.",
        }),
      customers: (count) =>
        plural("de", count, {
          one: "# Kunde mit Firma. CSV für Tabellenprogramme.",
          other: "# Kunden, jeweils mit Firma. CSV für Tabellenprogramme.",
        }),
      appointments: (count) =>
        plural("de", count, {
          one: "# Termin. ICS für Ihren Kalender.",
          other: "# Termine. ICS für Ihren Kalender.",
        }),
    },
    labels: {
      companies: (format) => `Firmen als ${format} herunterladen`,
      customers: (format) => `Kunden als ${format} herunterladen`,
      appointments: (format) => `Termine als ${format} herunterladen`,
      everything: (format) => `Alles als ${format} herunterladen`,
    },
  },
  tidy: {
    title: "Aufräumen",
    duplicates: "Dubletten",
    possible: "Mögliche Dubletten",
    none: "Keine möglichen Dubletten.",
    count: (count) =>
      plural("de", count, { one: "# mögliche Dublette", other: "# mögliche Dubletten" }),
    review: "Prüfen",
    reviewLabel: "Dubletten prüfen",
    trash: "Papierkorb",
    trashNote: "Gelöschtes, das wiederhergestellt werden kann",
    trashEmpty: "Der Papierkorb ist leer.",
    deletion: (day) => `1 Löschung lässt sich bis ${day} rückgängig machen.`,
    deletions: (count, day) =>
      `${plural("de", count, { one: "# Löschung lässt", other: "# Löschungen lassen" })} sich rückgängig machen, die erste bis ${day}.`,
    showTrash: "Im Verlauf anzeigen",
    history: "Verlauf",
    openHistory: "Verlauf öffnen",
  },
  danger: {
    title: "Gefahrenbereich",
    trash: "Papierkorb",
    trashNote: "Entfernt Gelöschtes endgültig. Das lässt sich nicht rückgängig machen.",
    trashCount: (records) =>
      plural("de", records, {
        one: "Entfernt # gelöschten Datensatz endgültig. Das lässt sich nicht rückgängig machen.",
        other: "Entfernt # gelöschte Datensätze endgültig. Das lässt sich nicht rückgängig machen.",
      }),
    emptyTrash: "Papierkorb leeren",
    account: "Ihr Konto löschen",
    deleteAccount: "Konto löschen",
    removes: (what) => `Entfernt ${what}. Das lässt sich nicht rückgängig machen.`,
    question: "Ihr Konto löschen?",
    removesAll: (what) =>
      `Das entfernt ${what}, sofort und auf allen Geräten. Das lässt sich nicht rückgängig machen.`,
    keepAccount: "Konto behalten",
    deleting: "Wird gelöscht",
    desks:
      "Ihr Konto und jeden Desk, auf dem sonst niemand ist, mit allen Datensätzen und dem Verlauf",
    unknown: "Ihre Firmen, Kunden, Termine, Aufgaben, Notizen und Ihren Verlauf",
    nothing: "Ihren Namen, Ihre E-Mail-Adresse, Ihre Aufgaben und Ihren Verlauf",
    companies: (companies) =>
      plural("de", companies, {
        one: "Ihre # Firma und alle Termine, Aufgaben, Notizen und den Verlauf",
        other: "Ihre # Firmen und alle Termine, Aufgaben, Notizen und den Verlauf",
      }),
    customers: (customers) =>
      plural("de", customers, {
        one: "Ihren # Kunden und alle Termine, Aufgaben, Notizen und den Verlauf",
        other: "Ihre # Kunden und alle Termine, Aufgaben, Notizen und den Verlauf",
      }),
    both: (companies, customers) =>
      `Ihre ${plural("de", companies, { one: "# Firma", other: "# Firmen" })}, ${plural("de", customers, { one: "# Kunden", other: "# Kunden" })} und alle Termine, Aufgaben, Notizen und den Verlauf`,
  },
};
