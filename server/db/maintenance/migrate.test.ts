import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { closeAfterTest, engine } from "../../test/harness.ts";
import { createEmptyPostgres } from "../../test/postgres/fresh-postgres.ts";
import type { DatabasePlace } from "../engine/database.ts";
import { openDatabase } from "../open.ts";
import { listMigrations } from "./migrate.ts";

/** A place for a database that nobody has opened yet. */
async function findEmptyPlace(): Promise<DatabasePlace> {
  if (engine === "postgres") {
    const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
    closeAfterTest(close);
    return { databaseUrl: url, dataDir: "" };
  }
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  closeAfterTest(async () => rmSync(dataDir, { recursive: true }));
  return { dataDir };
}

async function open(place: DatabasePlace) {
  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  return db;
}

test("every migration runs once, and what was stored stays", async () => {
  const place = await findEmptyPlace();
  const first = await open(place);
  const applied = await first.selectFrom("migrations").selectAll().orderBy("number").execute();
  expect(applied.map(({ number, name }) => ({ number, name }))).toEqual(
    listMigrations(engine).map(({ number, name }) => ({ number, name })),
  );
  await makeAccount(first, "ana", "Ana");
  const second = await open(place);
  expect(await second.selectFrom("migrations").selectAll().orderBy("number").execute()).toEqual(
    applied,
  );
  expect(await second.selectFrom("users").select("name").execute()).toEqual([{ name: "Ana" }]);
});

test("a database of a newer program is refused, and left alone", async () => {
  const place = await findEmptyPlace();
  const db = await open(place);
  const future = { number: 9999, name: "future", appliedAt: "2099-01-01T00:00:00.000Z" };
  await db.insertInto("migrations").values(future).execute();
  await expect(openDatabase(place)).rejects.toThrow(
    / is newer than this program \(its version is 9999, this program knows \d+\)/,
  );
});

test("both engines have the same migrations, one number each", () => {
  const numbered = (name: "sqlite" | "postgres") =>
    listMigrations(name).map(({ number, name: title }) => `${number} ${title}`);
  expect(numbered("sqlite")).toEqual(numbered("postgres"));
  const numbers = listMigrations(engine).map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});

// Two processes with SQLite are started in main.unit.test.ts: it waits for a lock with its whole thread.
if (engine === "postgres") {
  test("several that start together migrate once", async () => {
    const place = await findEmptyPlace();
    const databases = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    const applied = await databases[0]!.selectFrom("migrations").selectAll().execute();
    expect(applied).toHaveLength(listMigrations("postgres").length);
  });

  test("where the extensions may not be added, the start says what to run, and then works", async () => {
    const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
    const role = `guest_${randomUUID().replaceAll("-", "")}`;
    closeAfterTest(async () => {
      await close();
      await runOnPostgres(inject("postgresUrl"), `DROP ROLE ${role}`);
    });
    // It may make tables, but nothing else.
    await runOnPostgres(url, `CREATE ROLE ${role} LOGIN; ALTER SCHEMA public OWNER TO ${role}`);
    const asGuest = new URL(url);
    asGuest.username = role;
    const place = { databaseUrl: asGuest.href, dataDir: "" };
    const orders = "CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gin;";
    await expect(openDatabase(place)).rejects.toThrow(`As an administrator run: ${orders}`);
    await runOnPostgres(url, orders);
    const db = await open(place);
    expect(await db.selectFrom("customers").select("_id").execute()).toEqual([]);
  });
}

async function runOnPostgres(url: string, statements: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
