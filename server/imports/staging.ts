import { randomUUIDv7 } from "node:crypto";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { notFound, outOfStep } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import {
  changeJob,
  dropOpen,
  findChunk,
  findJob,
  type Holds,
  insertChunk,
  insertJob,
  type Job,
} from "./queries.ts";

// What a large act is to write comes in numbered chunks first, and is kept until it has ended. What a
// chunk holds is nobody's concern here.

export type Source = Pick<Job, "into" | "file" | "rows" | "skipped" | "unread">;

/** Begins one; what was left open of the kind before is dropped. */
export async function openStaging(
  tx: Db,
  owner: Owner,
  holds: Holds,
  source: Source,
  now: Date,
): Promise<Job> {
  await dropOpen(tx, owner, holds, now);
  const createdAt = now.toISOString();
  return insertJob(tx, { owner, _id: randomUUIDv7(), holds, ...source, state: "open", createdAt });
}

/** Throws the 404. */
export async function findStaging(db: Db, owner: Owner, holds: Holds, id: string): Promise<Job> {
  const job = await findJob(db, owner, id);
  if (job?.holds !== holds) throw notFound(serverMessages.imports.notFound);
  return job;
}

interface NewChunk {
  number: number;
  rows: readonly unknown[];
}

/** Of the whole: rows, and characters of JSON. */
interface Limits {
  rows: number;
  size: number;
}

/**
 * Keeps a chunk. One that is here already changes nothing; throws the 409 when one before it is missing or
 * no more can come, the 400 when it is too much.
 */
export async function addChunk(
  db: Db,
  owner: Owner,
  holds: Holds,
  id: string,
  { number, rows }: NewChunk,
  limits: Limits,
): Promise<Job> {
  const content = JSON.stringify(rows);
  return inTransaction(db, owner, async (tx) => {
    const job = await findStaging(tx, owner, holds, id);
    if (number < job.chunks) return job;
    if (job.state !== "open") throw outOfStep(serverMessages.imports.notOpen);
    if (number > job.chunks) throw outOfStep(serverMessages.imports.nextChunk(job.chunks));
    const received = job.received + rows.length;
    const size = job.size + content.length;
    if (received > limits.rows || size > limits.size) {
      throw outOfStep(serverMessages.imports.tooMuch);
    }
    const count = rows.length;
    await insertChunk(tx, { owner, import: id, number, first: job.received, count, content });
    const changes = { chunks: number + 1, received, size };
    return (await changeJob(tx, job, changes)) ?? job;
  });
}

/** Reads rows in their order, from any place on. */
export interface RowReader {
  /** The rows from a place to the end of their chunk, at most so many; none after the last. */
  read: (db: Db, place: number, limit: number) => Promise<unknown[]>;
}

/** A chunk is read once for all of its batches. */
export function createRowReader(owner: Owner, id: string): RowReader {
  let first = 0;
  let rows: unknown[] = [];
  return {
    read: async (db, place, limit) => {
      if (place < first || place >= first + rows.length) {
        const chunk = await findChunk(db, owner, id, place);
        if (!chunk) return [];
        first = chunk.first;
        // As this program wrote it.
        rows = JSON.parse(chunk.content);
      }
      return rows.slice(place - first, place - first + limit);
    },
  };
}
