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
} as const;
