import { z } from "zod";
import { dataOf, endpoints } from "./api/endpoint.ts";
import { calendarDate } from "./dates/date-fields.ts";
import { type CustomerStatus, customerStatuses } from "./statuses.ts";
import { rule } from "./words/rule.ts";

/** A customer needs attention once the last contact is more than this many days ago; null: never. */
export type FollowUpDays = Record<CustomerStatus, number | null>;

const days = z
  .int(rule("followUpDays"))
  .min(1, rule("followUpDays"))
  .max(730, rule("followUpDays"))
  .nullable();

function byStatus<T extends z.ZodType>(each: T) {
  // as: each status has it; Object.fromEntries loses the names.
  return z.object(
    Object.fromEntries(customerStatuses.map((status) => [status, each])) as Record<
      CustomerStatus,
      T
    >,
  );
}

/** In the user's own settings. */
export const followUpDays = byStatus(days);

const followUp = z.object({
  days: followUpDays,
  /** How many customers of each status need attention. */
  neglected: byStatus(z.int()),
  /** How many of all need attention, and what they are worth, in dollars. */
  customers: z.int(),
  value: z.number(),
  /** How many would, but are left alone for now. */
  snoozed: z.int(),
});
export type FollowUp = z.output<typeof followUp>;

export const followUpEndpoints = endpoints("Follow-up", {
  get: {
    method: "GET",
    url: "/api/follow-up",
    summary: "After how many days customers of each status need attention, and how many do",
    schema: {
      /** The user's own today. */
      querystring: z.object({ on: calendarDate() }),
      response: { 200: dataOf(followUp) },
    },
  },
  update: {
    method: "PUT",
    url: "/api/follow-up",
    summary: "Set after how many days customers need attention; a missing status stays as it is",
    forPeople: true,
    right: "desk",
    schema: {
      querystring: z.object({ on: calendarDate() }),
      body: z.object({ days: z.partialRecord(z.enum(customerStatuses), days) }),
      response: { 200: dataOf(followUp) },
    },
  },
});
