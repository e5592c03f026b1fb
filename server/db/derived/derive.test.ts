import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { makeFolder } from "../../test/data-folders.ts";
import { closeAfterTest, engine } from "../../test/harness.ts";
import { createEmptyPostgres } from "../../test/postgres/fresh-postgres.ts";
import { makeVersion6 } from "../../test/upgrade/version-6.ts";
import type { DatabasePlace, Db } from "../engine/database.ts";
import { listTables } from "../maintenance/catalog.ts";
import { checkDatabase } from "../maintenance/checkup.ts";
import { openDatabase } from "../open.ts";
import { recordKinds, recordTables } from "../records/records.ts";
import { counters } from "./counters.ts";

async function open(place: DatabasePlace): Promise<Db> {
  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  return db;
}

async function findEmptyPlace(): Promise<DatabasePlace> {
  if (engine === "sqlite") return { dataDir: makeFolder() };
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  return { databaseUrl: url, dataDir: "" };
}

/** Every trigger with its text, and on PostgreSQL every policy. */
async function readDerived(db: Db) {
  const { rows } = await (engine === "sqlite"
    ? sql`SELECT "name", "sql" FROM sqlite_schema WHERE "type" = 'trigger' ORDER BY "name"`
    : sql`
        SELECT t.tgname AS "name", pg_get_triggerdef(t.oid) || p.prosrc AS "sql"
        FROM pg_catalog.pg_trigger AS t JOIN pg_catalog.pg_proc AS p ON p.oid = t.tgfoid
        WHERE NOT t.tgisinternal
        UNION ALL SELECT tablename || '.' || policyname, qual FROM pg_catalog.pg_policies
        ORDER BY 1
      `
  ).execute(db);
  return rows;
}

test("a database of version 6 has the triggers and policies of a new one", async () => {
  const upgraded = await readDerived(await open(await makeVersion6()));
  expect(upgraded).toEqual(await readDerived(await open(await findEmptyPlace())));
  expect(upgraded.length).toBeGreaterThan(recordTables.length);
});

test("what is derived from another text is made again at the next start, and only then", async () => {
  const place = await findEmptyPlace();
  const db = await open(place);
  const whole = await readDerived(db);
  const drop =
    engine === "sqlite"
      ? sql`DROP TRIGGER "customers_counted"`
      : sql`DROP FUNCTION "customers_counted" CASCADE`;
  await drop.execute(db);
  const broken = await readDerived(await open(place));
  expect(broken).toHaveLength(whole.length - 1);
  await db.updateTable("derivations").set({ hash: "of an older program" }).execute();
  expect(await readDerived(await open(place))).toEqual(whole);
  const findings = await checkDatabase(place);
  expect(findings.filter(({ advice }) => advice)).toEqual([]);
});

test("every table of records is described, after those that it belongs to", async () => {
  const tables = await listTables(await open(await findEmptyPlace()));
  const withKeys = tables.filter(({ columns }) => columns.includes("textKey"));
  expect(withKeys.map(({ name }) => name).sort()).toEqual([...recordTables].sort());
  for (const { table, parents } of recordKinds) {
    const earlier = recordTables.slice(0, recordTables.indexOf(table));
    expect(earlier, table).toEqual(expect.arrayContaining(Object.values(parents)));
  }
});

test("every table of totals is a counter, with all its columns", async () => {
  const tables = await listTables(await open(await findEmptyPlace()));
  for (const { name, columns, key } of tables.filter((table) => table.name.endsWith("Totals"))) {
    const counter = counters.find(({ table }) => table === name);
    expect(Object.keys(counter?.key ?? {}).sort(), name).toEqual([...key].sort());
    const counted = Object.values(counter?.counts ?? {}).flatMap((share) => Object.keys(share));
    expect([...key, ...counted].sort(), name).toEqual([...columns].sort());
  }
});
