import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "Die Kunden konnten nicht geladen werden.",
    companies: "Die Firmen konnten nicht geladen werden.",
  },
  loading: {
    customers: "Kunden werden geladen",
    companies: "Firmen werden geladen",
  },
  restFailed: {
    customers: (count) => `Die übrigen ${count} Kunden konnten nicht geladen werden.`,
    companies: (count) => `Die übrigen ${count} Firmen konnten nicht geladen werden.`,
    appointments: (count) => `Die übrigen ${count} Termine konnten nicht geladen werden.`,
  },
  printedFirst: {
    customers: (shown, total) => `Hier sind nur die ersten ${shown} von ${total} Kunden gedruckt. Die Summe zählt alle. Um alle zu drucken, nutzen Sie „Drucken“ im Menü über der Liste.`,
    companies: (shown, total) => `Hier sind nur die ersten ${shown} von ${total} Firmen gedruckt. Die Summe zählt alle. Um alle zu drucken, nutzen Sie „Drucken“ im Menü über der Liste.`,
  },
  tooMany: {
    customers: (total, most) => `${total} Kunden sind zu viele zum Drucken. Grenzen Sie die Liste erst durch Suche oder Filter auf ${most} ein.`,
    companies: (total, most) => `${total} Firmen sind zu viele zum Drucken. Grenzen Sie die Liste erst durch Suche oder Filter auf ${most} ein.`,
    appointments: (total, most) => `${total} Termine sind zu viele zum Drucken. Grenzen Sie die Liste erst durch Suche oder Filter auf ${most} ein.`,
    tasks: (total, most) => `${total} Aufgaben sind zu viele zum Drucken. Grenzen Sie die Liste erst durch Suche oder Filter auf ${most} ein.`,
    entries: (total, most) => `${total} Einträge sind zu viele zum Drucken. Grenzen Sie die Liste erst durch Suche oder Filter auf ${most} ein.`,
  },
  loadingAll: {
    customers: "Alle Kunden werden zum Drucken geladen",
    companies: "Alle Firmen werden zum Drucken geladen",
    appointments: "Alle Termine werden zum Drucken geladen",
    tasks: "Alle Aufgaben werden zum Drucken geladen",
    entries: "Alle Einträge werden zum Drucken geladen",
  },
  notPrinted: {
    customers: "Nicht gedruckt: Einige Kunden konnten nicht geladen werden. Versuchen Sie es erneut.",
    companies: "Nicht gedruckt: Einige Firmen konnten nicht geladen werden. Versuchen Sie es erneut.",
    appointments: "Nicht gedruckt: Einige Termine konnten nicht geladen werden. Versuchen Sie es erneut.",
    tasks: "Nicht gedruckt: Einige Aufgaben konnten nicht geladen werden. Versuchen Sie es erneut.",
    entries: "Nicht gedruckt: Einige Einträge konnten nicht geladen werden. Versuchen Sie es erneut.",
  },
  showMore: "Mehr anzeigen",
  shownOf: (shown, total) => `${shown} von ${total}`,
};
