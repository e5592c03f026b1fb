import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { wallClock } from "../dates/date-fields.ts";
import { changesOf } from "../history/changes.ts";
import { listQuery, pageOf } from "../lists/lists.ts";
import { idParams, idText, isVisible, longText, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { makerField, personId } from "./person-field.ts";
import { followUpTask } from "./tasks.ts";

/** All but a note are a contact with the customer. */
export const activityKinds = ["note", "call", "email", "meeting"] as const;

const required = rule("fieldsRequired");

export const activityInput = z.object({
  kind: field(z.enum(activityKinds, rule("kindUnknown")), { title: "Kind", holds: "choice" }),
  /** Wall-clock time, as an appointment's; a plain date has no time. */
  at: field(wallClock(required), { title: "Date and time", holds: "moment" }),
  /** Empty only where the kind says what happened: not of a note. */
  text: field(longText().default(""), { title: "Text", searched: "short" }),
  /** The appointment that it tells of, or the time of a repeating one. */
  appointment: field(idText().nullable().default(null), { title: "Appointment" }),
});
/** What is kept of an activity beside what is entered. */
export const activityMaker = { author: makerField("Author"), editor: makerField("Edited by") };
export type ActivityInput = z.output<typeof activityInput>;

/** Whether an activity says anything. */
export function isTold({ kind, text }: Pick<ActivityInput, "kind" | "text">): boolean {
  return kind !== "note" || isVisible(text);
}

const newActivity = newRecordOf(activityInput).extend({
  /** Of the same customer or company. */
  followUp: followUpTask.optional(),
  /** Of an email: then its text is mailed to the customer, ten seconds later. */
  subject: requiredText(rule("enterSubject"), 200).optional(),
});
export type NewActivity = z.output<typeof newActivity>;

const activityChanges = changesOf(activityInput);
export type ActivityChanges = z.output<typeof activityChanges>;

const named = z.object({ _id: z.string(), name: z.string() });

export const activity = activityInput.extend({
  _id: z.string(),
  company: named,
  /** Null for one of the company itself. */
  customer: named.nullable(),
  /** Who wrote it. */
  author: personId,
  /** Who wrote on it last. */
  editor: personId,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Activity = z.output<typeof activity>;

export const activitySorts = ["at"] as const;

const activityQuery = listQuery(activitySorts, "-at");
export type ActivityQuery = z.output<typeof activityQuery>;

const creation = {
  makesRecord: true,
  schema: {
    params: idParams,
    headers: idempotencyHeaders,
    body: newActivity,
    response: { 201: dataOf(activity) },
  },
} as const;

export const activityEndpoints = endpoints("Activities", {
  list: {
    method: "GET",
    url: "/api/customers/:id/activities",
    summary:
      "What happened with a customer, the newest first; `search` looks for words in the text",
    schema: {
      params: idParams,
      querystring: activityQuery,
      response: { 200: pageOf(activity, {}) },
    },
  },
  create: {
    method: "POST",
    url: "/api/customers/:id/activities",
    summary:
      "Write down what happened with a customer; a call, email or meeting becomes the last contact when it is later. `followUp` adds a task for the same customer",
    ...creation,
  },
  createOfCompany: {
    method: "POST",
    url: "/api/companies/:id/activities",
    summary:
      "Write down what happened with a company itself, with none of its customers. `followUp` adds a task for the company",
    ...creation,
  },
  update: {
    method: "PUT",
    url: "/api/activities/:id",
    summary:
      "Replace the given fields of an activity; the last contact may become later, never earlier",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: activityChanges,
      response: { 200: dataOf(activity) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/activities/:id",
    summary: "Delete an activity; the last contact stays",
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
