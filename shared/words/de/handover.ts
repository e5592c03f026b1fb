import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "Übergeben",
  saveCount: (count) =>
    plural("de", count, { one: "# Datensatz übergeben", other: "# Datensätze übergeben" }),
  busy: "Wird übergeben",
  to: "An",
  awayFrom: (from, until) => `Abwesend vom ${from} bis ${until}`,
  goesAlong: "Was mit übergeben wird",
  note: "Notiz",
  noteTo: (name) => `Notiz an ${name}`,
  kinds: {
    company: "Firma",
    companies: "Firmen",
    theirCompanies: "Deren Firmen",
    customer: "Kunde",
    customers: "Kunden",
    tasks: "Offene Aufgaben",
    theirTasks: "Deren offene Aufgaben",
    appointments: "Kommende Termine",
  },
  overlap: (count, name) =>
    plural("de", count, {
      one: `# überschneidet sich bei ${name}`,
      other: `# überschneiden sich bei ${name}`,
    }),
  sharedOne: "hat weitere Kunden",
  shared: (count) =>
    plural("de", count, {
      one: "# davon hat weitere Kunden",
      other: "# davon haben weitere Kunden",
    }),
  yours: "Ihre",
  theirs: (name) => `die von ${name}`,
  nowYours: (count) =>
    plural("de", count, {
      one: "# Datensatz gehört jetzt Ihnen",
      other: "# Datensätze gehören jetzt Ihnen",
    }),
  nowTheirs: (count, name) =>
    plural("de", count, {
      one: `# Datensatz gehört jetzt ${name}`,
      other: `# Datensätze gehören jetzt ${name}`,
    }),
  skipped: (changed, all, skipped) =>
    `${changed} von ${all}. ${plural("de", skipped, { one: "# wurde anderswo geändert.", other: "# wurden anderswo geändert." })}`,
  showThem: "Anzeigen",
  failed: "Es wurde nichts übergeben. Versuchen Sie es erneut.",
  notCounted: "Das konnte nicht gezählt werden.",
  altogether: "Insgesamt",
  records: (count) => plural("de", count, { one: "# Datensatz", other: "# Datensätze" }),
};
