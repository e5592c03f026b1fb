import { z } from "zod";
import { kind } from "../history/changed-values.ts";
import { changeActions } from "../history/history.ts";
import { duplicateKinds } from "../matching/duplicate-kinds.ts";
import { customerStatuses } from "../statuses.ts";

// What a Client Desk file has besides the records: with it, everything can be undone as before.

/** That a customer got another status or value; both are null where its history begins. */
export const statusChange = z.object({
  customer: z.string(),
  at: z.string(),
  fromStatus: z.enum(customerStatuses).nullable(),
  fromValue: z.number().nullable(),
  toStatus: z.enum(customerStatuses),
  toValue: z.number(),
});

/** That somebody else became responsible, by ids. */
export const responsibleChange = z.object({
  kind: z.enum(["companies", "customers"]),
  record: z.string(),
  at: z.string(),
  from: z.string(),
  to: z.string(),
});

/** A day that was a customer's last contact. */
export const contactDay = z.object({
  customer: z.string(),
  day: z.string(),
  /** When an earlier last contact was set; null while the day counts. */
  withdrawnAt: z.string().nullable(),
});

/** Fields of a record as they are stored: money in cents, tags as a text with a list of ids. */
const storedFields = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable();

/** Whose clock tells a time: the host by id, and the zone they have. */
const clock = z.object({ host: z.string(), zone: z.string().max(100) }).optional();

const touched = {
  /** Fields that changed; null where there was no record before, or none after. */
  before: storedFields,
  after: storedFields,
  /** By whose clock they tell the time of an appointment, where people of the desk have several zones. */
  clocks: z.object({ before: clock, after: clock }).optional(),
};

/** One act, as the log has it. */
export const loggedChange = z.object({
  _id: z.string(),
  at: z.string(),
  action: z.enum(changeActions),
  /** What the act was about, and what that was called. */
  kind,
  record: z.string(),
  name: z.string(),
  /** What it was done on, such as `Firefox on Windows`. */
  device: z.string().nullable(),
  /** Who did it, by id; absent in older files. */
  user: z.string().nullable().optional(),
  /** How many records it touched, and how many of each kind where there were several. */
  count: z.int(),
  counts: z.partialRecord(kind, z.int()).nullable(),
  /** Both are null as well where the records stand in `records`. */
  ...touched,
  /** The act that it took back, and the one that took it back. */
  undoes: z.string().nullable(),
  undoneBy: z.string().nullable(),
  /** Whether all that undo needs is here. */
  isKept: z.boolean(),
  /** What else is told of it. */
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type LoggedChange = z.output<typeof loggedChange>;

/** One of several records that an act touched. Undo goes through the parts from the last to the first. */
export const loggedRecord = z.object({
  change: z.string(),
  part: z.int(),
  kind,
  record: z.string(),
  ...touched,
});
export type LoggedRecord = z.output<typeof loggedRecord>;

/** What was done about the reminder of an appointment that begins then. */
export const answeredReminder = z.object({
  /** Who is reminded, by id; absent in older files. */
  user: z.string().optional(),
  appointment: z.string(),
  date: z.string(),
  /** Snoozed until this wall-clock time. */
  until: z.string().nullable(),
  isDone: z.boolean(),
  isMailed: z.boolean(),
});

/** Records that are not the same, although they look it. */
export const keptDismissal = z.object({
  _id: z.string(),
  kind: z.enum(duplicateKinds),
  records: z.array(z.string()),
  /** What names a group of duplicates, where all that share it are dismissed. */
  shared: z.string().nullable(),
  createdAt: z.string(),
});
