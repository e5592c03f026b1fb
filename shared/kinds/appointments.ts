import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { calendarDate, dateBound, wallClock } from "../dates/date-fields.ts";
import { daysBetween } from "../dates/dates.ts";
import { changesOf } from "../history/changes.ts";
import { filterText } from "../lists/filter-param.ts";
import { listQuery, pageOf } from "../lists/lists.ts";
import { whoText } from "../lists/who.ts";
import { repeatRule } from "../repeat/field.ts";
import { scopeQuery } from "../scopes.ts";
import { idParams, idText, longText, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { peopleField, peopleIds, personField, personId } from "./person-field.ts";
import { followUpTask } from "./tasks.ts";

/** Minutes. */
export const timeStep = 15;
/** The most for one day: one every three minutes, around the clock. The list has pages for more. */
export const dayLimit = 500;
/** The most days in one response of the calendar's marks: a year. */
const markedDays = 366;
export const durations = { default: 60, min: 15, max: 720 } as const;

/** What became of an appointment. A canceled one stays in the story and takes no time. */
export const outcomes = ["held", "no-show", "canceled"] as const;
export type Outcome = (typeof outcomes)[number];

/** For how many days what is over without an outcome is asked about. */
export const wrapUpDays = 14;

const required = rule("fieldsRequired");

export const appointmentInput = z.object({
  title: field(requiredText(required), { title: "Title", searched: "short" }),
  /** Wall-clock time, `2026-05-04T15:00:00.000Z` for 3 pm; a plain date has no time. */
  date: field(wallClock(required), { title: "Date and time", holds: "moment" }),
  /** Minutes. */
  duration: field(
    z
      .int(rule("durationWhole"))
      .min(durations.min, rule("durationShort", durations.min))
      .max(durations.max, rule("durationLong"))
      .multipleOf(timeStep, rule("durationSteps", timeStep))
      .default(durations.default),
    { title: "Duration", holds: "minutes" },
  ),
  company: field(idText(required), { title: "Company", holds: "id" }),
  customer: field(idText(required), { title: "Customer", holds: "id" }),
  notes: field(longText().default(""), { title: "Notes", holds: "longText", searched: "long" }),
  /** Null while it is not known. */
  outcome: field(z.enum(outcomes, rule("outcomeUnknown")).nullable().default(null), {
    title: "Outcome",
    holds: "choice",
  }),
  /** Minutes before it that its reminder comes; null for none. */
  reminder: field(
    z
      .int(rule("reminderWhole"))
      .min(0, rule("reminderLate"))
      .max(10_080, rule("reminderEarly"))
      .nullable()
      .default(null),
    { title: "Reminder" },
  ),
  /** The value of an RRULE (RFC 5545), such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=8`; empty for none. */
  repeat: field(repeatRule().default(""), { title: "Repeats" }),
  /** In whose calendar it is. */
  host: personField("Calendar"),
  attending: peopleField("Attending"),
});
export type AppointmentInput = z.output<typeof appointmentInput>;

const newAppointment = newRecordOf(appointmentInput).extend({
  /** Of the same customer. */
  followUp: followUpTask.optional(),
});
export type NewAppointment = z.output<typeof newAppointment>;

const appointmentChanges = changesOf(appointmentInput);

const named = z.object({ _id: z.string(), name: z.string() });

/**
 * An appointment or, of one that repeats, a single time: that is named by the appointment and its
 * original day, as in `0199…_2026-12-07`.
 */
export const appointment = appointmentInput.extend({
  _id: z.string(),
  /** The repeating appointment that this is a time of; null for all others. */
  series: z.string().nullable(),
  /** When this time would have been by the rule; null for what is no time of a repeating one. */
  original: z.string().nullable(),
  /** The days, by the rule, of times that were deleted, with commas between them. */
  except: z.string(),
  /** The last of its times; null where it never ends or does not repeat. */
  lastTime: z.string().nullable(),
  company: named,
  customer: named,
  host: personId,
  attending: peopleIds,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Appointment = z.output<typeof appointment>;

export const appointmentSorts = ["date", "title", "createdAt"] as const;

export const appointmentQuery = listQuery(appointmentSorts, "date").extend({
  filter: filterText("appointments"),
  /** Both bounds are inclusive. */
  startDate: dateBound().optional(),
  endDate: dateBound().optional(),
  company: idText().optional(),
  customer: idText().optional(),
  who: whoText(),
});
export type AppointmentQuery = z.output<typeof appointmentQuery>;

export const appointmentEndpoints = endpoints("Appointments", {
  list: {
    method: "GET",
    url: "/api/appointments",
    summary:
      "Appointments between two dates, for a company or for a customer; `search` looks for words in any order in title, notes, the company’s name and the customer’s name, email and phone",
    isLong: true,
    schema: {
      querystring: appointmentQuery,
      response: { 200: pageOf(appointment, {}) },
    },
  },
  days: {
    method: "GET",
    url: "/api/appointments/days",
    summary: `The days between two dates (at most ${markedDays}) that have appointments, with the number on each`,
    isLong: true,
    schema: {
      querystring: z
        .object({ startDate: calendarDate(), endDate: calendarDate(), who: whoText() })
        .refine(({ startDate, endDate }) => daysBetween(startDate, endDate) < markedDays, {
          error: `Ask for ${markedDays} days or fewer`,
          path: ["endDate"],
        }),
      response: { 200: dataOf(z.array(z.object({ date: z.string(), count: z.int() }))) },
    },
  },
  day: {
    method: "GET",
    url: "/api/appointments/date/:date",
    summary: `The appointments of one day in order of time, at most the first ${dayLimit}; the list with startDate and endDate returns all of them, in pages`,
    isLong: true,
    schema: {
      params: z.object({ date: calendarDate() }),
      querystring: z.object({ who: whoText() }),
      response: { 200: dataOf(z.array(appointment)) },
    },
  },
  create: {
    method: "POST",
    url: "/api/appointments",
    summary: "Book an appointment; `followUp` adds a task for its customer",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newAppointment,
      response: { 201: dataOf(appointment) },
    },
  },
  get: {
    method: "GET",
    url: "/api/appointments/:id",
    summary: "One appointment",
    schema: { params: idParams, response: { 200: dataOf(appointment) } },
  },
  update: {
    method: "PUT",
    url: "/api/appointments/:id",
    summary:
      "Update the given fields of an appointment; of a repeating one, `scope` says which times: this one, this and following, or all. What is over is never moved",
    schema: {
      params: idParams,
      querystring: scopeQuery,
      headers: ifMatchHeaders,
      body: appointmentChanges,
      response: { 200: dataOf(appointment) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/appointments/:id",
    summary:
      "Delete an appointment; of a repeating one, `scope` says which times: this one, this and following, or all",
    schema: { params: idParams, querystring: scopeQuery, response: { 200: messageBody } },
  },
});
