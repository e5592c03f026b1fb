import { plural } from "../plural.ts";

/** Records that may be the same, and their merging, field by field. */
export const duplicates = {
  title: "Duplicates",
  kinds: { customers: "Customers", companies: "Companies" },
  lists: {
    customers: "Customers, possible duplicates",
    companies: "Companies, possible duplicates",
  },
  which: "Duplicates of what",
  none: "No possible duplicates.",
  count: (groups: number) =>
    plural("en", groups, {
      one: "# possible duplicate. Nothing is merged until you say so.",
      other: "# possible duplicates. Nothing is merged until you say so.",
    }),
  reason: "Reason",
  anyReason: "Any reason",
  reasons: {
    email: "Same email",
    phone: "Same phone",
    website: "Same website",
    name: "Similar name",
  },
  details: {
    capitalization: "Only the capitalization differs",
    sameName: "And the same name",
    sameLastName: "And the same last name",
    differentNames: "Different names",
    sameCompany: "At the same company",
    differentCompanies: "Different companies",
  },
  oldest: (shown: string, total: string) => `Showing the oldest ${shown} of ${total}`,
  dismissed: {
    show: (groups: number) =>
      plural("en", groups, {
        one: "# marked as not duplicates. <link>Show<hidden> those marked as not duplicates</hidden></link>",
        other:
          "# marked as not duplicates. <link>Show<hidden> those marked as not duplicates</hidden></link>",
      }),
    hide: (groups: number) =>
      plural("en", groups, {
        one: "# marked as not duplicates. <link>Hide<hidden> those marked as not duplicates</hidden></link>",
        other:
          "# marked as not duplicates. <link>Hide<hidden> those marked as not duplicates</hidden></link>",
      }),
    customers: "No customers are marked as not duplicates",
    companies: "No companies are marked as not duplicates",
  },
  noneForReason: "None for this reason",
  showAll: "You can <all>show all duplicates</all>.",
  empty: {
    margin: "Nothing to merge",
    title: "No duplicates",
    text: "Possible duplicates appear here after an import.",
  },
  listFailed: "The duplicates could not be loaded.",
  loadFailed: "Failed to load duplicates",
  loading: "Loading duplicates",
  showMore: "Show more",
  moreFailed: "Loading failed. Try again",
  keys: { move: "Move", merge: "Merge", not: "Not duplicates" },
  record: {
    noEmail: "No email",
    noPhone: "No phone",
    noWebsite: "No website",
    customers: (customers: number) =>
      plural("en", customers, { one: "# customer", other: "# customers" }),
    noCustomers: "No customers",
    appointments: (appointments: number) =>
      plural("en", appointments, { one: "# appointment", other: "# appointments" }),
    noAppointments: "No appointments",
  },
  list: (first: string, second: string) => `${first}, ${second}`,
  acts: {
    merge: (names: string) => `Merge…<hidden> ${names}</hidden>`,
    mergeAll: (records: string, names: string) => `Merge All ${records}…<hidden> ${names}</hidden>`,
    mergeThese: (records: string, names: string) =>
      `Merge These ${records}…<hidden> ${names}</hidden>`,
    not: (names: string) => `Not Duplicates<hidden> ${names}</hidden>`,
    again: (names: string) => `Mark as Duplicates<hidden> ${names}</hidden>`,
  },
  marked: "Marked as not duplicates",
  undo: "Undo",
  markFailed: "Failed to mark as not duplicates",
  restored: "Marked as possible duplicates again",
  restoreFailed: "Could not be marked as duplicates. Try again.",
  merging: {
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
  },
  /** As forms call them. */
  fields: {
    name: "Name",
    company: "Company",
    email: "Email",
    phone: "Phone",
    status: "Status",
    value: "Value",
    lastContact: "Last contact",
    snoozedUntil: "Snoozed until",
    responsible: "Responsible",
    industry: "Industry",
    website: "Website",
    address: "Address",
    notes: "About",
    tags: "Tags",
  },
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
