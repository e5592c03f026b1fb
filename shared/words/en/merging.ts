import { plural } from "../plural.ts";

/** The merging of records that are the same, field by field. */
export const merging = {
  crumb: "Merge",
  titles: { customers: "Merge Customers", companies: "Merge Companies" },
  counted: {
    customers: (customers: number) =>
      plural("en", customers, { one: "Merge # Customers", other: "Merge # Customers" }),
    companies: (companies: number) =>
      plural("en", companies, { one: "Merge # Companies", other: "Merge # Companies" }),
  },
  chooseFor: (name: string) =>
    `Choose what to keep, field by field.<phone> Everything goes to <name>${name}</name>.</phone>`,
  button: { customers: "Merge Customers", companies: "Merge Companies" },
  busy: "Merging",
  keptFor: (days: number) =>
    plural("en", days, {
      one: "You can undo this for # day. The other values stay in History.",
      other: "You can undo this for # days. The other values stay in History.",
    }),
  done: "Merged",
  failed: "Failed to merge",
  loadFailed: "Failed to load the records to merge",
  loading: "Loading the records to merge",
  listFailed: {
    customers: "The customers could not be loaded.",
    companies: "The companies could not be loaded.",
  },
  nothing: "Nothing to merge",
  gone: {
    customers: "These customers have already been merged or deleted.",
    companies: "These companies have already been merged or deleted.",
  },
  back: "Go to Duplicates",
  records: "Records to merge",
  sideways: (records: number) =>
    plural("en", records, {
      one: "Scroll sideways to see all # records.",
      other: "Scroll sideways to see all # records.",
    }),
  added: (day: string, name: string) =>
    `Added ${day}. <all>Keep All<hidden> of ${name}</hidden></all>`,
  imported: (day: string, name: string) =>
    `Imported ${day}. <all>Keep All<hidden> of ${name}</hidden></all>`,
  result: "Result",
  isKept: (name: string) => `<name>${name}</name> is kept`,
  alsoMoved: "Also moved",
  same: "The same",
  sameAs: (name: string) => `The same as ${name}`,
  tooLong: "Too long to keep all. Choose what stays.",
  later: (day: string) => `${day}<note> the later one</note>`,
  latest: (day: string) => `${day}<note> the latest one</note>`,
  sumOfBoth: "The sum of both",
  sumOfAll: (records: number) =>
    plural("en", records, { one: "The sum of all #", other: "The sum of all #" }),
  takeSum: (sum: string) => `Use the sum, ${sum}`,
  /** Where a record has nothing in a field. */
  without: {
    name: "No name",
    company: "No company",
    email: "No email",
    phone: "No phone",
    status: "No status",
    value: "Nothing",
    lastContact: "Not recorded",
    snoozedUntil: "Not snoozed",
    responsible: "No responsible",
    industry: "No industry",
    website: "No website",
    address: "No address",
    notes: "Empty",
    description: "Empty",
    tags: "No tags",
  },
  belongings: {
    customers: (customers: number) =>
      plural("en", customers, { one: "# customer", other: "# customers" }),
    appointments: (appointments: number) =>
      plural("en", appointments, { one: "# appointment", other: "# appointments" }),
    tasks: (tasks: number) => plural("en", tasks, { one: "# task", other: "# tasks" }),
    note: (notes: number) => plural("en", notes, { one: "# note", other: "# notes" }),
    call: (calls: number) => plural("en", calls, { one: "# call", other: "# calls" }),
    email: (emails: number) => plural("en", emails, { one: "# email", other: "# emails" }),
    meeting: (meetings: number) =>
      plural("en", meetings, { one: "# meeting", other: "# meetings" }),
    none: {
      customers: "No customers",
      appointments: "No appointments",
    },
  },
} as const;
