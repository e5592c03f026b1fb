import { sql } from "kysely";
import type { Db } from "../engine/database.ts";
import type { CatalogTable } from "./catalog.ts";

export type Row = Record<string, unknown>;

/** Rows at a time: what stands in memory, and in one statement of a copy. */
const batchSize = 1000;

/** All rows of a table in the order of its primary key, one batch at a time. */
export async function* readRows(
  db: Db,
  { name, columns, key }: CatalogTable,
): AsyncGenerator<Row[], void, undefined> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  while (true) {
    const { rows } = await sql<Row>`
      SELECT ${wanted} FROM ${sql.table(name)} ${after} ORDER BY ${order} LIMIT ${batchSize}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < batchSize) return;
    after = sql`WHERE (${order}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** Writes rows with all the columns that the catalog names. */
export async function insertRows(db: Db, { name, columns }: CatalogTable, rows: readonly Row[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // PostgreSQL takes at most 65,535 values in a statement.
  const atATime = Math.floor(65_535 / columns.length);
  for (let start = 0; start < rows.length; start += atATime) {
    const values = rows
      .slice(start, start + atATime)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES ${sql.join(values)}`.execute(db);
  }
}
