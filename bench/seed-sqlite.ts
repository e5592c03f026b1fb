import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../server/db/engine/database.ts";
import { type Load, type Rows, tables } from "./seed-load.ts";

/** Writes straight into the file, which nobody else has open. */
export const loadSqlite: Load = async ({ dataDir }, batches) => {
  const file = new DatabaseSync(databaseFile(dataDir));
  // A crash costs no more than starting again.
  file.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA foreign_keys = OFF");
  const makeAgain = dropIndexesAndTriggers(file);
  file.exec("BEGIN");
  for (const batch of batches) for (const table of tables) insert(file, table, batch[table]);
  for (const table of tables) fillSearch(file, table);
  file.exec(`INSERT INTO "searchVersions" ("owner", "version") SELECT "_id", '1' FROM "users"`);
  for (const statement of makeAgain) file.exec(statement);
  file.exec("COMMIT");
  const broken = file.prepare("PRAGMA foreign_key_check").all();
  if (broken.length > 0) throw new Error(`${broken.length} rows point nowhere`);
  file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  file.close();
};

function dropIndexesAndTriggers(file: DatabaseSync): string[] {
  const parts = file
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema
      WHERE type IN ('index', 'trigger') AND sql IS NOT NULL
        AND tbl_name IN ('companies', 'customers', 'appointments')`,
    )
    .all();
  // SQLite takes an index's statistics along.
  const statistics = file.prepare(`SELECT "tbl", "idx", "stat" FROM "sqlite_stat1"`).all();
  for (const { type, name } of parts) file.exec(`DROP ${type} "${name}"`);
  const kept = statistics.map(({ tbl, idx, stat }) => `('${tbl}', '${idx}', '${stat}')`);
  return [
    ...parts.map(({ sql }) => String(sql)),
    `DELETE FROM "sqlite_stat1"`,
    `INSERT INTO "sqlite_stat1" ("tbl", "idx", "stat") VALUES ${kept.join(", ")}`,
  ];
}

function insert(file: DatabaseSync, table: (typeof tables)[number], rows: Rows[typeof table]) {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = names.map((name) => `"${name}"`).join(", ");
  const marks = names.map(() => "?").join(", ");
  const statement = file.prepare(`INSERT INTO "${table}" (${columns}) VALUES (${marks})`);
  // as: rows of one kind have the same columns, in the same order, of text and numbers.
  for (const row of rows) statement.run(...(Object.values(row) as (string | number)[]));
}

/** What the triggers would have written, a row at a time. */
function fillSearch(file: DatabaseSync, table: string) {
  const value = table === "customers" ? `t."value"` : "0";
  file.exec(`
    INSERT INTO "searchBlocks" ("owner", "kind", "last")
      SELECT "owner", '${table}', count(*) FROM "${table}" GROUP BY "owner";
    INSERT INTO "searchPlaces" ("place", "block", "_id")
      SELECT "block" << 32 | row_number() OVER (PARTITION BY "block" ORDER BY t."rowid"),
        "block", t."_id"
      FROM "${table}" AS t JOIN "searchBlocks" AS b ON b."owner" = t."owner" AND b."kind" = '${table}';
    INSERT INTO "searchKeys" ("place", "searchKey", "value")
      SELECT p."place", t."searchKey", ${value}
      FROM "searchBlocks" AS b
      CROSS JOIN "searchPlaces" AS p ON p."block" = b."block"
      CROSS JOIN "${table}" AS t ON t."owner" = b."owner" AND t."_id" = p."_id"
      WHERE b."kind" = '${table}' ORDER BY p."place";
    INSERT INTO "searchTexts" ("place", "value", "textKey")
      SELECT p."place", ${value}, t."textKey"
      FROM "searchBlocks" AS b
      CROSS JOIN "searchPlaces" AS p ON p."block" = b."block"
      CROSS JOIN "${table}" AS t ON t."owner" = b."owner" AND t."_id" = p."_id"
      WHERE b."kind" = '${table}' ORDER BY p."place";
    INSERT INTO "searchTrigrams" ("rowid", "searchKey")
      SELECT k."place", k."textKey"
      FROM "searchBlocks" AS b
      CROSS JOIN "searchTexts" AS k ON k."place" BETWEEN b."block" << 32 AND b."block" << 32 | 4294967295
      WHERE b."kind" = '${table}' ORDER BY k."place"`);
}
