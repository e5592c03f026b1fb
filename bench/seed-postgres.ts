import { sql } from "kysely";
import { dropIndexes, makeIndexes } from "../server/db/care/postgres-indexes.ts";
import { openDatabase, type Tx } from "../server/db/engine/database.ts";
import { type Load, type Rows, tables } from "./seed-load.ts";

/** Needs a user who may switch triggers off for a transaction. */
export const loadPostgres: Load = async (place, batches) => {
  const db = await openDatabase(place);
  try {
    await db.transaction().execute(async (tx) => {
      const indexes = await dropIndexes(tx);
      // Triggers and the checks of foreign keys.
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`SET LOCAL maintenance_work_mem = '512MB'`.execute(tx);
      for (const batch of batches) {
        for (const table of tables) await insert(tx, table, batch[table]);
      }
      await makeIndexes(tx, indexes);
      await sql`INSERT INTO "searchVersions" SELECT "_id", '1' FROM "users"`.execute(tx);
    });
    // What the server's own housekeeping does in its time.
    await sql`VACUUM ANALYZE`.execute(db);
  } finally {
    await db.destroy();
  }
};

/** One array of values for each column. */
async function insert(tx: Tx, table: string, rows: Rows[(typeof tables)[number]]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(first).map(([name, value], n) => {
    const type = typeof value === "number" ? sql`bigint[]` : sql`text[]`;
    return {
      name: sql.ref(name),
      values: sql`${rows.map((row) => Object.values(row)[n])}::${type}`,
    };
  });
  const names = sql.join(columns.map(({ name }) => name));
  const values = sql.join(columns.map(({ values }) => values));
  await sql`INSERT INTO ${sql.table(table)} (${names}) SELECT * FROM unnest(${values})`.execute(tx);
}
