import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "De klanten konden niet worden geladen.",
    companies: "De bedrijven konden niet worden geladen.",
  },
  loading: {
    customers: "Klanten worden geladen",
    companies: "Bedrijven worden geladen",
  },
  restFailed: {
    customers: (count) => `De andere ${count} klanten konden niet worden geladen.`,
    companies: (count) => `De andere ${count} bedrijven konden niet worden geladen.`,
    appointments: (count) => `De andere ${count} afspraken konden niet worden geladen.`,
  },
  printedFirst: {
    customers: (shown, total) => `Hier zijn alleen de eerste ${shown} van ${total} klanten afgedrukt. Het totaal telt ze allemaal. Gebruik “Afdrukken” in het menu boven de lijst om ze allemaal af te drukken.`,
    companies: (shown, total) => `Hier zijn alleen de eerste ${shown} van ${total} bedrijven afgedrukt. Het totaal telt ze allemaal. Gebruik “Afdrukken” in het menu boven de lijst om ze allemaal af te drukken.`,
  },
  tooMany: {
    customers: (total, most) => `${total} klanten zijn te veel om af te drukken. Verklein de lijst eerst tot ${most} met zoeken of filteren.`,
    companies: (total, most) => `${total} bedrijven zijn te veel om af te drukken. Verklein de lijst eerst tot ${most} met zoeken of filteren.`,
    appointments: (total, most) => `${total} afspraken zijn te veel om af te drukken. Verklein de lijst eerst tot ${most} met zoeken of filteren.`,
    tasks: (total, most) => `${total} taken zijn te veel om af te drukken. Verklein de lijst eerst tot ${most} met zoeken of filteren.`,
    entries: (total, most) => `${total} notities zijn te veel om af te drukken. Verklein de lijst eerst tot ${most} met zoeken of filteren.`,
  },
  loadingAll: {
    customers: "Alle klanten worden geladen om af te drukken",
    companies: "Alle bedrijven worden geladen om af te drukken",
    appointments: "Alle afspraken worden geladen om af te drukken",
    tasks: "Alle taken worden geladen om af te drukken",
    entries: "Alle notities worden geladen om af te drukken",
  },
  notPrinted: {
    customers: "Niet afgedrukt: sommige klanten konden niet worden geladen. Probeer het opnieuw.",
    companies: "Niet afgedrukt: sommige bedrijven konden niet worden geladen. Probeer het opnieuw.",
    appointments: "Niet afgedrukt: sommige afspraken konden niet worden geladen. Probeer het opnieuw.",
    tasks: "Niet afgedrukt: sommige taken konden niet worden geladen. Probeer het opnieuw.",
    entries: "Niet afgedrukt: sommige notities konden niet worden geladen. Probeer het opnieuw.",
  },
  showMore: "Meer tonen",
  shownOf: (shown, total) => `${shown} van ${total}`,
};
