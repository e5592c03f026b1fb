import { plural } from "../plural.ts";

/** Importing from a file: the steps, and choosing the file. */
export const imports = {
  title: {
    customers: "Import Customers",
    companies: "Import Companies",
    appointments: "Import Appointments",
  },
  crumb: "Import",
  kinds: {
    customers: "Customers",
    companies: "Companies",
    appointments: "Appointments",
  },
  counts: {
    customers: (count: number) => plural("en", count, { one: "# customer", other: "# customers" }),
    companies: (count: number) => plural("en", count, { one: "# company", other: "# companies" }),
    appointments: (count: number) =>
      plural("en", count, { one: "# appointment", other: "# appointments" }),
  },
  rows: (count: number) => plural("en", count, { one: "# row", other: "# rows" }),
  sentences: (first: string, second: string) => `${first}. ${second}`,
  named: (name: string, value: string) => `${name}: ${value}`,
  stepsLabel: "Steps",
  steps: {
    choose: "Choose",
    match: "Match",
    check: "Check",
    done: "Done",
  },
  hints: {
    choose: "A file or a table",
    match: "What each column means",
    check: "Fix, update or skip",
    done: "Saved in one step",
  },
  used: (used: number, columns: number) =>
    `${plural("en", used, { one: "#", other: "#" })} of ${plural("en", columns, { one: "# column used", other: "# columns used" })}`,
  firstRow: {
    customers: "Already a customer",
    companies: "Already a company",
    appointments: "Already an appointment",
  },
  pasted: "Pasted table",
  choose: {
    sub: "Nothing is saved until you’ve reviewed it.",
    subCustomers: "Their companies are imported too. Nothing is saved until you’ve reviewed it.",
    paste: "Or paste a table",
    pasteHint:
      "Copy the cells in Excel, Numbers or Google Sheets and paste them here, with the heading row",
    readTable: "Read the Table",
    where: "Where to find your file",
    google: "Export, then Google CSV",
    outlook: "Manage, then Export Contacts",
    icloud: "Settings, then Export vCard",
    otherCrm: "Another CRM",
    otherHow: "Any export as CSV or Excel",
    file: "File",
    readingFile: (name: string) => `Reading ${name}`,
    readingTable: "Reading the table",
    drop: "Drop to read it",
    dropHere: "Drop a file here",
    kinds: "CSV, Excel, vCard, calendar (ICS) or a Client Desk file, up to 20 MB",
    button: "Choose File",
    toImport: "File to import",
    another: "Use Another File",
    whatIsIn: "What is in it",
    firstRow: "First row",
    headings: "Headings",
    next: (files: string) => `Next: <files>${files}</files>`,
    matching: "Matching",
    toMatch: "Continue to Match",
    firstOf: (shown: string, rows: number) =>
      `The first ${shown} of ${plural("en", rows, { one: "# row", other: "# rows" })}`,
    firstRows: "The first rows",
  },
  empty: "Empty",
  readAs: {
    sheet: "Sheet",
    encoding: "Encoding",
    separator: "Separator",
  },
  formats: {
    paste: "Pasted",
    ics: "Calendar",
  },
  toCheck: "Continue to Check",
  back: "Back",
} as const;
