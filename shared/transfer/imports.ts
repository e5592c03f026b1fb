import { z } from "zod";
import { idempotencyHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { kind } from "../history/changed-values.ts";
import { changesOf } from "../history/changes.ts";
import { type Kind, kindNames } from "../kinds/names.ts";
import { kinds, ofEachKind } from "../kinds/registry.ts";
import { idParams, idText, optionalText } from "../text/text.ts";
import { importKinds } from "./import-kinds.ts";

export const importLimits = {
  /** Rows of a file. */
  rows: 100_000,
  /** Rows that are sent of it: each may bring a customer and a company, and there are the tags. */
  sent: 300_500,
  /** Values of a file. */
  values: 10_000_000,
  /** Rows of one chunk. */
  chunkRows: 500,
  /** Of one chunk, in characters of its JSON: rows with long notes are fewer in a chunk. */
  chunkSize: 250_000,
  /** Of all chunks, in characters. */
  size: 200_000_000,
  /** Of a file that is read in the browser, in bytes. */
  fileBytes: 20 * 1024 * 1024,
} as const;

/** The browser names new records by UUIDs, so that later rows can belong to them. */
const newId = z.uuid("Must be a UUID");

/** A row that becomes a new record, or that changes one. */
function rowOf<const K extends Kind, S extends z.ZodRawShape>(kind: K, values: z.ZodObject<S>) {
  return z.discriminatedUnion("act", [
    z.object({ kind: z.literal(kind), act: z.literal("create"), _id: newId, values }),
    z.object({
      kind: z.literal(kind),
      act: z.literal("update"),
      _id: idText(),
      /** The version that the row was checked against: what was changed since is left as it is. */
      updatedAt: z.string().max(30),
      values: changesOf(values),
      replace: z.array(z.string().max(50)).max(50).optional().meta({
        description:
          "Fields in which the row replaces what the record has. In all others it only fills what is empty, and adds to notes and tags",
      }),
    }),
  ]);
}

const valuesOf: Record<Kind, z.ZodObject> = ofEachKind((kind) => kinds[kind].imported);

type RowOf<K extends Kind> = K extends Kind
  ? ReturnType<typeof rowOf<K, (typeof kinds)[K]["imported"]["shape"]>>
  : never;

/** Whatever a record belongs to comes before it, in the same import, or is here already. */
const importRow = z.discriminatedUnion(
  "kind",
  // as: of each kind one, with the values of that.
  kindNames.map((kind) => rowOf(kind, valuesOf[kind])) as unknown as [
    RowOf<Kind>,
    ...RowOf<Kind>[],
  ],
);
export type ImportRow = z.input<typeof importRow>;
/** As it is once its schema has read it. */
export type CheckedRow = z.output<typeof importRow>;

/**
 * `open` takes chunks; `running` writes, `canceling` takes back what is written; then it is `done`,
 * `canceled` or `failed`. Of the last two nothing is left.
 */
const importStates = ["open", "running", "canceling", "done", "canceled", "failed"] as const;

const counts = z.partialRecord(kind, z.int());

/** What the file was, and what became of the rows that are not sent, for whoever comes back later. */
const importSource = z.object({
  /** What was imported, as the title of the screen has it. */
  into: z.enum([...importKinds, "account"]),
  /** The name of the file; empty for a pasted table. */
  file: optionalText(300),
  /** Rows in the file. */
  rows: z.int().min(0).max(importLimits.rows),
  /** Rows that the user left out, or that are here already. */
  skipped: z.int().min(0).max(importLimits.rows),
  /** Values that could not be read and are kept in the notes. */
  unread: z.int().min(0).max(importLimits.values),
});

const importJob = importSource.extend({
  _id: z.string(),
  state: z.enum(importStates),
  /** Chunks that are here: the next to send has this number. */
  chunks: z.int(),
  /** Rows that are here, and how many of them are written. */
  received: z.int(),
  written: z.int(),
  /** What is being written: the name of a record. */
  now: z.string(),
  created: counts,
  updated: counts,
  /** Rows that were left alone because their record was changed or deleted meanwhile. */
  stale: z.int(),
  /** The act in the history, once it is done. */
  change: z.string().nullable(),
  /** Why it has failed, and at which of the rows that were sent. */
  failure: z.object({ row: z.int().nullable(), msg: z.string() }).nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type ImportJob = z.output<typeof importJob>;

/** Of which it is looked whether they are customers, in one request. */
export const mostNamed = 500;

const namedCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  companyName: z.string(),
});
export type NamedCustomer = z.output<typeof namedCustomer>;

export const importEndpoints = endpoints("Imports", {
  create: {
    method: "POST",
    url: "/api/imports",
    summary:
      "Begin an import; nothing is written until it runs. One that was left open before is dropped",
    proof: "sometimes",
    schema: {
      headers: idempotencyHeaders,
      body: importSource,
      response: { 201: dataOf(importJob) },
    },
  },
  named: {
    method: "POST",
    url: "/api/imports/named",
    summary:
      "The customers who have one of these names, in any order and spelling of their parts, or one of these emails",
    isLong: true,
    maxValues: 1100,
    isRead: true,
    schema: {
      body: z.object({
        names: z.array(optionalText(200)).max(mostNamed).default([]),
        emails: z.array(optionalText(254)).max(mostNamed).default([]),
      }),
      response: { 200: dataOf(z.array(namedCustomer)) },
    },
  },
  get: {
    method: "GET",
    url: "/api/imports/:id",
    summary: "How far an import has come",
    schema: { params: idParams, response: { 200: dataOf(importJob) } },
  },
  send: {
    method: "PUT",
    url: "/api/imports/:id/chunks/:number",
    summary: `Some of its rows, at most ${importLimits.chunkRows}; chunks are numbered from 0, and sending one again changes nothing`,
    maxValues: 20_000,
    schema: {
      params: idParams.extend({ number: z.string().regex(/^\d{1,6}$/, "Must be a number") }),
      body: z.object({ rows: z.array(importRow).min(1).max(importLimits.chunkRows) }),
      response: { 200: dataOf(importJob) },
    },
    refusals: { 409: errorBody },
  },
  run: {
    method: "POST",
    url: "/api/imports/:id/run",
    summary:
      "Write all rows as one change, in the background: ask how far the import has come. Asking twice changes nothing",
    schema: { params: idParams, response: { 200: dataOf(importJob) } },
    refusals: { 409: errorBody },
  },
  cancel: {
    method: "DELETE",
    url: "/api/imports/:id",
    summary: "Cancel an import; anything already written is rolled back",
    schema: { params: idParams, response: { 200: messageBody } },
    refusals: { 409: errorBody },
  },
});
