import { sql } from "kysely";
import { type Db, engineOf, inTransaction, type Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows, writeTogether } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import { batchSize } from "../records/belongings.ts";
import { recordKinds } from "../records/records.ts";
import { type Log, writeRecords } from "../records/write-path.ts";
import type { RecordTable } from "../schema.ts";
import type { Acting } from "./act.ts";
import { selectMoved } from "./change-log.ts";

/** A record whose own go to another one of its kind. */
interface Move {
  table: RecordTable;
  id: string;
  moveTo: string;
}

interface Moved {
  owner: Owner;
  id: string;
  moveTo: string;
  updatedAt: string;
  /** Those to move, as a list in JSON. */
  ids: string;
}

/** What belongs to a record directly, by the column that says so. */
function listColumns(table: RecordTable) {
  return recordKinds.flatMap((kind) =>
    Object.entries(kind.parents).flatMap(([column, parent]) =>
      parent === table ? [{ kind, column }] : [],
    ),
  );
}

/** The column by which `kind` says which of the first kind that moves it belongs to: itself or a parent. */
function linkTo(kind: (typeof recordKinds)[number], mover: RecordTable): string | undefined {
  if (kind.table === mover) return "_id";
  return Object.entries(kind.parents).find(([, parent]) => parent === mover)?.[0];
}

/** A foreign key over several columns holds again once all records are moved. */
const deferKeys = prepared((db) =>
  engineOf(db) === "sqlite"
    ? sql`PRAGMA defer_foreign_keys = ON`
    : sql`SET CONSTRAINTS ALL DEFERRED`,
);

export async function deferForeignKeys(tx: Db, owner: Owner): Promise<void> {
  await writeTogether(tx, owner, [deferKeys({})]);
}

const checkKeys = prepared(() => sql`SET CONSTRAINTS ALL IMMEDIATE`);

/** Has what was deferred checked now: at its end a long transaction would have too much to check. */
export async function checkForeignKeys(tx: Db, owner: Owner): Promise<void> {
  if (engineOf(tx) === "postgres") await writeTogether(tx, owner, [checkKeys({})]);
}

const someOf = prepared(
  (_db, { owner, id, limit }: Placeholders<{ owner: Owner; id: string; limit: number }>, shape) => {
    const [table = "", column = ""] = shape.split(" ");
    return sql<{ _id: string; updatedAt: string }>`
    SELECT "_id", "updatedAt" FROM ${sql.table(table)}
    WHERE "owner" = ${owner} AND ${sql.ref(column)} = ${id} LIMIT ${limit}`;
  },
);

const newest = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>, shape) => {
    const [table = "", link = ""] = shape.split(" ");
    return sql<{ last: string | null }>`SELECT max("updatedAt") AS "last" FROM ${sql.table(table)}
    WHERE "owner" = ${owner} AND ${isListed(db, link, ids)}`;
  },
);

const moved = prepared((db, { owner, moveTo, updatedAt, ids }: Placeholders<Moved>, shape) => {
  const [table = "", column = "", link = ""] = shape.split(" ");
  return sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${moveTo}, "updatedAt" = ${updatedAt}
    WHERE "owner" = ${owner} AND ${isListed(db, link, ids)} RETURNING "_id"`;
});

const logMoved = prepared(
  (db, values: Placeholders<Moved & { change: string; part: number; after: string }>, shape) => {
    const [table = "", column = "", link = ""] = shape.split(" ");
    // as: see moveBatch.
    return selectMoved(db, table as RecordTable, column, values, isListed(db, link, values.ids));
  },
);

/** Moves all at once, as the first parts of an act, and answers the next one. `opened` comes before. */
export async function moveAll(tx: Db, acting: Acting, move: Move, opened: Log): Promise<number> {
  await writeTogether(tx, acting.owner, opened.before);
  let part = 0;
  while (await moveBatch(tx, acting, move, { part, limit: 1_000_000 })) part += 1;
  return part;
}

/** Moves a batch, and answers whether there was one. */
export function moveSome(db: Db, acting: Acting, move: Move, part: number): Promise<boolean> {
  return inTransaction(db, acting.owner, (tx) =>
    moveBatch(tx, acting, move, { part, limit: batchSize }),
  );
}

/** Of the first kind that has some left, and with them what belongs to them. */
async function moveBatch(
  tx: Db,
  { owner, act }: Acting,
  { table, id, moveTo }: Move,
  { part, limit }: { part: number; limit: number },
): Promise<boolean> {
  const columns = listColumns(table);
  const { first, rows } = await findMovers();
  if (!first) return false;
  const ids = JSON.stringify(rows.map(({ _id }) => _id));
  const shapes = columns.flatMap(({ kind, column }) => {
    const link = linkTo(kind, first.kind.table);
    return link ? [{ kind, column, link }] : [];
  });
  let latest = act.now.getTime();
  for (const { kind, link } of shapes) {
    const [found] = await readRows(tx, owner, newest({ owner, ids }, `${kind.table} ${link}`));
    if (found?.last) latest = Math.max(latest, Date.parse(found.last) + 1);
  }
  const values = { owner, id, moveTo, ids, updatedAt: new Date(latest).toISOString() };
  const after = JSON.stringify({ [first.column]: moveTo, updatedAt: values.updatedAt });
  await deferForeignKeys(tx, owner);
  const statements = shapes.map(({ kind, column: of, link }) => ({
    shape: `${kind.table} ${of} ${link}`,
    written: { kind: "move", table: kind.table } as const,
  }));
  await writeRecords(
    tx,
    { owner, act },
    statements.map(({ shape, written }) => ({ written, statement: moved(values, shape) })),
    {
      before: statements.map(({ shape }) =>
        logMoved({ ...values, change: act.id, part, after }, shape),
      ),
      after: [],
    },
  );
  await checkForeignKeys(tx, owner);
  return true;

  async function findMovers() {
    for (const first of columns) {
      const shape = `${first.kind.table} ${first.column}`;
      const rows = await readRows(tx, owner, someOf({ owner, id, limit }, shape));
      if (rows.length > 0) return { first, rows };
    }
    return { rows: [] };
  }
}
