import { sql } from "kysely";
import { type Db, engineOf } from "../engine/database.ts";

/** A table as the database itself describes it. Virtual tables and what backs them are left out. */
export interface CatalogTable {
  name: string;
  /** Those that are stored, not generated. */
  columns: string[];
  key: string[];
}

interface Reference {
  child: string;
  parent: string;
}

/**
 * The search index, which triggers and the rewriting of keys fill from the other tables. Each engine
 * has its own kind, so it is neither compared nor copied.
 */
const searchIndex: readonly string[] = [
  "searchBlocks",
  "searchKeys",
  "searchPlaces",
  "searchRewrites",
  "searchTexts",
];

/** What a database knows of its own making: each has its own. */
export const bookkeeping: readonly string[] = ["migrations", "derivations"];

/** Every table that holds data, each after those that its foreign keys point to. */
export async function listTables(db: Db): Promise<CatalogTable[]> {
  const isSqlite = engineOf(db) === "sqlite";
  const columns = await (isSqlite ? readSqliteColumns(db) : readPostgresColumns(db));
  const references = await (isSqlite ? readSqliteReferences(db) : readPostgresReferences(db));
  const data = columns.filter(({ table }) => !searchIndex.includes(table));
  const tables = [...Map.groupBy(data, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.map(({ column }) => column),
    key: own
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
      .map(({ column }) => column),
  }));
  return sortByReferences(tables, references);
}

function sortByReferences(tables: CatalogTable[], references: Reference[]): CatalogTable[] {
  const sorted: CatalogTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const blocked = new Set(
      references
        .filter(({ child, parent }) => child !== parent && names.has(parent))
        .map(({ child }) => child),
    );
    const ready = waiting.filter(({ name }) => !blocked.has(name));
    if (ready.length === 0) throw new Error(`Foreign keys in a circle: ${[...names].join(", ")}`);
    sorted.push(...ready);
    waiting = waiting.filter(({ name }) => blocked.has(name));
  }
  return sorted;
}

interface ColumnRow {
  table: string;
  column: string;
  /** Its place in the primary key, from 1; 0 when it has none. */
  place: number;
}

/** Of the types in SQLite's list, `virtual` and `shadow` belong to search indexes. */
const ordinary = sql`t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

async function readSqliteColumns(db: Db): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    SELECT t.name AS "table", c.name AS "column", c.pk AS "place"
    FROM pragma_table_list AS t JOIN pragma_table_xinfo(t.name) AS c
    WHERE ${ordinary} AND c.hidden = 0
    ORDER BY t.name, c.cid
  `.execute(db);
  return rows;
}

async function readSqliteReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT DISTINCT t.name AS "child", f."table" AS "parent"
    FROM pragma_table_list AS t JOIN pragma_foreign_key_list(t.name) AS f
    WHERE ${ordinary}
  `.execute(db);
  return rows;
}

async function readPostgresColumns(db: Db): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    SELECT t.relname AS "table", a.attname AS "column",
      coalesce(array_position(k.conkey, a.attnum), 0) AS "place"
    FROM pg_catalog.pg_class AS t
    JOIN pg_catalog.pg_attribute AS a
      ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    LEFT JOIN pg_catalog.pg_constraint AS k ON k.conrelid = t.oid AND k.contype = 'p'
    WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition
      AND t.relnamespace = current_schema()::regnamespace
    ORDER BY t.relname, a.attnum
  `.execute(db);
  return rows;
}

async function readPostgresReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT DISTINCT c.relname AS "child", p.relname AS "parent"
    FROM pg_catalog.pg_constraint AS f
    JOIN pg_catalog.pg_class AS c ON c.oid = f.conrelid
    JOIN pg_catalog.pg_class AS p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND c.relnamespace = current_schema()::regnamespace
  `.execute(db);
  return rows;
}
