import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { authEndpoints } from "../shared/account/auth.ts";
import { serverEndpoints } from "../shared/api/server.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { databaseFile, inTransaction } from "./db/engine/database.ts";
import { openDatabase } from "./db/open.ts";
import { closeAfterTest, engine, type Person, startApp } from "./test/harness.ts";
import { createEmptyPostgres } from "./test/postgres/fresh-postgres.ts";

/** A server as main.ts starts it, and a hand on its database from outside. */
async function startServing() {
  return engine === "postgres" ? startOnPostgres() : startOnFile();
}

async function startOnPostgres() {
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  const db = await openDatabase({ databaseUrl: url, dataDir: "", isServing: true });
  closeAfterTest(() => db.destroy());
  const outside = new Client({ connectionString: url });
  await outside.connect();
  closeAfterTest(() => outside.end());
  const run = async (statement: string) => void (await outside.query(statement));
  return { ...(await startApp({ db })), run, lock: () => run("BEGIN; LOCK TABLE companies") };
}

async function startOnFile() {
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  closeAfterTest(async () => rmSync(dataDir, { recursive: true }));
  const db = await openDatabase({ dataDir, isServing: true });
  closeAfterTest(() => db.destroy());
  const outside = new DatabaseSync(databaseFile(dataDir));
  closeAfterTest(async () => outside.close());
  const run = async (statement: string) => outside.exec(statement);
  return { ...(await startApp({ db })), run, lock: () => run("BEGIN IMMEDIATE") };
}

const create = (ana: Person, name: string) => ana.send(companyEndpoints.create, { body: { name } });

test("a lock that somebody else holds is waited for a while, then told with a 503", async () => {
  const { signUp, run, lock } = await startServing();
  const ana = await signUp();
  await lock();
  const refused = await create(ana, "Acme");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toMatchObject({
    msg: "The database isn’t responding. Try again soon.",
    requestId: expect.any(String),
  });
  await run("ROLLBACK");
  expect((await create(ana, "Acme")).statusCode).toBe(201);
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);
});

if (engine === "sqlite") {
  test("damage that shows while serving is said as such, and what can be read still is", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
    closeAfterTest(async () => rmSync(dataDir, { recursive: true }));
    const healthy = await openDatabase({ dataDir });
    const filling = await startApp({ db: healthy });
    const token = (await filling.signUp()).token;
    const body = { name: "Acme", description: "x".repeat(2000) };
    for (let count = 0; count < 120; count += 1) {
      await filling.withToken(token).call(companyEndpoints.create, { body });
    }
    await healthy.destroy();
    const file = databaseFile(dataDir);
    const bytes = readFileSync(file);
    // The tables and the session are in the first half, most of the companies in the second.
    writeFileSync(file, bytes.fill(0xff, bytes.length / 2));

    const db = await openDatabase({ dataDir, isServing: true });
    closeAfterTest(() => db.destroy());
    const { log, withToken } = await startApp({ db });
    const ana = withToken(token);
    const query = { limit: 200 };
    expect(await ana.refused(companyEndpoints.list, { query })).toEqual({
      status: 500,
      msg: "The database is damaged. The provider needs to restore a backup.",
      requestId: expect.any(String),
    });
    expect(log.join("")).toContain("request failed");
    expect((await ana.call(authEndpoints.me, {})).data.name).toBe("Person 1");
  });
}

if (engine === "postgres") {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;

  test("when connections are cut amid writes, what was acknowledged is there, and nothing twice", async () => {
    const { signUp, run, app } = await startServing();
    const ana = await signUp();
    const saved: string[] = [];
    const unknown: string[] = [];
    const work = async (writer: number) => {
      for (let count = 0; count < 25; count += 1) {
        const name = `Company ${writer}-${count}`;
        const { statusCode } = await create(ana, name);
        expect([201, 503]).toContain(statusCode);
        (statusCode === 201 ? saved : unknown).push(name);
      }
    };
    const writing = Promise.all([1, 2, 3, 4, 5, 6].map(work));
    for (let time = 0; time < 5; time += 1) await run(cut);
    await writing;
    await run(cut);

    // No restart, no hand. Those that are being cut may still be met once or twice.
    const readAgain = async () => (await ana.send(companyEndpoints.list)).statusCode;
    await expect.poll(readAgain).toBe(200);
    expect((await create(ana, "After")).statusCode).toBe(201);
    expect((await app.inject(serverEndpoints.ready.url)).statusCode).toBe(200);
    const { data, total } = await ana.call(companyEndpoints.list, { query: { limit: 200 } });
    const names = data.map(({ name }) => name);
    expect(total).toBe(names.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(saved));
    for (const name of names) expect([...saved, ...unknown, "After"]).toContain(name);
  });

  test("a connection that is cut inside a transaction fails that one and no other", async () => {
    const { db, signUp, run } = await startServing();
    const ana = await signUp();
    const broken = inTransaction(db, ana.owner, async (tx) => {
      await run(cut);
      await sql`SELECT 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow(/terminat|not queryable|ECONNRESET/);
    const createAgain = async () => (await create(ana, "Acme")).statusCode;
    await expect.poll(createAgain).toBe(201);
    expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);
  });

  test("a write whose connection breaks is never tried again without being asked", async () => {
    const { db, signUp, run } = await startServing();
    const ana = await signUp();
    // A sequence counts on, also where the transaction is lost.
    await run("CREATE SEQUENCE attempts; GRANT SELECT ON attempts TO PUBLIC");
    await run(`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      PERFORM nextval('attempts'); PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await run(`CREATE TRIGGER "break" BEFORE INSERT ON "companies"
      FOR EACH ROW EXECUTE FUNCTION break()`);
    expect((await create(ana, "Acme")).statusCode).toBe(503);
    const { rows } = await sql<{ last: number }>`SELECT last_value AS last FROM attempts`.execute(
      db,
    );
    expect(rows).toEqual([{ last: 1 }]);
    await run('DROP TRIGGER "break" ON "companies"');
    expect((await create(ana, "Acme")).statusCode).toBe(201);
    expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);
  });

  test("when every connection hangs all are told within seconds, and it recovers by itself", async () => {
    const { app, signUp, run, lock } = await startServing();
    const ana = await signUp();
    await lock();
    const asked = Array.from({ length: 40 }, () => ana.send(companyEndpoints.list));
    const askReady = async () => (await app.inject(serverEndpoints.ready.url)).statusCode;
    await expect.poll(askReady, { timeout: 2500 }).toBe(503);
    expect((await app.inject(serverEndpoints.live.url)).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(503);
    await run("ROLLBACK");
    expect((await ana.send(companyEndpoints.list)).statusCode).toBe(200);
    expect(await askReady()).toBe(200);
  });
}
