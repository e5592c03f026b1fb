import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { changesOf } from "../history/changes.ts";
import { idParams } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { personField, personId } from "./person-field.ts";

/** The most absences of one desk, those that are over among them. */
export const absenceLimit = 5000;

/** Three years: what repeats is looked through day by day. */
export const mostDaysAway = 1096;

export const absenceInput = z.object({
  person: personField("Person"),
  /** Both are whole days by the clock of the person. */
  from: field(calendarDate(rule("dayRequired")), { title: "From", holds: "day" }),
  until: field(calendarDate(rule("dayRequired")), { title: "Last day", holds: "day" }),
  /** Whose “Mine” has the person’s customers meanwhile. */
  standIn: field(personId.nullable().default(null), {
    title: "Stands in",
    holds: "personOrNobody",
    isImported: false,
  }),
});
export type AbsenceInput = z.output<typeof absenceInput>;

export const absence = absenceInput.extend({
  _id: z.string(),
  person: personId,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Absence = z.output<typeof absence>;

/** What of that time can go to whoever stands in, by the same act. */
export const movedKinds = ["tasks", "appointments"] as const;
export type MovedKind = (typeof movedKinds)[number];

const moving = {
  move: z
    .array(z.enum(movedKinds))
    .optional()
    .meta({ description: "What of that time goes to whoever stands in, for good" }),
};

export const absenceEndpoints = endpoints("People", {
  list: {
    method: "GET",
    url: "/api/absences",
    summary: "Who on the desk is away or will be, and who stands in; the first to begin first",
    schema: { response: { 200: dataOf(z.array(absence)) } },
  },
  create: {
    method: "POST",
    url: "/api/absences",
    summary: "Say when somebody is away: owners for anybody, members for themselves",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(absenceInput).extend(moving),
      response: { 201: dataOf(absence) },
    },
    refusals: { 403: errorBody },
  },
  update: {
    method: "PUT",
    url: "/api/absences/:id",
    summary: "Change when somebody is away or who stands in",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: changesOf(absenceInput.omit({ person: true })).extend(moving),
      response: { 200: dataOf(absence) },
    },
    refusals: { 403: errorBody },
  },
  remove: {
    method: "DELETE",
    url: "/api/absences/:id",
    summary: "Somebody is back, or stays: the last day becomes yesterday; one not begun is deleted",
    schema: { params: idParams, response: { 200: messageBody } },
    refusals: { 403: errorBody },
  },
});
