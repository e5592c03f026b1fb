import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { readRow } from "../db/acts/touched.ts";
import { type Db, type Owner, ownerOf } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import type { Tables } from "../db/schema.ts";

/** What chunks hold: rows of an import; others may stage something else for an act of their own. */
export type Holds = "rows" | "account";

export type Job = Selectable<Tables["imports"]>;
export type Chunk = Selectable<Tables["importChunks"]>;

interface One {
  owner: Owner;
  id: string;
}

const jobById = prepared((db, { owner, id }: Placeholders<One>) =>
  db.selectFrom("imports").where("owner", "=", owner).where("_id", "=", id).selectAll(),
);

export async function findJob(db: Db, owner: Owner, id: string): Promise<Job | undefined> {
  const [job] = await readRows(db, owner, jobById({ owner, id }));
  return job;
}

export async function insertJob(tx: Db, job: Insertable<Tables["imports"]>): Promise<Job> {
  return tx.insertInto("imports").values(job).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such import any more. */
export async function changeJob(
  tx: Db,
  { owner, _id }: Pick<Job, "owner" | "_id">,
  changes: Updateable<Tables["imports"]>,
): Promise<Job | undefined> {
  return tx
    .updateTable("imports")
    .set(changes)
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .returningAll()
    .executeTakeFirst();
}

/** Drops what was left open, of which nothing is written yet. */
export async function dropOpen(tx: Db, owner: Owner, holds: Holds, now: Date): Promise<void> {
  await tx
    .updateTable("imports")
    .set({ state: "canceled", endedAt: now.toISOString() })
    .where("owner", "=", owner)
    .where("holds", "=", holds)
    .where("state", "=", "open")
    .execute();
}

const underWay = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("imports")
    .where("owner", "=", owner)
    .where("state", "in", ["running", "canceling"])
    .selectAll(),
);

/** What of the owner's is being written or taken back; undefined when nothing is. */
export async function findUnderWay(db: Db, owner: Owner): Promise<Job | undefined> {
  const [job] = await readRows(db, owner, underWay({ owner }));
  return job;
}

export async function insertChunk(tx: Db, chunk: Insertable<Tables["importChunks"]>) {
  await tx.insertInto("importChunks").values(chunk).execute();
}

const chunkAt = prepared(
  (_db, { owner, id, place }: Placeholders<One & { place: number }>) =>
    sql<Chunk>`SELECT * FROM "importChunks" WHERE "owner" = ${owner} AND "import" = ${id}
      AND "first" <= ${place} AND "first" + "count" > ${place}`,
);

/** The chunk with the row at a place, counted from 0; undefined after the last. */
export async function findChunk(db: Db, owner: Owner, id: string, place: number) {
  const [chunk] = await readRows(db, owner, chunkAt({ owner, id, place }));
  return chunk;
}

/** Some megabytes of chunks at a time. */
const chunkBatch = 10;

const removedChunks = prepared(
  (_db, { owner, id }: Placeholders<One>) =>
    sql`DELETE FROM "importChunks" WHERE "owner" = ${owner} AND "import" = ${id}
      AND "number" IN (SELECT "number" FROM "importChunks" WHERE "owner" = ${owner}
        AND "import" = ${id} ORDER BY "number" LIMIT ${sql.lit(chunkBatch)}) RETURNING "number"`,
);

/** Answers whether more may be left. */
export async function removeChunks(db: Db, owner: Owner, id: string): Promise<boolean> {
  const [rows = []] = await writeTogether(db, owner, [removedChunks({ owner, id })]);
  return rows.length === chunkBatch;
}

const endedWithChunks = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{ id: string }>`SELECT "_id" AS "id" FROM "imports" AS "i"
      WHERE "owner" = ${owner} AND "state" IN ('canceled', 'failed', 'done') AND EXISTS (
        SELECT 1 FROM "importChunks" WHERE "owner" = ${owner} AND "import" = "i"."_id")`,
);

/** Those that have ended and of which chunks are left. */
export function listEndedWithChunks(db: Db, owner: Owner): Promise<{ id: string }[]> {
  return readRows(db, owner, endedWithChunks({ owner }));
}

const endedOf = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("imports")
    .where("owner", "=", owner)
    .where("state", "not in", ["running", "canceling"])
    .selectAll(),
);

/** All that nothing is written of at the moment. */
export function listIdle(db: Db, owner: Owner): Promise<Job[]> {
  return readRows(db, owner, endedOf({ owner }));
}

const removedJob = prepared((db, { owner, id }: Placeholders<One>) =>
  db.deleteFrom("imports").where("owner", "=", owner).where("_id", "=", id),
);

export async function removeJob(db: Db, owner: Owner, id: string): Promise<void> {
  await writeTogether(db, owner, [removedJob({ owner, id })]);
}

const ownRows = prepared(
  (db, { owner, change, ids }: Placeholders<{ owner: Owner; change: string; ids: string }>) =>
    sql<{ record: string; after: string }>`SELECT "record", "after" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "change" = ${change} AND "after" IS NOT NULL
        AND ${isListed(db, "record", ids)} ORDER BY "part"`,
);

/** The last versions that an act has made of some records. */
export async function readOwnVersions(
  db: Db,
  owner: Owner,
  change: string,
  records: readonly string[],
): Promise<Map<string, unknown>> {
  if (records.length === 0) return new Map();
  const rows = await readRows(db, owner, ownRows({ owner, change, ids: JSON.stringify(records) }));
  return new Map(rows.map(({ record, after }) => [record, readRow(after)?.updatedAt]));
}

const removedPart = prepared(
  (_db, { owner, change, part }: Placeholders<{ owner: Owner; change: string; part: number }>) =>
    sql`DELETE FROM "changeRecords" WHERE "owner" = ${owner} AND "change" = ${change}
      AND "part" = ${part}`,
);

/** What an act has done last is taken back. */
export async function forgetPart(tx: Db, owner: Owner, change: string, part: number) {
  await writeTogether(tx, owner, [removedPart({ owner, change, part })]);
}

/** Ends all of an owner's at once; whoever writes one finds that it is no longer to be written. */
export async function endImports(tx: Db, owner: Owner): Promise<void> {
  await tx
    .updateTable("imports")
    .set({ state: "canceled", runner: null })
    .where("owner", "=", owner)
    .execute();
  await noteImporting(tx, owner, null);
}

/** Notes which import of an owner's is to be looked after; null once it has ended. */
export async function noteImporting(tx: Db, owner: Owner, importing: string | null): Promise<void> {
  await tx.updateTable("desks").set({ importing }).where("_id", "=", owner).execute();
}

/** Those of everybody that are not ended. */
export async function listImporting(db: Db): Promise<{ owner: Owner; id: string }[]> {
  const desks = await db
    .selectFrom("desks")
    .where("importing", "is not", null)
    .select(["_id", "importing"])
    .execute();
  return desks.map(({ _id, importing }) => ({ owner: ownerOf({ _id }), id: importing ?? "" }));
}
