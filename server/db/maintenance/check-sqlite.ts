import { sql } from "kysely";
import type { Db } from "../engine/database.ts";
import { openMemoryDatabase } from "../open.ts";

/** What an engine's own checks have found: a sentence each. */
export interface Soundness {
  integrity: string[];
  references: string[];
  /** Tables, indexes and triggers that are not as the migrations make them. */
  structure: string[];
}

export async function checkSqlite(db: Db): Promise<Soundness> {
  const integrity = await findDamage(db);
  // Over damaged pages the other questions only fail.
  if (integrity.length > 0) return { integrity, references: [], structure: [] };
  return {
    integrity,
    references: await findBrokenReferences(db),
    structure: await compareStructure(db),
  };
}

/** Damaged pages, and rows that an index lacks or has too many. At most ten findings. */
export async function findDamage(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(10)`.execute(db);
  return rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== "ok");
}

/** A sentence for each pair of tables of which rows point to nothing. */
export async function findBrokenReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string; n: number }>`
    SELECT "table" AS "child", "parent", count(*) AS "n" FROM pragma_foreign_key_check GROUP BY 1, 2
  `.execute(db);
  return rows.map(({ child, parent, n }) => `${n} rows of ${child} point to nothing in ${parent}`);
}

/** Against a database that is made on the spot. */
async function compareStructure(db: Db): Promise<string[]> {
  const model = await openMemoryDatabase();
  try {
    const [wanted, found] = [await readStructure(model), await readStructure(db)];
    const lacks = [...wanted].filter(([name, text]) => found.get(name) !== text);
    const extra = [...found.keys()].filter((name) => !wanted.has(name));
    return [
      ...lacks.map(([name]) => `${name} is ${found.has(name) ? "different" : "missing"}`),
      ...extra.map((name) => `${name} is not ours`),
    ];
  } finally {
    await model.destroy();
  }
}

async function readStructure(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; sql: string }>`
    SELECT "type" || ' ' || "name" AS "name", "sql" FROM sqlite_schema
    WHERE "name" NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  `.execute(db);
  return new Map(rows.map((row) => [row.name, row.sql]));
}
