import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { sql } from "kysely";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { type Db, databaseFile } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { readEnv } from "../env.ts";
import { makeFilledFolder, makeFolder, readFolder } from "../test/data-folders.ts";
import { cheapCost, closeAfterTest, engine, start } from "../test/harness.ts";
import { makePostgres } from "../test/places.ts";
import { runAdmin } from "../test/run-admin.ts";

// A whole process starts here, which takes a while when all tests run at once.
vi.setConfig({ testTimeout: 90_000 });

async function startApp(db: Db) {
  const parts = { env: readEnv({}), clock: { now: () => start }, passwordCost: cheapCost };
  const app = buildApp({
    ...parts,
    db,
    clientDirectory: "/nowhere",
    logStream: { write: () => {} },
  });
  await app.ready();
  return app;
}

type App = Awaited<ReturnType<typeof startApp>>;

async function open(place: { dataDir: string; databaseUrl?: string }) {
  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  return db;
}

const account = { name: "Bea", email: "bea@example.com", password: "correct horse" };

async function register(app: App): Promise<string> {
  const answer = await app.inject({ method: "POST", url: "/api/auth/register", payload: account });
  const { token } = answer.json();
  const headers = { authorization: `Bearer ${token}` };
  for (const name of ["Zürich & Söhne", "אבג", "🙂 emoji", "O'Neil; DROP TABLE"]) {
    const payload = { name, description: "two\nlines\t\u0007" };
    const made = await app.inject({ method: "POST", url: "/api/companies", headers, payload });
    expect(made.statusCode, made.body).toBe(201);
  }
  return token;
}

async function readAnswers(app: App, token: string) {
  const urls = ["/api/auth/me", "/api/companies", "/api/customers", "/api/dashboard"];
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  return answers.map((answer) => answer.json());
}

/** Every table of the file except those that the target makes itself, from SQLite's own list. */
function listSqliteTables(database: DatabaseSync): string[] {
  const rows = database.prepare("PRAGMA table_list").all();
  return rows
    .filter(({ schema, type }) => schema === "main" && type === "table")
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite_|search[A-Z]|migrations$)/.test(name));
}

/** What the doctor reads of bookings and meeting types. */
const readable: Record<string, string> = {
  ...{ takers: "[]", answers: "[]", proposed: "[]", times: "[]", lengths: "[]", questions: "[]" },
  ...{ state: "ended", told: "", start: "2026-05-04T10:00Z", end: "2026-05-04T10:30Z" },
};

/** Puts a row into each table that has none, so that one that is not copied shows. */
function fillEmptyTables(dataDir: string) {
  // In whatever order.
  const options = { enableForeignKeyConstraints: false };
  const database = new DatabaseSync(databaseFile(dataDir), options);
  // The row that `tags` gets.
  database.exec(`UPDATE "customers" SET "tags" = '["_id"]' WHERE "owner" = 'ana'`);
  for (const table of listSqliteTables(database)) {
    if (database.prepare(`SELECT 1 FROM "${table}"`).get()) continue;
    const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
    const values = columns.map(({ name, type }): SQLInputValue => {
      if (name === "owner") return "ana";
      if (name === "user") return "ana-herself";
      // Of what it belongs to, where that is guarded.
      if (name === "customer") return findCustomer(database)._id ?? "";
      if (name === "company") return findCustomer(database).company ?? "";
      if (name === "activity") return findActivity(database);
      // The id of the row that `changes` gets, `imports` and so on.
      if (["change", "import", "page", "booking"].includes(String(name))) return "_id";
      return readable[String(name)] ?? (type === "plain_text" ? String(name) : 1);
    });
    const places = values.map(() => "?").join(", ");
    database.prepare(`INSERT INTO "${table}" VALUES (${places})`).run(...values);
  }
  database.close();
}

function findActivity(database: DatabaseSync): string {
  const one = database
    .prepare(`SELECT "_id" FROM "activities" WHERE "owner" = 'ana' LIMIT 1`)
    .get();
  return String(one?._id ?? "_id");
}

function findCustomer(database: DatabaseSync): Record<string, SQLOutputValue> {
  return database.prepare(`SELECT * FROM "customers" WHERE "owner" = 'ana' LIMIT 1`).get() ?? {};
}

function countSqliteRows(dataDir: string): Record<string, unknown> {
  const database = new DatabaseSync(databaseFile(dataDir));
  const counts = listSqliteTables(database).map((table) => {
    return [table, database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n];
  });
  database.close();
  return Object.fromEntries(counts);
}

async function countPostgresRows(db: Db, tables: string[]): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await sql<{
      n: number;
    }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.n;
  }
  return counts;
}

async function readIndexes(databaseUrl: string): Promise<unknown[]> {
  const db = await open({ dataDir: "", databaseUrl });
  const { rows } = await sql`
    SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname
  `.execute(db);
  return rows;
}

function change(dataDir: string, statement: string, ...values: SQLInputValue[]) {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.prepare(statement).run(...values);
  database.close();
}

