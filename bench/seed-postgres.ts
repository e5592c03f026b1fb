import { Client } from "pg";
import type { Load, Rows } from "./seed.ts";

const tables = ["companies", "customers", "appointments"] as const;

/** Needs a user who may switch triggers off for a connection. */
export const loadPostgres: Load = async ({ databaseUrl }, batches) => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: indexes } = await client.query(
      `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index
      WHERE indrelid = ANY($1::text[]::regclass[]) AND NOT indisunique`,
      [tables],
    );
    // Triggers and the checks of foreign keys.
    await client.query("SET session_replication_role = replica");
    await client.query("SET maintenance_work_mem = '512MB'; SET synchronous_commit = off");
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const batch of batches) {
      for (const table of tables) await insert(client, table, batch[table]);
    }
    for (const { sql } of indexes) await client.query(sql);
    await client.query(`INSERT INTO "searchVersions" SELECT "_id", '1' FROM "users"`);
    await client.query("SET session_replication_role = DEFAULT");
    // What the server's own housekeeping does in its time.
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
};

/** One array of values for each column. */
async function insert(
  client: Client,
  table: string,
  rows: Rows["companies" | "customers" | "appointments"],
) {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = names.map((name) => `"${name}"`).join(", ");
  const arrays = Object.values(first).map(
    (value, n) => `$${n + 1}::${typeof value === "number" ? "bigint" : "text"}[]`,
  );
  const values = names.map((_, n) => rows.map((row) => Object.values(row)[n]));
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT * FROM unnest(${arrays.join(", ")})`,
    values,
  );
}
