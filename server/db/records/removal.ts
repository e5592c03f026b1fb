import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db, Owner } from "../engine/database.ts";
import { type Statement, writeTogether } from "../query/prepared.ts";

/** Rows that one transaction removes: some milliseconds. */
export const batchSize = 200;

/** Runs a statement that removes a batch, and answers what it has removed, until nothing is left. */
export async function removeBatches(
  db: Db,
  owner: Owner,
  statement: Statement<unknown>,
  signal?: AbortSignal,
) {
  let count = batchSize;
  while (count === batchSize) {
    signal?.throwIfAborted();
    const [rows = []] = await writeTogether(db, owner, [statement]);
    count = rows.length;
    if (count > 0) await yieldToEventLoop();
  }
}
