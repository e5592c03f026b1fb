import { z } from "zod";
import { dataOf, endpoints } from "./api/endpoint.ts";
import { wallClock } from "./dates/date-fields.ts";
import { appointment } from "./kinds/appointments.ts";
import { idParams } from "./text/text.ts";
import { rule } from "./words/rule.ts";

/** How many minutes a reminder is put off. */
export const snoozeMinutes = 10;

/** Named by its appointment, or the time of a repeating one. */
const reminder = z.object({
  _id: z.string(),
  /** Wall-clock time at which it comes, later once it was snoozed. */
  at: z.string(),
  appointment,
});
export type Reminder = z.output<typeof reminder>;

export const reminderEndpoints = endpoints("Appointments", {
  list: {
    isLong: true,
    method: "GET",
    url: "/api/reminders",
    summary:
      "Reminders of the last and the next day for appointments that aren’t over, in order of time; dismissed reminders are left out",
    schema: {
      /** The user's own time. */
      querystring: z.object({ now: wallClock(rule("dateInvalid")) }),
      response: { 200: dataOf(z.array(reminder)) },
    },
  },
  answer: {
    method: "PUT",
    url: "/api/reminders/:id",
    summary: "Snooze a reminder until a time, or dismiss it with null, on all devices",
    right: "own",
    schema: {
      params: idParams,
      body: z.object({ until: wallClock(rule("dateInvalid")).nullable() }),
      response: { 200: dataOf(z.object({ _id: z.string() })) },
    },
  },
});
