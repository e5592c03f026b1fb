import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type SelectQueryBuilder, sql } from "kysely";
import { type Db, inSnapshot, type Owner } from "../engine/database.ts";
import { recordTables } from "../records/records.ts";
import type { RecordTable, Tables } from "../schema.ts";

/** Half of the longest page of a list: reading and writing them out takes some 3 milliseconds. */
const batchSize = 100;

/** The newest id of each kind of record at one moment; null for a kind that has none. */
export type LastIds = Record<RecordTable, string | null>;

/**
 * Where a complete reading ends. Ids are in the order of time, to the millisecond, so that what is
 * added later has a higher one: a reading up to these ids holds all that there was, comes to an end
 * however fast others write, and has no customer whose company came too late to be in it.
 */
export async function readLastIds(db: Db, owner: Owner): Promise<LastIds> {
  return inSnapshot(db, owner, async (tx) => {
    const last: Partial<LastIds> = {};
    for (const table of recordTables) {
      const newest = tx.selectFrom(table).where("owner", "=", owner);
      const max = newest.select(({ fn }) => fn.max<string | null>("_id").as("last"));
      last[table] = (await max.executeTakeFirstOrThrow()).last;
    }
    // as: each of them was read.
    return last as LastIds;
  });
}

/**
 * All of `rows` up to the id `last`, as `toAnswer` has them, oldest first and one batch at a time, so that no more than a
 * batch stands in memory and no transaction stays open while a slow client takes them. Ids never
 * change and a batch starts after the last one read: a row that is changed meanwhile comes once,
 * one that is deleted meanwhile may be missing.
 */
export async function* readInBatches<TB extends keyof Tables, Row extends { _id: string }, One>(
  db: Db,
  owner: Owner,
  rows: SelectQueryBuilder<Tables, TB, Row>,
  id: string,
  last: string | null,
  toAnswer: (row: Row) => One,
): AsyncGenerator<One[], void, undefined> {
  if (last === null) return;
  const upToLast = rows
    .where(sql<boolean>`${sql.ref(id)} <= ${last}`)
    .orderBy(sql.ref(id))
    .limit(batchSize);
  let after = "";
  while (true) {
    const next = upToLast.where(sql<boolean>`${sql.ref(id)} > ${after}`).compile();
    const batch = (await inSnapshot(db, owner, (tx) => tx.executeQuery(next))).rows;
    const end = batch.at(-1);
    if (!end) return;
    yield batch.map(toAnswer);
    if (batch.length < batchSize) return;
    after = end._id;
    // SQLite answers at once: without a pause every other request would wait for the last batch.
    await yieldToEventLoop();
  }
}
