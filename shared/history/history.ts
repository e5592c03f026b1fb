import { z } from "zod";
import { progressHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { ofEachKind } from "../kinds/registry.ts";
import { listQuery } from "../lists/lists.ts";
import { idParams, idText } from "../text/text.ts";
import { fieldValue, kind, named } from "./changed-values.ts";
import { resolve, undoRefusal } from "./undo.ts";

/** What an act was. */
export const changeActions = [
  "create",
  "update",
  "delete",
  "import",
  "merge",
  "bulk",
  "undo",
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** What can be done with many records at once. */
const bulkWords = [
  "status",
  "addTag",
  "removeTag",
  "company",
  "followUp",
  "snoozedUntil",
  "responsible",
  "handOver",
  "away",
  "delete",
] as const;

/** Days that an act can be undone, and months that it is listed, unless the provider sets others. */
export const historyKept = { days: 30, months: 12 } as const;

/** Long texts are cut to this in the list of changes. */
export const changePreview = 200;

/** As records have them: dollars, dates, and what they belong to with its name. */
const changedField = z.object({ field: z.string(), from: fieldValue, to: fieldValue });
export type ChangedField = z.output<typeof changedField>;

const countsOfKinds = z.partialRecord(kind, z.int());

/** What else is told of an act. */
export const changeDetail = z.looseObject({
  /** Where the customers of a company went before it was deleted, or into what a record was merged. */
  moveTo: idText().optional(),
  /** What was done with many customers, and what they were given. */
  bulk: z.enum(bulkWords).optional(),
  to: z.string().nullable().optional(),
  /** Of handing over: who has got it, from whom, and what was said with it. */
  toPerson: z.string().optional(),
  from: z.array(z.string()).optional(),
  note: z.string().optional(),
  imported: z.object({ created: countsOfKinds, updated: countsOfKinds }).optional(),
  /** The acts that were taken back by an undo of several. */
  undoes: z.array(idText()).max(100).optional(),
  /** How many records an undo of them left as they were, and which undo undid a part before. */
  kept: z.record(idText(), z.int().min(0)).optional(),
  earlier: z.record(idText(), idText()).optional(),
});

const change = z.object({
  _id: z.string(),
  at: z.string(),
  action: z.enum(changeActions),
  /** What the act was about, such as the company that was deleted with its customers. */
  kind,
  record: z.string(),
  /** The record's name at the time: a title, or the beginning of a text. */
  name: z.string(),
  /** What the record belongs to, the nearest first: a customer before its company. */
  parents: z.array(named),
  /** What was done with many customers at once; the value stands in `fields`. */
  bulk: z.enum(bulkWords).optional(),
  /** What was said when it was handed over. */
  note: z.string().optional(),
  /** Of an import: how many records it has made and changed, of each kind. The name is that of the file. */
  imported: changeDetail.shape.imported,
  /** How many records were touched, of all kinds and of each. */
  count: z.int(),
  counts: z.object(ofEachKind(() => z.int())),
  /** Who did it; null for a command of the provider. */
  person: z.string().nullable(),
  /** The session that did it; null when none did. */
  device: z.object({ name: z.string(), isThis: z.boolean() }).nullable(),
  /**
   * Of an act on one record: what changed, long texts cut. Empty for a deletion and for many; but the
   * deletion of a company whose customers were moved has `company`, from this one to the other, and
   * a merge has `company`, `customer` or `tag`.
   */
  fields: z.array(changedField),
  /** Until then it can be undone; null when it can't be any more. */
  keptUntil: z.string().nullable(),
  /**
   * The act that undid this one; undo that one to redo this one, which is then null again. Of how many records
   * something was `kept`, as it had been changed since: undo this one once more to undo that as well.
   */
  undone: z.object({ change: z.string(), at: z.string(), kept: z.int() }).nullable(),
  /** The act that this one took back. */
  undoes: z.string().nullable(),
  /** Of an undo: how many records it left as they were; absent for none. */
  kept: z.int().optional(),
});
export type Change = z.output<typeof change>;

/** A record that an act touched, and what the act did with it. */
const changedRecord = z.object({
  kind,
  record: z.string(),
  name: z.string(),
  action: z.enum(["create", "update", "delete"]),
  fields: z.array(changedField),
});
export type ChangedRecord = z.output<typeof changedRecord>;

const { limit, cursor } = listQuery(["at"], "-at").shape;
const actionsPattern = new RegExp(
  `^(?:${changeActions.join("|")})(?:,(?:${changeActions.join("|")}))*$`,
);

const historyQuery = z.object({
  limit,
  cursor,
  search: listQuery(["at"], "-at").shape.search,
  /** Only acts that touched this record. */
  record: idText().optional(),
  /** Only acts about records of this kind. */
  kind: kind.optional(),
  action: z
    .string()
    .regex(actionsPattern, "Unknown action")
    .optional()
    .meta({ description: "One or several, separated by commas, such as `update,bulk`" }),
  /** Only acts of the session that asks. */
  device: z.enum(["this"], { error: "Only `this`" }).optional(),
  /** Only acts of these people: ids, or `me`. */
  who: z
    .string()
    .regex(/^(?:me|[\w-]+)(?:,(?:me|[\w-]+)){0,19}$/, "Unknown people")
    .optional()
    .meta({ description: "Only acts of these people: `me`, or ids separated by commas" }),
  /** Both are inclusive. */
  from: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
  to: z.iso.datetime({ offset: true, error: "Invalid date" }).optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

const actProgress = z.object({
  state: z.enum(["running", "done", "failed"]),
  /** So many records of so many, where that is known. */
  done: z.int().nullable(),
  total: z.int().nullable(),
  /** The status and body that the request would have been answered; null where they are not known any more. */
  status: z.int().nullable(),
  answer: z.record(z.string(), z.unknown()).nullable(),
});
export type ActProgress = z.output<typeof actProgress>;

export const historyEndpoints = endpoints("History", {
  list: {
    method: "GET",
    url: "/api/history",
    summary:
      "What was done, the newest first; `search` looks for words in any order in the names of records",
    isLong: true,
    schema: {
      querystring: historyQuery,
      response: { 200: z.object({ data: z.array(change), nextCursor: z.string().nullable() }) },
    },
  },
  get: {
    method: "GET",
    url: "/api/history/:id",
    summary: "What was done to each record, in pages",
    isLong: true,
    schema: {
      params: idParams,
      querystring: z.object({ limit, cursor }),
      response: {
        200: z.object({
          data: change.extend({ records: z.array(changedRecord) }),
          nextCursor: z.string().nullable(),
        }),
      },
    },
  },
  undo: {
    method: "POST",
    url: "/api/history/:id/undo",
    summary: "Undo a change; undoing the undo redoes it",
    isAct: true,
    maxValues: 5000,
    schema: {
      params: idParams,
      headers: progressHeaders,
      body: z.object({ resolve: resolve.optional() }),
      response: { 200: dataOf(change) },
    },
    refusals: { 409: undoRefusal, 410: errorBody },
  },
  progress: {
    method: "GET",
    url: "/api/history/:id/progress",
    summary: "How far an act has come that was answered with a 202",
    schema: { params: idParams, response: { 200: dataOf(actProgress) } },
  },
  trash: {
    method: "GET",
    url: "/api/history/trash",
    summary:
      "How many deletions can be restored, how many records they hold, and how long what was done is kept",
    schema: {
      response: {
        200: dataOf(
          z.object({
            changes: z.int(),
            records: z.int(),
            /** Acts can be undone for so many days and are listed for so many months. */
            days: z.int(),
            months: z.int(),
            /** When the first of those deletions can no longer be restored. */
            until: z.string().nullable(),
            /** The oldest act that is listed. */
            since: z.string().nullable(),
          }),
        ),
      },
    },
  },
  emptyTrash: {
    method: "DELETE",
    url: "/api/history/trash",
    summary: "Delete for good everything that could be restored",
    forPeople: true,
    right: "desk",
    schema: { response: { 200: messageBody } },
  },
});

/** Header of every successful write of records: the id of its change in the history. */
export const changeIdHeader = "Change-Id";
