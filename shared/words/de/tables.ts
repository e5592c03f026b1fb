import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `${name} auswählen`,
  sortBy: "Sortieren nach",
  ascending: (column) => `Nach ${column} sortiert, aufsteigend. Ändern`,
  descending: (column) => `Nach ${column} sortiert, absteigend. Ändern`,
  showMore: "Mehr anzeigen",
  partOf: (shown, total) => `${shown} von ${total}`,
  of: {
    customers: {
      loading: "Kunden werden geladen",
      failed: "Die Kunden konnten nicht geladen werden.",
      moreFailed: (customers) =>
        plural("de", customers, {
          one: "Der übrige Kunde konnte nicht geladen werden.",
          other: "Die übrigen # Kunden konnten nicht geladen werden.",
        }),
      printed: (shown, total) =>
        `Hier sind nur die ersten ${shown} von ${total} Kunden gedruckt. Die Summe zählt alle. Um alle zu drucken, wählen Sie „Drucken“ im Menü über der Liste.`,
    },
    companies: {
      loading: "Firmen werden geladen",
      failed: "Die Firmen konnten nicht geladen werden.",
      moreFailed: (companies) =>
        plural("de", companies, {
          one: "Die übrige Firma konnte nicht geladen werden.",
          other: "Die übrigen # Firmen konnten nicht geladen werden.",
        }),
      printed: (shown, total) =>
        `Hier sind nur die ersten ${shown} von ${total} Firmen gedruckt. Die Summe zählt alle. Um alle zu drucken, wählen Sie „Drucken“ im Menü über der Liste.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("de", appointments, {
          one: "Der übrige Termin konnte nicht geladen werden.",
          other: "Die übrigen # Termine konnten nicht geladen werden.",
        }),
    },
  },
};
