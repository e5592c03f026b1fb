import { sql } from "kysely";
import { type Db, databaseFile, type Tx } from "../engine/database.ts";
import { openAsIs } from "../engine/sqlite/open-as-is.ts";
import { openExistingDatabase } from "../engine/sqlite/sqlite-files.ts";
import { StartError } from "../engine/start-error.ts";
import { openDatabase } from "../open.ts";
import { bookkeeping, type CatalogTable, listTables } from "./catalog.ts";
import { combine, type Fingerprint, findDifferences, readFingerprints } from "./fingerprints.ts";
import { hasCurrentKeys } from "./key-rewrites.ts";
import { dropIndexes, makeIndexes } from "./postgres-indexes.ts";
import { newestMigration, readSchemaVersion } from "./schema-version.ts";
import { insertRows, type Row, readRows } from "./table-rows.ts";

export interface Move {
  /** False when the target held all of it already. */
  copied: boolean;
  tables: Fingerprint[];
}

/**
 * Copies all data of a SQLite folder to PostgreSQL, in one transaction: all of it or nothing. The
 * file is only read, and locked until the end, so that nothing is written to it that would be
 * missing. An earlier copy that nobody has used is replaced. `report` hears of each table. Throws a
 * StartError when the target holds anything else, and when the copy is not equal to the source.
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  report: (table: string) => void,
): Promise<Move> {
  const from = openExistingDatabase(databaseFile(dataDir), "alone");
  try {
    await refuseOtherVersion(from);
    await refuseOtherTables({ databaseUrl, dataDir });
    const to = await openDatabase({ databaseUrl, dataDir });
    try {
      const move = await to.transaction().execute((tx) => copyAll(from, tx, report));
      // Without it the first lists would be planned for empty tables.
      await sql`ANALYZE`.execute(to);
      return move;
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}

async function copyAll(from: Db, tx: Tx, report: (table: string) => void): Promise<Move> {
  const tables = await listData(from);
  refuseOtherColumns(tables, await listData(tx));
  // Rows that a policy hides would be missing without a word; this makes it an error instead.
  await sql`SET LOCAL row_security = off`.execute(tx);
  await sql`LOCK TABLE ${names(tables)} IN ACCESS EXCLUSIVE MODE`.execute(tx);

  const wanted = await readFingerprints(from, tables);
  const present = await readFingerprints(tx, tables);
  if (findDifferences(wanted, present).length === 0) return { copied: false, tables: present };
  if (present.some(({ rows }) => rows > 0)) {
    await refuseUsed(tx, present);
    // With what the search index of this engine keeps for them.
    await sql`TRUNCATE ${names(tables)} CASCADE`.execute(tx);
  }

  // Triggers would count again what is copied already counted.
  for (const table of tables) await switchTriggers(tx, table, "DISABLE");
  const indexes = await dropIndexes(tx);
  for (const table of tables) {
    report(table.name);
    for await (const rows of readRows(from, table)) {
      refuseUnstorable(table, rows);
      await insertRows(tx, table, rows);
    }
  }
  await makeIndexes(tx, indexes);
  for (const table of tables) await switchTriggers(tx, table, "ENABLE");

  const copied = await readFingerprints(tx, tables);
  const different = findDifferences(wanted, copied);
  if (different.length > 0) throw new StartError(`The copy differs: ${different.join(", ")}`);
  await leaveMark(tx, copied);
  return { copied: true, tables: copied };
}

/** The target's own migrations have filled their table. */
async function listData(db: Db): Promise<CatalogTable[]> {
  return (await listTables(db)).filter(({ name }) => !bookkeeping.includes(name));
}

function names(tables: readonly CatalogTable[]) {
  return sql.join(tables.map(({ name }) => sql.table(name)));
}

async function switchTriggers(tx: Tx, { name }: CatalogTable, state: "DISABLE" | "ENABLE") {
  // USER leaves those alone that guard foreign keys.
  await sql`ALTER TABLE ${sql.table(name)} ${sql.raw(state)} TRIGGER USER`.execute(tx);
}

async function refuseOtherVersion(from: Db) {
  const [at, known] = [await readSchemaVersion(from), newestMigration("sqlite")];
  if (at === known && (await hasCurrentKeys(from))) return;
  const which = at === known ? "has search keys from another version" : `is at version ${at}`;
  throw new StartError(
    `The database ${which}, this program is at version ${known}. ` +
      "Start this program on it once to update it, then stop it and move.",
  );
}

/** Asked before the first table is made there. */
async function refuseOtherTables(place: { databaseUrl: string; dataDir: string }) {
  const to = await openAsIs(place);
  try {
    const tables = (await listTables(to)).map(({ name }) => name);
    if (tables.length === 0 || tables.includes("migrations")) return;
    throw new StartError(
      `The PostgreSQL database contains tables from another program (${tables.join(", ")}). ` +
        "Create an empty database.",
    );
  } finally {
    await to.destroy();
  }
}

function refuseOtherColumns(from: readonly CatalogTable[], to: readonly CatalogTable[]) {
  const toLines = (tables: readonly CatalogTable[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(", ")})`);
  const [here, there] = [toLines(from), toLines(to)];
  const different = [
    ...here.filter((table) => !there.includes(table)),
    ...there.filter((table) => !here.includes(table)),
  ];
  if (different.length > 0) {
    throw new StartError(`The two databases have different tables: ${different.join("; ")}`);
  }
}

/** The API takes none of it; only a row that was written by hand can have it. */
function refuseUnstorable({ name, columns, key }: CatalogTable, rows: readonly Row[]) {
  for (const row of rows) {
    const column = columns.find((each) => String(row[each]).includes("\0"));
    if (!column) continue;
    const which = key.map((each) => `${each} ${row[each]}`).join(", ");
    throw new StartError(
      `PostgreSQL can't store the NUL character in ${column} of ${name} (${which}). ` +
        "Edit that record, then run this again. Nothing was copied.",
    );
  }
}

const markStart = "Copied from SQLite: ";

/** Kept with the database, so that a second run can tell a copy that nobody has used since. */
async function leaveMark(tx: Tx, copied: readonly Fingerprint[]) {
  const mark = sql.lit(markStart + combine(copied));
  await sql`COMMENT ON TABLE "migrations" IS ${mark}`.execute(tx);
}

async function refuseUsed(tx: Tx, present: readonly Fingerprint[]) {
  const { rows } = await sql<{ mark: string | null }>`
    SELECT obj_description('"migrations"'::regclass) AS "mark"
  `.execute(tx);
  if (rows[0]?.mark === markStart + combine(present)) return;
  throw new StartError(
    "The PostgreSQL database already contains data, and it is not an untouched copy made by this " +
      "command. Nothing was changed. Create an empty database, or drop this one.",
  );
}
