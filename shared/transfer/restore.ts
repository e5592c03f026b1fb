import { z } from "zod";
import { settingsEndpoints } from "../account/settings.ts";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { followUpEndpoints } from "../follow-up.ts";
import { idParams, optionalText } from "../text/text.ts";
import { type RestoredPart, restoredParts, restoredRows } from "./restore-rows.ts";

const restoration = z.object({
  _id: z.string(),
  /** The name and the bytes of the file. */
  file: z.string(),
  size: z.int(),
  /** Chunks that are written: the next to send has this number. */
  chunks: z.int(),
  /** Rows that are written, and those that were left out: what they belong to is not in the file. */
  written: z.int(),
  leftOut: z.int(),
  /** What was written is being removed, or that was broken off: it can't go on. */
  isCanceling: z.boolean(),
  createdAt: z.string(),
});
export type Restoration = z.output<typeof restoration>;

/** Rows of one chunk: on SQLite others wait while it is written. */
export const restoreChunkRows = 100;

/** Some rows of one list of the file. */
function chunkOf<const Part extends RestoredPart>(part: Part) {
  const rows = z.array(restoredRows[part]).min(1).max(restoreChunkRows);
  return z.object({ part: z.literal(part), rows });
}

type ChunkOf<Part extends RestoredPart> = Part extends RestoredPart
  ? ReturnType<typeof chunkOf<Part>>
  : never;

const chunk = z.discriminatedUnion(
  "part",
  // as: of each part one, so there is a first.
  restoredParts.map(chunkOf) as [ChunkOf<RestoredPart>, ...ChunkOf<RestoredPart>[]],
);
export type RestoredChunk = z.output<typeof chunk>;

export const restoreEndpoints = endpoints("Restore", {
  get: {
    method: "GET",
    url: "/api/restore",
    summary: "Whether the account is empty, so that a whole one can be restored into it",
    forPeople: true,
    schema: {
      response: {
        200: dataOf(
          z.object({
            isEmpty: z.boolean(),
            /** One that was begun and has not come to its end. */
            restoration: restoration.nullable(),
          }),
        ),
      },
    },
  },
  create: {
    method: "POST",
    url: "/api/restore",
    summary:
      "Begin to restore an account exactly as it was, into an empty one: the same ids and history, and no act of its own",
    right: "desk",
    forPeople: true,
    schema: {
      body: z.object({ file: optionalText(300), size: z.int().min(0) }),
      response: { 201: dataOf(restoration) },
    },
    refusals: { 409: errorBody },
  },
  send: {
    method: "PUT",
    url: "/api/restore/:id/chunks/:number",
    summary: `Some rows of one list of a Client Desk file, at most ${restoreChunkRows}; chunks are numbered from 0, and sending one again changes nothing`,
    maxValues: 50_000,
    right: "desk",
    forPeople: true,
    schema: {
      params: idParams.extend({ number: z.string().regex(/^\d{1,9}$/, "Must be a number") }),
      body: z.object({ chunk }),
      response: { 200: dataOf(restoration) },
    },
    refusals: { 409: errorBody },
  },
  finish: {
    method: "POST",
    url: "/api/restore/:id/finish",
    summary: "All of the file is here; the settings come last",
    right: "desk",
    forPeople: true,
    schema: {
      params: idParams,
      body: z.object({
        settings: settingsEndpoints.update.schema.body.optional(),
        followUp: followUpEndpoints.update.schema.body.shape.days.optional(),
      }),
      response: { 200: dataOf(restoration) },
    },
  },
  cancel: {
    method: "DELETE",
    url: "/api/restore/:id",
    summary: "Remove all that was restored, and leave the account empty",
    right: "desk",
    forPeople: true,
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
