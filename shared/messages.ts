import type { Kind } from "./kinds/names.ts";
import { answer } from "./words/codes.ts";
import { results } from "./words/en/results.ts";

/**
 * What the server says of each kind: that one is deleted, and why not. A refusal is a code, which is said in the language of the
 * call; screens have their own words.
 */
export const messages = {
  auth: {
    loggedOut: "Logged out successfully",
    deleted: "Account deleted successfully",
  },
  companies: {
    deleted: results.companies.deleted,
    notFound: answer("companyNotFound"),
  },
  tags: {
    notFound: answer("tagNotFound"),
    deleted: "Tag deleted successfully",
    taken: (name: string) => answer("tagTaken", name),
    tooMany: (most: number) => answer("tagsMost", most),
    unknown: answer("tagUnknown"),
    itself: answer("tagItself"),
  },
  tasks: {
    timeWithoutDay: answer("timeWithoutDay"),
    notFound: answer("taskNotFound"),
    deleted: "Task deleted successfully",
  },
  absences: {
    notFound: answer("absenceNotFound"),
    deleted: "Absence ended",
    tooLong: answer("awayTooLong"),
  },
  meetingTypes: {
    notFound: answer("meetingTypeNotFound"),
    deleted: "Meeting type deleted successfully",
  },
  views: {
    notFound: answer("viewNotFound"),
    deleted: "View deleted successfully",
    tooMany: (limit: number) => answer("viewsMost", limit),
  },
  customers: {
    deleted: results.customers.deleted,
    emailRequired: answer("emailRequired"),
    notFound: answer("customerNotFound"),
    lastContactRequired: answer("lastContactRequired"),
    lastContactLate: answer("lastContactLate"),
  },
  appointments: {
    deleted: results.appointments.deleted,
    notFound: answer("appointmentNotFound"),
    customerUnknown: answer("customerNotThere"),
  },
  activities: {
    deleted: "Entry deleted",
    notFound: answer("entryNotFound"),
    appointmentUnknown: answer("appointmentNotYours"),
    required: answer("fieldsRequired"),
  },
  changedMeanwhile: answer("changedMeanwhile"),
} as const satisfies Record<
  Kind,
  { deleted: string; notFound: string; [message: string]: unknown }
> &
  Record<string, unknown>;
