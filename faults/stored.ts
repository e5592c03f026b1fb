import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { databaseFile } from "../server/db/engine/database.ts";
import type { Place } from "../tools/places.ts";

export interface StoredRow {
  id: string;
  kind: "company" | "customer" | "appointment";
  name: string;
  /** Name of the company or customer that it belongs to. */
  parent: string;
  /** What the writers change. */
  text: string;
}

/** Reads the database past the server. */
export async function query(
  { databaseUrl, dataDir }: Place,
  statement: string,
): Promise<Record<string, unknown>[]> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows;
  }
  const file = databaseFile(dataDir);
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  return database.prepare(statement).all();
}

/** Changes the database past the server. */
export async function write({ databaseUrl, dataDir }: Place, statement: string): Promise<void> {
  if (databaseUrl) {
    await query({ databaseUrl, dataDir }, statement);
    return;
  }
  using database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
  database.exec(statement);
}

const selects: Record<StoredRow["kind"], string> = {
  company: `SELECT "_id" AS id, "name", '' AS parent, "description" AS text FROM "companies"`,
  customer: `SELECT u."_id" AS id, u."name", c."name" AS parent, u."status" || ' ' || u."value" AS text
    FROM "customers" u JOIN "companies" c ON c."owner" = u."owner" AND c."_id" = u."company"`,
  appointment: `SELECT a."_id" AS id, a."title" AS name, u."name" AS parent, a."notes" AS text
    FROM "appointments" a JOIN "customers" u ON u."owner" = a."owner" AND u."_id" = a."customer"`,
};

/** Every company, customer and appointment of everybody. */
export async function readStored(place: Place): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const [kind, select] of Object.entries(selects)) {
    // as: these are the columns and the keys of the queries above.
    for (const row of await query(place, select)) rows.push({ ...row, kind } as StoredRow);
  }
  return rows;
}
