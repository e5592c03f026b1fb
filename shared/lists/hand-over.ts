import { z } from "zod";
import { idempotencyHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, errorBody } from "../api/endpoint.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { calendarEnd, shiftDays } from "../dates/dates.ts";
import { mostDaysAway } from "../kinds/absences.ts";
import { type KindIn, kindsIn } from "../kinds/names.ts";
import { idText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { chosen } from "./bulk.ts";

/** Kinds of records that are somebody’s, what goes along after what it belongs to. */
export const handedKinds = kindsIn("handOver");
export type HandedKind = KindIn<"handOver">;

const someDays = z
  .strictObject({ person: idText(), from: calendarDate(), until: calendarDate() })
  .refine(({ from, until }) => until <= (shiftDays(from, mostDaysAway) ?? calendarEnd), {
    ...rule("awayLong"),
    path: ["until"],
  });

/** Customers, a company with all that is of it, what somebody has to do on some days, or everything of theirs. */
const handed = z.union([
  chosen.options[0],
  chosen.options[1],
  z.object({ company: idText() }),
  someDays,
  z.strictObject({ person: idText() }),
]);
export type Handed = z.input<typeof handed>;

const handOverNote = z.string().trim().max(500, rule("noteLong", 500));

const answer = z.object({
  /** How many records are somebody else’s now, of all kinds. */
  changed: z.int(),
  /** Customers changed elsewhere since, or gone; the first 100 by id. */
  skipped: z.int(),
  skippedIds: z.array(z.string()).max(100),
});
export type HandOverAnswer = z.output<typeof answer>;

const count = z.int();
// as: a count of each.
const counts = Object.fromEntries(handedKinds.map((kind) => [kind, count])) as Record<
  HandedKind,
  typeof count
>;
const preview = z.object({
  counts: z.object(counts),
  /** Whose the tasks are now. */
  assignees: z.array(z.string()),
  /** Companies that have other customers as well. */
  shared: count,
  /** Appointments at a time when whoever gets them has another one. */
  overlaps: count,
});
export type HandOverPreview = z.output<typeof preview>;

export const handOverEndpoints = endpoints("People", {
  preview: {
    method: "POST",
    url: "/api/hand-over/preview",
    summary:
      "What would be handed over: open tasks, coming appointments, and what isn’t theirs yet",
    maxValues: 5000,
    isRead: true,
    isLong: true,
    schema: {
      body: z.object({ chosen: handed, to: idText().optional() }),
      response: { 200: dataOf(preview) },
    },
    refusals: { 404: errorBody },
  },
  run: {
    method: "POST",
    url: "/api/hand-over",
    summary: "Give records to somebody else on the desk, as one act in the history",
    isAct: true,
    maxValues: 5000,
    schema: {
      headers: idempotencyHeaders,
      body: z.object({
        chosen: handed,
        to: idText(),
        kinds: z.array(z.enum(handedKinds)).min(1).meta({ description: "What goes along" }),
        note: handOverNote.optional(),
      }),
      response: { 200: dataOf(answer) },
    },
    refusals: { 404: errorBody },
  },
});
