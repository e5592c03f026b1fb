import type { ImportKind, Target } from "../types.ts";

/** Where what could not be read is kept. */
export const notesNames: Record<ImportKind, string> = {
  customers: "About",
  companies: "About",
  appointments: "Notes",
};

/** As the select of a column has it. */
export function targetWord(target: Target, kind: ImportKind): string {
  if (target === "notes") return notesNames[kind];
  return target === "addToNotes" ? `Add to ${notesNames[kind]}` : targetWords[target];
}

export const targetWords: Record<Target, string> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  status: "Status",
  value: "Value",
  notes: "Notes",
  lastContact: "Last contact",
  tags: "Tags",
  industry: "Industry",
  website: "Website",
  companyWebsite: "Company website",
  address: "Address",
  companyAddress: "Company address",
  companyId: "Company ID",
  ownId: "ID in the file",
  title: "Title",
  date: "Date",
  time: "Time",
  end: "End",
  duration: "Duration",
  customer: "Customer",
  outcome: "Outcome",
  reminder: "Reminder",
  repeat: "Repeats",
  addToNotes: "Add to notes",
  skip: "Skip",
};

/** What a column of a kind can become, in the order of the select. */
export const targetsOf: Record<ImportKind, readonly Target[]> = {
  customers: [
    "name",
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "companyId",
    "companyWebsite",
    "companyAddress",
    "status",
    "value",
    "notes",
    "lastContact",
    "tags",
    "addToNotes",
    "skip",
  ],
  companies: [
    "name",
    "email",
    "phone",
    "website",
    "address",
    "industry",
    "ownId",
    "notes",
    "tags",
    "addToNotes",
    "skip",
  ],
  appointments: [
    "title",
    "date",
    "time",
    "end",
    "duration",
    "customer",
    "email",
    "phone",
    "company",
    "notes",
    "outcome",
    "reminder",
    "repeat",
    "addToNotes",
    "skip",
  ],
};

/** Without one of these a row is skipped. */
export const requiredOf: Record<ImportKind, readonly Target[]> = {
  customers: ["name"],
  companies: ["name"],
  appointments: ["title", "date", "customer"],
};

/** Read by one decision for a whole column, which another column may not share. */
export const singleTargets: readonly Target[] = [
  "status",
  "outcome",
  "value",
  "lastContact",
  "date",
];

/** Dates and amounts are read by a decision for the whole column. */
export function hasDates(target: Target): boolean {
  return target === "lastContact" || target === "date" || target === "end";
}

/** Their values are chosen one by one. */
export function hasChoices(target: Target): target is "status" | "outcome" {
  return target === "status" || target === "outcome";
}
