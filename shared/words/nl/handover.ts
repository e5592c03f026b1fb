import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "Overdragen",
  saveCount: (count) =>
    plural("nl", count, { one: "# record overdragen", other: "# records overdragen" }),
  busy: "Wordt overgedragen",
  to: "Aan",
  awayFrom: (from, until) => `Afwezig van ${from} tot en met ${until}`,
  goesAlong: "Wat meegaat",
  note: "Notitie",
  noteTo: (name) => `Notitie aan ${name}`,
  kinds: {
    company: "Bedrijf",
    companies: "Bedrijven",
    theirCompanies: "Hun bedrijven",
    customer: "Klant",
    customers: "Klanten",
    tasks: "Open taken",
    theirTasks: "Hun open taken",
    appointments: "Komende afspraken",
  },
  overlap: (count, name) =>
    plural("nl", count, { one: `# overlapt bij ${name}`, other: `# overlappen bij ${name}` }),
  sharedOne: "heeft andere klanten",
  shared: (count) =>
    plural("nl", count, {
      one: "# daarvan heeft andere klanten",
      other: "# daarvan hebben andere klanten",
    }),
  yours: "van jou",
  theirs: (name) => `van ${name}`,
  nowYours: (count) =>
    plural("nl", count, { one: "# record is nu van jou", other: "# records zijn nu van jou" }),
  nowTheirs: (count, name) =>
    plural("nl", count, {
      one: `# record is nu van ${name}`,
      other: `# records zijn nu van ${name}`,
    }),
  skipped: (changed, all, skipped) =>
    `${changed} van ${all}. ${plural("nl", skipped, { one: "# is ergens anders gewijzigd.", other: "# zijn ergens anders gewijzigd." })}`,
  showThem: "Tonen",
  failed: "Er is niets overgedragen. Probeer het opnieuw.",
  notCounted: "Dit kon niet worden geteld.",
  altogether: "Totaal",
  records: (count) => plural("nl", count, { one: "# record", other: "# records" }),
};
