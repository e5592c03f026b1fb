import { z } from "zod";
import { dataOf, endpoints, messageBody } from "./api/endpoint.ts";
import { kindNames } from "./kinds/names.ts";
import { personId } from "./kinds/person-field.ts";
import { idParams } from "./text/text.ts";

/** Why something is for somebody: each by an act of another person. */
const reasons = ["task", "handed", "appointment", "mention"] as const;
export type ForYouReason = (typeof reasons)[number];

/** For so long it is listed. */
export const forYouDays = 90;
/** The newest. */
export const maxForYou = 100;

const named = z.object({ _id: z.string(), name: z.string() });

const forYouItem = z.object({
  /** The id of the act, see the history. */
  _id: z.string(),
  reason: z.enum(reasons),
  at: z.string(),
  /** Whose act it was. */
  from: personId,
  isNew: z.boolean(),
  /** How many records. */
  count: z.int(),
  /** Of which kind; null where they are of several. */
  kind: z.enum(kindNames).nullable(),
  /** The only record; null of several. `name` is its name, title or text. */
  record: named.nullable(),
  customer: named.nullable(),
  company: named.nullable(),
  /** When an appointment is or a task is due; null where that is not said. */
  date: z.string().nullable(),
  /** What was said along with it. */
  note: z.string().nullable(),
});
export type ForYouItem = z.output<typeof forYouItem>;

const counted = z.object({ new: z.int() });

const right = "own";

export const forYouEndpoints = endpoints("People", {
  list: {
    method: "GET",
    url: "/api/for-you",
    summary:
      "What others ask of the user, give or hand over to them on this desk, of the last 90 days, the newest first",
    right,
    schema: { response: { 200: dataOf(z.array(forYouItem).max(maxForYou)) } },
  },
  count: {
    method: "GET",
    url: "/api/for-you/count",
    summary: "How much of it is new",
    right,
    schema: { response: { 200: dataOf(counted) } },
  },
  read: {
    method: "PUT",
    url: "/api/for-you/:id",
    summary: "Mark one as read, or as new again",
    right,
    schema: {
      params: idParams,
      body: z.object({ isRead: z.boolean() }),
      response: { 200: messageBody },
    },
  },
  readAll: {
    method: "PUT",
    url: "/api/for-you",
    summary: "Mark all as read",
    right,
    schema: { response: { 200: messageBody } },
  },
});
