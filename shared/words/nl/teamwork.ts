import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Personen",
  met: "Wie sprak wie",
  beginsPeople:
    "Vanaf je eerste klant zie je hier wie voor hoeveel verantwoordelijk is en wat ervan is gekomen.",
  beginsMet: "Na je eerste afspraak zie je hier wie hoeveel afspraken had, en met welk bedrijf.",
  noneHeld: "Geen enkele afspraak is doorgegaan.",
  noneInDays: "In deze dagen is geen afspraak doorgegaan.",
  heldByCalendar: "Doorgegane afspraken, naar de agenda waarin ze stonden.",
  noFollowUp: "Geen enkele klant heeft een status met een opvolgtijd.",
  everyone: {
    all: (share) => `Bij iedereen is het contact met ${share} van de klanten op tijd.`,
    more: (share) => `Bij iedereen is het contact met ${share} of meer van de klanten op tijd.`,
  },
  one: (share, name) => `Bij ${name} is het contact met ${share} van de klanten op tijd.`,
  least: {
    all: (share, name, others) =>
      `Bij ${name} is het contact met ${share} van de klanten op tijd, bij alle anderen met ${others}.`,
    more: (share, name, others) =>
      `Bij ${name} is het contact met ${share} van de klanten op tijd, bij alle anderen met ${others} of meer.`,
  },
  all: "Alle",
  company: "Bedrijf",
  others: (count) => plural("nl", count, { one: "# andere", other: "# andere" }),
  pair: (company, person) => `${company}: ${person}`,
  held: (count) => plural("nl", count, { one: "# doorgegaan", other: "# doorgegaan" }),
  hours: (count) => `${count}\u00a0uur`,
  everyoneRow: "Iedereen",
  totalRow: "Totaal",
  heads: {
    responsible: "Verantwoordelijk",
    customers: "Klanten",
    value: "Waarde",
    held: "Doorgegaan",
    hours: "Uren",
    new: "Nieuw",
    closed: "Gesloten",
    upToDate: "Contact op tijd",
  },
};