if (engine === "postgres") {
  test("every table is copied, and PostgreSQL then gives the same answers", async () => {
    const dataDir = await makeFilledFolder();
    fillEmptyTables(dataDir);
    const before = await open({ dataDir });
    const old = await startApp(before);
    const token = await register(old);
    const answers = await readAnswers(old, token);
    await old.close();
    await before.destroy();
    const files = readFolder(dataDir);

    const databaseUrl = await makePostgres();
    const { code, output } = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(code, output).toBe(0);
    expect(output).toMatch(/^customers +30 +\d+ +[0-9a-f]{32} +equal$/m);
    expect(readFolder(dataDir)).toEqual(files);
    expect(await readIndexes(databaseUrl)).toEqual(await readIndexes(await makePostgres()));

    const db = await open({ dataDir, databaseUrl });
    const rows = countSqliteRows(dataDir);
    expect(Object.values(rows)).not.toContain(0);
    expect(await countPostgresRows(db, Object.keys(rows))).toEqual(rows);
    const checkup = await runAdmin(["doctor"], dataDir, { DATABASE_URL: databaseUrl });
    expect(checkup.code, checkup.output).toBe(0);

    const app = await startApp(db);
    closeAfterTest(() => app.close());
    expect(await readAnswers(app, token)).toEqual(answers);
    // The triggers are on again.
    const headers = { authorization: `Bearer ${token}` };
    const payload = { name: "New" };
    await app.inject({ method: "POST", url: "/api/companies", headers, payload });
    const list = await app.inject({ url: "/api/companies", headers });
    expect(list.json().total).toBe(5);
  });

  test("run again it finds its copy, or replaces one that nobody has used", async () => {
    const dataDir = await makeFilledFolder();
    const databaseUrl = await makePostgres();
    await runAdmin(["move-to", databaseUrl], dataDir);
    const again = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringContaining("already there and identical"),
    });

    change(dataDir, "UPDATE customers SET value = value + 1 WHERE rowid = 1");
    const replaced = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(replaced).toMatchObject({
      code: 0,
      output: expect.stringContaining("Everything is copied"),
    });
    const db = await open({ dataDir, databaseUrl });
    const rows = countSqliteRows(dataDir);
    expect(await countPostgresRows(db, Object.keys(rows))).toEqual(rows);
  });

  test("a copy that was used since, or data of another desk, is refused and left as it is", async () => {
    const databaseUrl = await makePostgres();
    const dataDir = await makeFilledFolder();
    await runAdmin(["move-to", databaseUrl], dataDir);
    const db = await open({ dataDir, databaseUrl });
    await sql`UPDATE "users" SET "name" = 'Ana Maria'`.execute(db);
    for (const folder of [dataDir, await makeFilledFolder(10)]) {
      const { code, output } = await runAdmin(["move-to", databaseUrl], folder);
      expect({ code, output }).toMatchObject({
        code: 1,
        output: expect.stringContaining("already contains data"),
      });
    }
    const { rows } = await sql`SELECT "name" FROM "users"`.execute(db);
    expect(rows).toEqual([{ name: "Ana Maria" }]);
  });

  test("a database with tables of another program is refused before anything is made in it", async () => {
    const databaseUrl = await makePostgres();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("CREATE TABLE recipes (name text)");
    const { code, output } = await runAdmin(["move-to", databaseUrl], await makeFilledFolder());
    expect(code).toBe(1);
    expect(output).toContain("tables from another program (recipes)");
    const { rows } = await client.query(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    await client.end();
    expect(rows).toEqual([{ relname: "recipes" }]);
  });

  test("a move that is killed halfway leaves nothing, and the next one is whole", async () => {
    const dataDir = await makeFilledFolder(2000);
    const databaseUrl = await makePostgres();
    const program = join(import.meta.dirname, "..", "admin.ts");
    const child = spawn(process.execPath, [program, "move-to", databaseUrl], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const text of child.stdout) if (String(text).includes("Copying customers")) break;
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
    const db = await open({ dataDir, databaseUrl });
    expect(await countPostgresRows(db, ["users", "customers"])).toEqual({ users: 0, customers: 0 });

    const { code, output } = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(code, output).toBe(0);
    expect(output).toMatch(/^customers +2000 /m);
  });

  test("while the server runs on the file it is refused, since later writes would be lost", async () => {
    const dataDir = await makeFilledFolder();
    await open({ dataDir });
    const { code, output } = await runAdmin(["move-to", await makePostgres()], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/client-desk\.db is in use by the server or another command/);
  });

  test("text that PostgreSQL can't store is named, and nothing is copied", async () => {
    const dataDir = await makeFilledFolder();
    change(dataDir, "UPDATE companies SET description = ? WHERE rowid = 1", "a\0b");
    const databaseUrl = await makePostgres();
    const { code, output } = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(
      /can't store the NUL character in description of companies \(owner ana, _id /,
    );
    const db = await open({ dataDir, databaseUrl });
    expect(await countPostgresRows(db, ["users"])).toEqual({ users: 0 });
  });
} else {
  test("half a surrogate pair never gets into a SQLite file, so none can be lost by a move", () => {
    const database = new DatabaseSync(":memory:");
    const row = database.prepare("SELECT hex(?) AS bytes").get("a\ud800b");
    database.close();
    expect(row?.bytes).toBe("61EFBFBD62");
  });

  test("without a database, or a server that answers, moving says so", async () => {
    const nowhere = ["move-to", "postgres://127.0.0.1:1/desk"];
    expect(await runAdmin(nowhere, makeFolder())).toMatchObject({
      code: 1,
      output: expect.stringContaining("There is no database at"),
    });
    expect(await runAdmin(nowhere, await makeFilledFolder())).toMatchObject({
      code: 1,
      output: expect.stringContaining("The PostgreSQL database cannot be opened"),
    });
  });
}
