import { sql } from "kysely";
import type { Db } from "../engine/database.ts";
import type { Soundness } from "./check-sqlite.ts";

export async function checkPostgres(db: Db): Promise<Soundness> {
  return {
    integrity: await findInvalidIndexes(db),
    references: await findBrokenReferences(db),
    structure: await findSwitchedOff(db),
  };
}

/** PostgreSQL checks its pages itself when it reads them, but does not use an index that it marked. */
async function findInvalidIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS "name" FROM pg_catalog.pg_index AS i
    JOIN pg_catalog.pg_class AS c ON c.oid = i.indexrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND NOT (i.indisvalid AND i.indisready)
  `.execute(db);
  return rows.map(({ name }) => `the index ${name} is not valid`);
}

interface ForeignKey {
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
}

async function findBrokenReferences(db: Db): Promise<string[]> {
  const findings: string[] = [];
  for (const { child, parent, columns, parentColumns } of await readForeignKeys(db)) {
    const pairs = columns.map(
      (column, place) =>
        sql`${sql.ref(`c.${column}`)} = ${sql.ref(`p.${parentColumns[place] ?? column}`)}`,
    );
    const given = columns.map((column) => sql`${sql.ref(`c.${column}`)} IS NOT NULL`);
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS "n" FROM ${sql.table(child)} AS c WHERE ${sql.join(given, sql` AND `)}
        AND NOT EXISTS (SELECT 1 FROM ${sql.table(parent)} AS p WHERE ${sql.join(pairs, sql` AND `)})
    `.execute(db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) findings.push(`${n} rows of ${child} point to nothing in ${parent}`);
  }
  return findings;
}

async function readForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT c.relname AS "child", p.relname AS "parent",
      (SELECT array_agg(a.attname::text ORDER BY k.place)
        FROM unnest(f.conkey) WITH ORDINALITY AS k(num, place)
        JOIN pg_catalog.pg_attribute AS a ON a.attrelid = f.conrelid AND a.attnum = k.num) AS "columns",
      (SELECT array_agg(a.attname::text ORDER BY k.place)
        FROM unnest(f.confkey) WITH ORDINALITY AS k(num, place)
        JOIN pg_catalog.pg_attribute AS a ON a.attrelid = f.confrelid AND a.attnum = k.num) AS "parentColumns"
    FROM pg_catalog.pg_constraint AS f
    JOIN pg_catalog.pg_class AS c ON c.oid = f.conrelid
    JOIN pg_catalog.pg_class AS p ON p.oid = f.confrelid
    WHERE f.contype = 'f' AND c.relnamespace = current_schema()::regnamespace
  `.execute(db);
  return rows;
}

/**
 * A trigger that is off lets counters go wrong; a constraint that is not validated, references; a
 * policy, one owner's query see another's rows.
 */
async function findSwitchedOff(db: Db): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`
    SELECT 'the trigger ' || t.tgname || ' of ' || c.relname || ' is turned off' AS "finding"
    FROM pg_catalog.pg_trigger AS t JOIN pg_catalog.pg_class AS c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled = 'D'
    UNION ALL
    SELECT 'the rule ' || k.conname || ' is not validated' FROM pg_catalog.pg_constraint AS k
    WHERE k.connamespace = current_schema()::regnamespace AND NOT k.convalidated
    UNION ALL
    SELECT 'row-level security of ' || c.relname || ' is turned off' FROM pg_catalog.pg_class AS c
    JOIN pg_catalog.pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'owner'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND NOT (c.relrowsecurity AND EXISTS (
        SELECT 1 FROM pg_catalog.pg_policy AS p WHERE p.polrelid = c.oid AND p.polname = 'of_owner'
      ))
  `.execute(db);
  return rows.map(({ finding }) => finding);
}
