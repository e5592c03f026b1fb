import { plural } from "../plural.ts";

/** Handing over what somebody is responsible for. */
export const handover = {
  save: "Hand Over",
  saveCount: (count: number) =>
    plural("en", count, { one: "Hand Over # Record", other: "Hand Over # Records" }),
  busy: "Handing Over",
  to: "To",
  awayFrom: (from: string, until: string) => `Away from ${from} to ${until}`,
  goesAlong: "What goes along",
  note: "Note",
  noteTo: (name: string) => `Note to ${name}`,
  kinds: {
    company: "Company",
    companies: "Companies",
    theirCompanies: "Their companies",
    customer: "Customer",
    customers: "Customers",
    tasks: "Open tasks",
    theirTasks: "Their open tasks",
    appointments: "Coming appointments",
  },
  overlap: (count: number, name: string) =>
    plural("en", count, { one: `# overlaps for ${name}`, other: `# overlap for ${name}` }),
  sharedOne: "has other customers",
  shared: (count: number) =>
    plural("en", count, {
      one: "# of them has other customers",
      other: "# of them have other customers",
    }),
  yours: "yours",
  theirs: (name: string) => `${name}’s`,
  nowYours: (count: number) =>
    plural("en", count, { one: "# record is yours now", other: "# records are yours now" }),
  nowTheirs: (count: number, name: string) =>
    plural("en", count, { one: `# record is ${name}’s now`, other: `# records are ${name}’s now` }),
  skipped: (changed: string, all: string, skipped: number) =>
    `${changed} of ${all}. ${plural("en", skipped, { one: "# was changed elsewhere.", other: "# were changed elsewhere." })}`,
  showThem: "Show Them",
  failed: "Nothing was handed over. Try again.",
  notCounted: "This could not be counted.",
  altogether: "Altogether",
  records: (count: number) => plural("en", count, { one: "# record", other: "# records" }),
} as const;
