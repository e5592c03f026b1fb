import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows, readTogether, writeTogether } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import { batchSize, removeBatches } from "../records/removal.ts";
import { forgottenPast, pastTables } from "./past.ts";

interface Since {
  owner: Owner;
  since: string;
}

/** Deletions that can be taken back, some of which only in part by now. */
const inTrash = ({ owner, since }: Placeholders<Since>) =>
  sql`"owner" = ${owner} AND "action" = 'delete' AND "isKept" = 1 AND "plan" IS NULL
    AND ("undoneBy" IS NULL OR EXISTS (SELECT 1 FROM "changes" AS "u" WHERE "u"."owner" = ${owner}
      AND "u"."_id" = "changes"."undoneBy" AND "u"."detail" LIKE '%"kept"%'))
    AND "at" >= ${since}`;

const countedTrash = prepared(
  (_db, since: Placeholders<Since>) =>
    sql<{ changes: number; records: number; first: string | null }>`SELECT count(*) AS "changes",
      CAST(coalesce(sum("count"), 0) AS bigint) AS "records", min("at") AS "first"
      FROM "changes" WHERE ${inTrash(since)}`,
  { isWide: true },
);

const oldestEntry = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{ at: string }>`SELECT "at" FROM "changes" WHERE "owner" = ${owner} AND "plan" IS NULL
      ORDER BY "_id" LIMIT 1`,
);

/** With when the first of the deletions was made, and the oldest act of all. */
export async function countTrash(db: Db, owner: Owner, since: Date) {
  const [[counts], [oldest]] = await readTogether(db, owner, [
    countedTrash({ owner, since: since.toISOString() }),
    oldestEntry({ owner }),
  ]);
  return { ...(counts ?? { changes: 0, records: 0, first: null }), oldest: oldest?.at ?? null };
}

/** With deletions that were taken back and made again: those acts have the records, too. */
const listedTrash = prepared(
  (_db, since: Placeholders<Since>) =>
    sql<{ _id: string }>`SELECT "_id" FROM "changes" WHERE ${inTrash(since)}
      UNION SELECT "_id" FROM "changes" WHERE "owner" = ${since.owner} AND "undoes" IN (
        SELECT "_id" FROM "changes" WHERE "owner" = ${since.owner} AND "undoes" IN (
          SELECT "_id" FROM "changes" WHERE ${inTrash(since)}))`,
);

interface One {
  owner: Owner;
  change: string;
}

const forgotten = prepared(
  (_db, { owner, change }: Placeholders<One>) =>
    sql`UPDATE "changes" SET "isKept" = 0, "before" = NULL, "after" = NULL
      WHERE "owner" = ${owner} AND "_id" = ${change}`,
);

const forgottenRecords = prepared(
  (_db, { owner, change }: Placeholders<One>) =>
    sql`DELETE FROM "changeRecords" WHERE "owner" = ${owner} AND "change" = ${change}
      AND ("part", "record") IN (SELECT "part", "record" FROM "changeRecords"
        WHERE "owner" = ${owner} AND "change" = ${change}
        ORDER BY "part", "record" LIMIT ${sql.lit(batchSize)}) RETURNING "record"`,
);

/** From now on an act can't be undone; what that would need is removed, a batch at a time. */
export async function forgetRecords(db: Db, owner: Owner, change: string): Promise<void> {
  await writeTogether(db, owner, [forgotten({ owner, change })]);
  for (const table of pastTables) {
    await removeBatches(db, owner, forgottenPast({ owner, change }, table));
  }
  await removeBatches(db, owner, forgottenRecords({ owner, change }));
}

export async function emptyTrash(db: Db, owner: Owner, since: Date): Promise<void> {
  const trash = await readRows(db, owner, listedTrash({ owner, since: since.toISOString() }));
  for (const { _id } of trash) await forgetRecords(db, owner, _id);
}

const ownChanges = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{
      _id: string;
    }>`SELECT "_id" FROM "changes" WHERE "owner" = ${owner} LIMIT ${sql.lit(batchSize)}`,
);

const removed = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    sql`DELETE FROM "changes" WHERE "owner" = ${owner} AND ${isListed(db, "_id", ids)}`,
);

/** Removes the whole log of an owner who closes the account. */
export async function deleteLog(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  while (true) {
    signal?.throwIfAborted();
    const changes = await readRows(db, owner, ownChanges({ owner }));
    if (changes.length === 0) return;
    // Acts on many records first lose these, a batch at a time.
    for (const { _id: change } of changes) {
      await removeBatches(db, owner, forgottenRecords({ owner, change }));
    }
    const ids = JSON.stringify(changes.map(({ _id }) => _id));
    await writeTogether(db, owner, [removed({ owner, ids })]);
    await yieldToEventLoop();
  }
}
