import type { Kind } from "./kinds/names.ts";
import { results } from "./words/en/results.ts";

/** What the product says on success or failure, except what only the server says. */
export const messages = {
  auth: {
    loggedOut: "Logged out successfully",
    deleted: "Account deleted successfully",
  },
  companies: {
    updated: results.companies.updated,
    deleted: results.companies.deleted,
    notFound: "Company not found",
  },
  tags: {
    notFound: "Tag not found",
    deleted: "Tag deleted successfully",
    taken: (name: string) => `A tag named ${name} already exists`,
    tooMany: (most: number) => `An account can have at most ${most} tags`,
    unknown: "Unknown tag",
    itself: "Choose another tag to merge this one into",
  },
  tasks: {
    required: "Enter a task",
    timeWithoutDay: "Choose a day, or leave out the time",
    notFound: "Task not found",
    deleted: "Task deleted successfully",
  },
  absences: {
    notFound: "Absence not found",
    deleted: "Absence ended",
    chooseDay: "Choose a date",
    tooLong: "Nobody is away for more than three years",
  },
  meetingTypes: {
    notFound: "Meeting type not found",
    deleted: "Meeting type deleted successfully",
  },
  views: {
    notFound: "View not found",
    deleted: "View deleted successfully",
    tooMany: (limit: number) => `You can save up to ${limit} views. Delete one to save another.`,
  },
  customers: {
    updated: results.customers.updated,
    deleted: results.customers.deleted,
    emailRequired: "Email is required",
    notFound: results.customers.notFound,
    interactionsFailed: results.customers.interactionsFailed,
    oneCompany: "Choose a company or add one, not both",
    lastContactRequired: "Last contact is required",
    lastContactLate: "Last contact can’t be later than today",
  },
  amounts: {
    missing: "Enter an amount, or 0 if there is none",
    unreadable: (example = "1,250.50") => `Enter an amount like ${example} or 5k`,
    decimals: "Use at most two decimals",
    decimalsOrGroups: (amount: number, mark: string) =>
      `Use at most two decimals. For ${amount}, leave out the “${mark}”`,
    negative: "Value cannot be negative",
    tooLarge: (largest = "$999,999,999.99") => `Value can’t be more than ${largest}`,
  },
  appointments: {
    created: results.appointments.created,
    deleted: results.appointments.deleted,
    listFailed: results.appointments.listFailed,
    saveFailed: results.appointments.saveFailed,
    notFound: "Appointment not found",
    customerUnknown: "Choose a customer at this company",
  },
  activities: {
    deleted: "Entry deleted",
    saveFailed: results.activities.saveFailed,
    deleteFailed: results.activities.deleteFailed,
    notFound: "Entry not found",
    appointmentUnknown: "Choose one of your appointments",
    required: "Please fill all required fields",
  },
  notSaved: results.notSaved,
  changedMeanwhile: "This record was edited somewhere else",
  exportFailed: results.exportFailed,
  saveFailed: results.saveFailed,
  display: { invalidDate: "Invalid date", noTime: "No time", invalidTime: "Invalid time" },
} as const satisfies Record<
  Kind,
  { deleted: string; notFound: string; [message: string]: unknown }
> &
  Record<string, unknown>;
