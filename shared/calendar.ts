import { z } from "zod";
import { dataOf, endpoints } from "./api/endpoint.ts";
import { calendarDate, wallClock } from "./dates/date-fields.ts";
import { daysBetween } from "./dates/dates.ts";
import { appointment, durations, timeStep } from "./kinds/appointments.ts";
import { whoText } from "./lists/who.ts";
import { repeatRule } from "./repeat/field.ts";
import { idParams } from "./text/text.ts";
import { rule } from "./words/rule.ts";

/** The most days in one answer of the calendar: a month with the weeks that it begins and ends in. */
const spanDays = 42;
/** The most appointments in one answer of the calendar. */
export const spanLimit = 2000;
/** The most times that a preview of a repeat names. */
export const previewLimit = 60;

/** How many times a scope covers, null without end, the first and the last of them. */
const covered = z.object({
  count: z.int().nullable(),
  first: z.string().nullable(),
  last: z.string().nullable(),
});

const span = z
  .object({ startDate: calendarDate(), endDate: calendarDate(), who: whoText() })
  .refine(({ startDate, endDate }) => daysBetween(startDate, endDate) < spanDays, {
    error: `Ask for ${spanDays} days or fewer`,
    path: ["endDate"],
  });

export const calendarEndpoints = endpoints("Appointments", {
  span: {
    isLong: true,
    method: "GET",
    url: "/api/appointments/span",
    summary: `All appointments between two days (at most ${spanDays}), each time of a repeating one by itself, in order of time and at most the first ${spanLimit}; \`before\` are those of the day before that run past midnight`,
    schema: {
      querystring: span,
      response: {
        200: z.object({
          data: z.array(appointment),
          before: z.array(appointment),
          /** Of all, also of those beyond the limit. */
          total: z.int(),
        }),
      },
    },
  },
  toWrapUp: {
    isLong: true,
    method: "GET",
    url: "/api/appointments/to-wrap-up",
    summary:
      "Appointments of the last 14 days that are over and have no outcome, the oldest first, at most 100",
    schema: {
      /** The user's own time. */
      querystring: z.object({ now: wallClock(rule("dateInvalid")), who: whoText() }),
      response: { 200: z.object({ data: z.array(appointment), total: z.int() }) },
    },
  },
  preview: {
    isLong: true,
    method: "GET",
    url: "/api/appointments/preview",
    summary: `The times that a repeat would make, at most the first ${previewLimit}, each with an appointment that it overlaps`,
    schema: {
      querystring: z.object({
        date: wallClock(rule("dateInvalid")),
        duration: z.coerce
          .number()
          .pipe(z.int().min(durations.min).max(durations.max).multipleOf(timeStep)),
        repeat: repeatRule(),
        /** The repeating appointment whose own times do not count. */
        except: z.string().max(200).optional(),
      }),
      response: {
        200: z.object({
          data: z.array(
            z.object({
              date: z.string(),
              overlaps: appointment.pick({ _id: true, title: true }).nullable(),
            }),
          ),
          /** Null when it never ends. */
          total: z.int().nullable(),
          lastTime: z.string().nullable(),
        }),
      },
    },
  },
  scopes: {
    method: "GET",
    url: "/api/appointments/:id/scopes",
    summary:
      "What a change or deletion of one time of a repeating appointment can cover; `over` counts the past times, which stay where they are",
    isLong: true,
    schema: {
      params: idParams,
      querystring: z.object({ now: wallClock(rule("dateInvalid")) }),
      response: {
        200: dataOf(z.object({ this: covered, following: covered, all: covered, over: z.int() })),
      },
    },
  },
});
