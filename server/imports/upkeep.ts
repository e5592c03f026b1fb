import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { listOwners } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import {
  changeJob,
  findJob,
  listEndedWithChunks,
  listIdle,
  removeChunks,
  removeJob,
} from "./queries.ts";

/** Milliseconds. One that takes chunks is dropped after a day, what has become of others known for a month. */
const longestOpen = 24 * 60 * 60_000;
const longestKept = 30 * longestOpen;

/** Removes what is left of everybody's old imports, a few chunks at a time. */
export async function tidyImports(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const isOld = (at: string, most: number) => Date.parse(at) < now.getTime() - most;
  for await (const owner of listOwners(db)) {
    for (const { _id, createdAt, endedAt } of await listIdle(db, owner)) {
      signal?.throwIfAborted();
      if (endedAt === null && !isOld(createdAt, longestOpen)) continue;
      if (endedAt === null) await drop(db, owner, _id, now);
      while (await removeChunks(db, owner, _id)) await yieldToEventLoop();
      if (isOld(endedAt ?? createdAt, longestKept)) await removeJob(db, owner, _id);
    }
    await yieldToEventLoop();
  }
}

/** Unless it has just begun to run. */
function drop(db: Db, owner: Owner, id: string, now: Date) {
  return inTransaction(db, owner, async (tx) => {
    const job = await findJob(tx, owner, id);
    if (job?.state !== "open") return;
    await changeJob(tx, job, { state: "canceled", endedAt: now.toISOString() });
  });
}

/** Removes what was staged for an owner's dropped imports, so that trying often does not fill the disk. */
export async function removeStaged(db: Db, owner: Owner): Promise<void> {
  for (const { id } of await listEndedWithChunks(db, owner)) {
    while (await removeChunks(db, owner, id)) await yieldToEventLoop();
  }
}

/** Removes all that was staged for an account that is closed. */
export async function deleteImports(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  for (const { _id } of await listIdle(db, owner)) {
    signal?.throwIfAborted();
    while (await removeChunks(db, owner, _id)) await yieldToEventLoop();
    await removeJob(db, owner, _id);
  }
}
