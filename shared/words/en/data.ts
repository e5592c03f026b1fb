import { plural } from "../plural.ts";

/** Settings, Your Data: in, out, and what is cleaned up. */
export const data = {
  facts: "Your data",
  lastImport: "Last import",
  records: (records: number) => plural("en", records, { one: "# record", other: "# records" }),
  never: "Never",
  since: "History goes back to",
  today: "Today",
  import: {
    title: "Import",
    hint: "From a file or a pasted table. Nothing is saved until you’ve reviewed it.",
    customers: "Customers and companies",
    customersNote: "CSV, Excel, vCard or a pasted table",
    appointments: "Appointments",
    appointmentsNote: "A calendar file (ICS) or CSV",
    button: "Import",
    labels: {
      customers: "Import customers",
      appointments: "Import appointments",
    },
  },
  export: {
    title: "Export",
    hint: "Take a copy at any time.",
    titles: {
      companies: "Companies",
      customers: "Customers",
      appointments: "Appointments",
      everything: "Everything",
    },
    uses: {
      companies: "CSV for a spreadsheet.",
      customers: "CSV for a spreadsheet.",
      appointments: "ICS for your calendar.",
      everything: "One Client Desk file with all of the above, notes, tasks and history.",
    },
    counted: {
      companies: (count: number) =>
        plural("en", count, {
          one: "# company. CSV for a spreadsheet.",
          other: "# companies. CSV for a spreadsheet.",
        }),
      customers: (count: number) =>
        plural("en", count, {
          one: "# customer, each with its company. CSV for a spreadsheet.",
          other: "# customers, each with its company. CSV for a spreadsheet.",
        }),
      appointments: (count: number) =>
        plural("en", count, {
          one: "# appointment. ICS for your calendar.",
          other: "# appointments. ICS for your calendar.",
        }),
    },
    labels: {
      companies: (format: string) => `Download companies as ${format}`,
      customers: (format: string) => `Download customers as ${format}`,
      appointments: (format: string) => `Download appointments as ${format}`,
      everything: (format: string) => `Download everything as ${format}`,
    },
  },
  tidy: {
    title: "Clean Up",
    duplicates: "Duplicates",
    possible: "Possible duplicates",
    none: "No possible duplicates.",
    count: (count: number) =>
      plural("en", count, { one: "# possible duplicate", other: "# possible duplicates" }),
    review: "Review",
    reviewLabel: "Review duplicates",
    trash: "Trash",
    trashNote: "Deleted records that can be restored",
    trashEmpty: "The trash is empty.",
    deletion: (day: string) => `1 deletion can be restored until ${day}.`,
    deletions: (count: number, day: string) =>
      `${plural("en", count, { one: "# deletion", other: "# deletions" })} can be restored, the first until ${day}.`,
    showTrash: "Show in History",
    history: "History",
    openHistory: "Open History",
  },
  danger: {
    title: "Danger Zone",
    trash: "Trash",
    trashNote: "Permanently removes deleted records. This can’t be undone.",
    trashCount: (records: number) =>
      plural("en", records, {
        one: "Permanently removes # deleted record. This can’t be undone.",
        other: "Permanently removes # deleted records. This can’t be undone.",
      }),
    emptyTrash: "Empty Trash",
    account: "Delete your account",
    deleteAccount: "Delete Account",
    removes: (what: string) => `Removes ${what}. This can’t be undone.`,
    question: "Delete your account?",
    removesAll: (what: string) =>
      `This removes ${what}, immediately and on every device. This can’t be undone.`,
    keepAccount: "Keep Account",
    deleting: "Deleting",
    desks: "your account, and each desk that nobody else is on, with all its records and history",
    unknown: "your companies, customers, appointments, tasks, notes and history",
    nothing: "your name, email, tasks and history",
    companies: (companies: number) =>
      plural("en", companies, {
        one: "your # company, and all appointments, tasks, notes and history",
        other: "your # companies, and all appointments, tasks, notes and history",
      }),
    customers: (customers: number) =>
      plural("en", customers, {
        one: "your # customer, and all appointments, tasks, notes and history",
        other: "your # customers, and all appointments, tasks, notes and history",
      }),
    both: (companies: number, customers: number) =>
      `your ${plural("en", companies, { one: "# company", other: "# companies" })}, ${plural("en", customers, { one: "# customer", other: "# customers" })}, and all appointments, tasks, notes and history`,
  },
} as const;
