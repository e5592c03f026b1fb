import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import { isListed } from "../query/search/candidates.ts";
import type { RecordTable } from "../schema.ts";
import { loggedKinds } from "./logged-columns.ts";
import type { Row } from "./touched.ts";

// Records as they are now, with the columns that the change log keeps.

/** Rows read at once. */
const chunk = 500;

const liveRows = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>, shape) => {
    const [table = "", column = ""] = shape.split(" ");
    // as: see readLive and readChildren.
    const columns = ["_id", ...loggedKinds[table as RecordTable].columns].map((name) =>
      sql.ref(name),
    );
    return sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(table)}
    WHERE "owner" = ${owner} AND ${isListed(db, column, ids)}`;
  },
);

/** Records as they are now, those that are there. */
export async function readLive(
  db: Db,
  owner: Owner,
  kind: RecordTable,
  ids: readonly string[],
): Promise<Row[]> {
  return readChildren(db, owner, kind, "_id", ids);
}

const someChildren = prepared(
  (
    db,
    { owner, ids, limit }: Placeholders<{ owner: Owner; ids: string; limit: number }>,
    shape,
  ) => {
    const [table = "", column = ""] = shape.split(" ");
    return sql<unknown>`SELECT 1 AS "n" FROM ${sql.table(table)}
      WHERE "owner" = ${owner} AND ${isListed(db, column, ids)} LIMIT ${limit}`;
  },
);

/** Whether more than so many records of a kind belong to any of some others by this column. */
export async function hasMoreChildren(
  db: Db,
  owner: Owner,
  { kind, column }: { kind: RecordTable; column: string },
  { ids, than }: { ids: readonly string[]; than: number },
): Promise<boolean> {
  const values = { owner, ids: JSON.stringify(ids), limit: than + 1 };
  return (await readRows(db, owner, someChildren(values, `${kind} ${column}`))).length > than;
}

interface ChildPage {
  owner: Owner;
  ids: string;
  after: string;
  limit: number;
}

const childRows = prepared((db, { owner, ids, after, limit }: Placeholders<ChildPage>, shape) => {
  const [table = "", column = ""] = shape.split(" ");
  // as: see readChildPages.
  const columns = ["_id", ...loggedKinds[table as RecordTable].columns].map((name) =>
    sql.ref(name),
  );
  return sql<Row>`SELECT ${sql.join(columns)} FROM ${sql.table(table)}
      WHERE "owner" = ${owner} AND ${isListed(db, column, ids)} AND "_id" > ${after}
      ORDER BY "_id" LIMIT ${limit}`;
});

/** Records of a kind that belong to any of some others by this column, a page at a time. */
export async function* readChildPages(
  db: Db,
  owner: Owner,
  { kind, column }: { kind: RecordTable; column: string },
  ids: readonly string[],
  limit = chunk,
) {
  const values = { owner, ids: JSON.stringify(ids), limit };
  let after = "";
  while (true) {
    const rows = await readRows(db, owner, childRows({ ...values, after }, `${kind} ${column}`));
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    after = String(rows.at(-1)?._id);
    await yieldToEventLoop();
  }
}

/** Records of a kind that belong to any of some others, by the column that says so. */
export async function readChildren(
  db: Db,
  owner: Owner,
  kind: RecordTable,
  column: string,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let place = 0; place < ids.length; place += chunk) {
    if (place > 0) await yieldToEventLoop();
    const some = JSON.stringify(ids.slice(place, place + chunk));
    const page = await readRows(db, owner, liveRows({ owner, ids: some }, `${kind} ${column}`));
    // One record may have more than fit into one call's arguments.
    for (const row of page) rows.push(row);
  }
  return rows;
}
