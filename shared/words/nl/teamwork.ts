import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Personen",
  met: "Wie sprak wie",
  beginsPeople:
    "Vanaf je eerste klant zie je hier wie voor hoeveel verantwoordelijk is en wat ervan is gekomen.",
  beginsMet: "Na je eerste afspraak zie je hier wie er hoeveel had en met welk bedrijf.",
  noneHeld: "Er is er geen doorgegaan.",
  noneInDays: "In deze dagen is geen afspraak doorgegaan.",
  heldByCalendar: "Doorgegane afspraken, naar de agenda waarin ze stonden.",
  noFollowUp: "Geen enkele klant heeft een status met een opvolgtijd.",
  everyone: {
    all: (share) => `${share} van ieders klanten is bijgewerkt.`,
    more: (share) => `Bij iedereen is ${share} of meer van de klanten bijgewerkt.`,
  },
  one: (share, name) => `${share} van de klanten van ${name} is bijgewerkt.`,
  least: {
    all: (share, name, others) =>
      `${share} van de klanten van ${name} is bijgewerkt, van alle anderen ${others}.`,
    more: (share, name, others) =>
      `${share} van de klanten van ${name} is bijgewerkt, van alle anderen ${others} of meer.`,
  },
  all: "Alle",
  company: "Bedrijf",
  others: (count) => plural("nl", count, { one: "# andere", other: "# andere" }),
  pair: (company, person) => `${company}: ${person}`,
  held: (count) => plural("nl", count, { one: "# doorgegaan", other: "# doorgegaan" }),
  hours: (count) => `${count} uur`,
  everyoneRow: "Iedereen",
  totalRow: "Totaal",
  heads: {
    responsible: "Verantwoordelijk",
    customers: "Klanten",
    value: "Waarde",
    held: "Afspraken",
    hours: "Uren",
    new: "Nieuw",
    closed: "Gesloten",
    upToDate: "Bijgewerkt",
  },
};
