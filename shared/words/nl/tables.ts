import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `${name} selecteren`,
  sortBy: "Sorteren op",
  ascending: (column) => `Gesorteerd op ${column}, oplopend. Wijzigen`,
  descending: (column) => `Gesorteerd op ${column}, aflopend. Wijzigen`,
  showMore: "Meer tonen",
  partOf: (shown, total) => `${shown} van ${total}`,
  of: {
    customers: {
      loading: "Klanten laden",
      failed: "De klanten konden niet worden geladen.",
      moreFailed: (customers) =>
        plural("nl", customers, {
          one: "De andere klant kon niet worden geladen.",
          other: "De andere # klanten konden niet worden geladen.",
        }),
      printed: (shown, total) =>
        `Hier zijn alleen de eerste ${shown} van ${total} klanten afgedrukt. Het totaal telt ze allemaal. Gebruik Afdrukken in het menu boven de lijst om ze allemaal af te drukken.`,
    },
    companies: {
      loading: "Bedrijven laden",
      failed: "De bedrijven konden niet worden geladen.",
      moreFailed: (companies) =>
        plural("nl", companies, {
          one: "Het andere bedrijf kon niet worden geladen.",
          other: "De andere # bedrijven konden niet worden geladen.",
        }),
      printed: (shown, total) =>
        `Hier zijn alleen de eerste ${shown} van ${total} bedrijven afgedrukt. Het totaal telt ze allemaal. Gebruik Afdrukken in het menu boven de lijst om ze allemaal af te drukken.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("nl", appointments, {
          one: "De andere afspraak kon niet worden geladen.",
          other: "De andere # afspraken konden niet worden geladen.",
        }),
    },
  },
};
