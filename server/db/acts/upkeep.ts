import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, type Owner, ownerOf } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../query/prepared.ts";
import { batchSize, removeBatches } from "../records/removal.ts";
import { pastTables, removedPast } from "./past.ts";
import { forgetRecords } from "./trash.ts";

/** What is older than these loses what undo needs, or goes. */
export interface HistoryLimits {
  undoable: Date;
  listed: Date;
}

interface After {
  owner: Owner;
  id: string;
}

const entriesAfter = prepared(
  (_db, { owner, id }: Placeholders<After>) =>
    sql<{ _id: string; at: string; hasRecords: number; plan: string | null }>`
      SELECT "_id", "at", "plan", CASE WHEN "isKept" = 1 OR EXISTS (
          SELECT 1 FROM "changeRecords" AS "r"
          WHERE "r"."owner" = "changes"."owner" AND "r"."change" = "changes"."_id"
        ) THEN 1 ELSE 0 END AS "hasRecords" FROM "changes"
      WHERE "owner" = ${owner} AND "_id" > ${id} ORDER BY "_id" LIMIT ${sql.lit(batchSize)}`,
);

const removedEntry = prepared(
  (_db, { owner, id }: Placeholders<After>) =>
    sql`DELETE FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${id}`,
);

/** Removes what is too old from the history of everybody, a little at a time. */
export async function tidyHistory(
  db: Db,
  limits: HistoryLimits,
  signal?: AbortSignal,
): Promise<void> {
  for await (const owner of listOwners(db)) {
    await tidyHistoryOf(db, owner, limits, signal);
    await yieldToEventLoop();
  }
}

/** All desks. */
export async function* listOwners(db: Db): AsyncGenerator<Owner> {
  let last = "";
  while (true) {
    const desks = await db
      .selectFrom("desks")
      .where("_id", ">", last)
      .select("_id")
      .orderBy("_id")
      .limit(batchSize)
      .execute();
    yield* desks.map(ownerOf);
    if (desks.length < batchSize) return;
    last = desks.at(-1)?._id ?? "";
  }
}

/** From the oldest on, in the order of ids, which is that of time. */
async function tidyHistoryOf(
  db: Db,
  owner: Owner,
  { undoable, listed }: HistoryLimits,
  signal: AbortSignal | undefined,
) {
  let id = "";
  while (true) {
    const batch = await readRows(db, owner, entriesAfter({ owner, id }));
    const old = batch.filter(({ at, plan }) => at < undoable.toISOString() && plan === null);
    for (const { _id, hasRecords } of old) {
      signal?.throwIfAborted();
      if (hasRecords) await forgetRecords(db, owner, _id);
    }
    const gone = old.filter(({ at }) => at < listed.toISOString());
    await writeTogether(
      db,
      owner,
      gone.map(({ _id }) => removedEntry({ owner, id: _id })),
    );
    id = batch.at(-1)?._id ?? id;
    if (old.length < batch.length || batch.length < batchSize) return;
    await yieldToEventLoop();
  }
}

/** Removes what is kept of the customers of an account that is closed. */
export async function deletePast(db: Db, owner: Owner, signal?: AbortSignal) {
  for (const table of pastTables) {
    await removeBatches(db, owner, removedPast({ owner }, table), signal);
  }
}
