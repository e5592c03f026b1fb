import { type Selectable, sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../query/prepared.ts";
import type { RecordTable, Tables } from "../schema.ts";

/** A change in the log, but for what happened to its records. */
export type ChangeRow = Selectable<Tables["changes"]>;

const byId = prepared(
  (_db, { owner, id }: Placeholders<{ owner: Owner; id: string }>) =>
    sql<ChangeRow>`SELECT * FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${id} AND "plan" IS NULL`,
);

export async function findChange(db: Db, owner: Owner, id: string): Promise<ChangeRow | undefined> {
  const [found] = await readRows(db, owner, byId({ owner, id }));
  return found;
}

const openById = prepared(
  (_db, { owner, id }: Placeholders<{ owner: Owner; id: string }>) =>
    sql<ChangeRow>`SELECT * FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${id} AND "plan" IS NOT NULL`,
);

/** The change of an act that is not whole yet. */
export async function findOpenAct(
  db: Db,
  owner: Owner,
  id: string,
): Promise<ChangeRow | undefined> {
  const [found] = await readRows(db, owner, openById({ owner, id }));
  return found;
}

interface Gone {
  owner: Owner;
  kind: RecordTable;
  record: string;
}

const lastDeletion = prepared(
  (_db, { owner, kind, record }: Placeholders<Gone>) =>
    sql<{ change: string }>`SELECT "change" FROM (
        SELECT "_id" AS "change" FROM "changes"
          WHERE "owner" = ${owner} AND "record" = ${record} AND "kind" = ${kind}
            AND "before" IS NOT NULL AND "after" IS NULL
        UNION ALL SELECT "change" FROM "changeRecords"
          WHERE "owner" = ${owner} AND "record" = ${record} AND "kind" = ${kind}
            AND "before" IS NOT NULL AND "after" IS NULL
      ) AS "deletions" ORDER BY "change" DESC LIMIT 1`,
);

/** The act that has deleted a record for the last time; undefined where the log does not hold it. */
export async function findDeletion(
  db: Db,
  owner: Owner,
  kind: RecordTable,
  record: string,
): Promise<ChangeRow | undefined> {
  const [found] = await readRows(db, owner, lastDeletion({ owner, kind, record }));
  return found && findChange(db, owner, found.change);
}

interface Undoing {
  owner: Owner;
  /** The act that undoes, and what it undoes. */
  change: string;
  undone: string;
  at: string;
  session: string | null;
  device: string | null;
  user: string | null;
  plan: string | null;
  /** What else is told of it, see UndoDetail. */
  detail: string | null;
}

/** The change of an act that takes another back; it is about the same. */
export const logUndo = prepared(
  (
    _db,
    { owner, change, undone, at, session, device, user, plan, detail }: Placeholders<Undoing>,
  ) =>
    sql`INSERT INTO "changes" ("owner", "_id", "at", "action", "session", "device", "user", "undoes",
        "plan", "detail", "kind", "record", "name", "nameKey")
      SELECT "owner", CAST(${change} AS text), CAST(${at} AS text), 'undo', CAST(${session} AS text),
        CAST(${device} AS text), CAST(${user} AS text), CAST(${undone} AS text), CAST(${plan} AS text),
        CAST(${detail} AS text), "kind", "record", "name", "nameKey"
      FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${undone}`,
);

interface Marked {
  owner: Owner;
  /** Null when it holds again. */
  change: string | null;
  undone: string;
}

export const markUndone = prepared(
  (_db, { owner, change, undone }: Placeholders<Marked>) =>
    sql`UPDATE "changes" SET "undoneBy" = ${change} WHERE "owner" = ${owner} AND "_id" = ${undone}`,
);

/** Acts that are half done. Imports have their own way to go on, see imports/keep.ts. */
export const unfinished = prepared(
  () => sql<ChangeRow>`SELECT * FROM "changes" WHERE "plan" IS NOT NULL AND "action" <> 'import'
    ORDER BY "owner", "_id"`,
);

export const unfinishedOf = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<ChangeRow>`SELECT * FROM "changes" WHERE "owner" = ${owner} AND "plan" IS NOT NULL
      AND "action" <> 'import' ORDER BY "_id"`,
);

/** What an act undoes; several where it restored what was missing. */
export function listUndone({ undoes, detail }: ChangeRow): string[] {
  if (undoes === null) return [];
  const { undoes: all }: { undoes?: string[] } = JSON.parse(detail ?? "{}");
  return all ?? [undoes];
}

const forgotten = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) =>
    sql`DELETE FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${change} AND "plan" IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM "changeRecords"
        WHERE "owner" = ${owner} AND "change" = ${change})`,
);

const untold = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) =>
    sql`DELETE FROM "forYou" WHERE "owner" = ${owner} AND "_id" = ${change} AND NOT EXISTS (
        SELECT 1 FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${change})`,
);

/** Of an act that failed before it had touched anything nothing is to be finished, and nobody is told of it. */
export async function forgetUnbegun(db: Db, owner: Owner, change: string): Promise<void> {
  await writeTogether(db, owner, [forgotten({ owner, change }), untold({ owner, change })]);
}

const creationOf = prepared(
  (_db, { owner, record }: Placeholders<{ owner: Owner; record: string }>) =>
    sql<{ _id: string; kind: RecordTable }>`SELECT "_id", "kind" FROM "changes"
      WHERE "owner" = ${owner} AND "record" = ${record} AND "action" = 'create' LIMIT 1`,
);

const isNamed = prepared(
  (_db, { owner, record }: Placeholders<{ owner: Owner; record: string }>) =>
    sql`SELECT 1 FROM "changes" WHERE "owner" = ${owner} AND "record" = ${record}
      UNION ALL SELECT 1 FROM "changeRecords" WHERE "owner" = ${owner} AND "record" = ${record}
      LIMIT 1`,
);

/** Whether the log tells of a record of this id, of whatever kind: it is there, or may be brought back. */
export async function hasHistory(db: Db, owner: Owner, record: string): Promise<boolean> {
  return (await readRows(db, owner, isNamed({ owner, record }))).length > 0;
}

/** The change of the act that made a record; undefined where the log does not hold it. */
export async function findCreation(db: Db, owner: Owner, record: string) {
  const [found] = await readRows(db, owner, creationOf({ owner, record }));
  return found && { ...found, record };
}
