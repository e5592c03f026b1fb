import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateDemoCompanies } from "../../demo/data.ts";
import { authEndpoints } from "../../shared/account/auth.ts";
import { fillAccount } from "../../tools/fill.ts";
import { buildApp } from "../app.ts";
import { type Db, inTransaction } from "../db/engine/database.ts";
import { recordTables } from "../db/records/records.ts";
import type { Tables } from "../db/schema.ts";
import { readEnv } from "../env.ts";
import { addPasskey } from "../test/authenticator.ts";
import { addOneOfEach } from "../test/each-kind.ts";
import {
  closeAfterTest,
  engine,
  type Person,
  start,
  startApp,
  startWithAna,
  type TestApp,
} from "../test/harness.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { closeAccount, deleteClosed } from "./account-deletion.ts";

const { deleteMe, forgotPassword, login, me, register } = authEndpoints;

/**
 * All rows of all tables, those of tables that come later included. Attempts to sign in are counted
 * by hashes and are nobody's: they stay until their time is over. SQLite rewrites the tables of its
 * search index as it likes; what is in it, recounts.test.ts compares.
 */
async function readDatabase(db: Db) {
  const tables: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (name.startsWith("searchTrigrams")) continue;
    if (name === "signInAttempts") continue;
    // as: the database has the tables of the schema.
    const rows = await db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute();
    tables[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return tables;
}

async function signUpWithRecords({ signUp, visitor, mails, settle }: TestApp) {
  const person = await signUp();
  await addOneOfEach(person);
  await addOneOfEach(person, "second");
  await addPasskey(person);
  await visitor.call(login, { body: { email: person.user.email, password: person.password } });
  await settle();
  const before = mails.length;
  await visitor.call(forgotPassword, { body: { email: person.user.email } });
  await expect.poll(() => mails.length, { timeout: 5000 }).toBe(before + 1);
  return person;
}

/** They are about the database. */
const ofNobody = ["migrations", "derivations", "searchRewrites"];

test("every row of the account goes, in every table, and no row of another", async () => {
  const app = await startApp();
  await signUpWithRecords(app);
  const before = await readDatabase(app.db);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([...recordTables, "sessions", "users"]),
  );
  const ana = await signUpWithRecords(app);
  const full = await readDatabase(app.db);
  for (const [table, rows] of Object.entries(before)) {
    if (!ofNobody.includes(table)) expect(full[table], table).toHaveLength(rows.length * 2);
  }

  expect(await ana.call(deleteMe, { body: { password: ana.password } })).toEqual({
    msg: "Account deleted successfully",
  });
  expect(await readDatabase(app.db)).toEqual(before);
});

test("all sessions end, the password opens nothing, and the email is free again", async () => {
  const { ana, visitor, withToken } = await startWithAna();
  const body = { email: ana.user.email, password: ana.password };
  const phone = withToken((await visitor.call(login, { body })).token);
  await ana.call(deleteMe, { body: { password: ana.password } });
  expect(await ana.refused(me)).toMatchObject({ status: 401 });
  expect(await phone.refused(me)).toMatchObject({ status: 401 });
  expect(await visitor.refused(login, { body })).toMatchObject({ status: 401 });
  const again = await visitor.call(register, { body: { name: "Ana", ...body } });
  expect(again.data._id).not.toBe(ana.user._id);
});

test.each([
  ["guess", "Password is incorrect"],
  ["x".repeat(300), "Password is incorrect"],
  ["", "Password is required"],
  [undefined, "Password is required"],
])("with the password %s nothing goes", async (password, msg) => {
  const app = await startApp();
  const ana = await signUpWithRecords(app);
  const before = await readDatabase(app.db);
  expect(await ana.refused(deleteMe, { body: { password } })).toEqual({
    status: 400,
    msg,
    errors: [{ path: "password", msg }],
  });
  expect(await readDatabase(app.db)).toEqual(before);
});

test("a deletion that breaks off has closed the account, and the next start finishes it", async () => {
  const { db, signUp, visitor, clock } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  for (const person of [ana, ben]) {
    const companies = generateDemoCompanies({ today: "2026-05-04", customers: 150 });
    await inTransaction(db, person.owner, (tx) => fillAccount(tx, person.owner, companies, start));
  }
  const customersOf = async ({ owner }: Person) =>
    (await db.selectFrom("customers").where("owner", "=", owner).select("_id").execute()).length;

  await closeAccount(db, ana.person, start);
  const crash = new AbortController();
  // Comes between the first two batches.
  setImmediate(() => crash.abort());
  await expect(deleteClosed(db, ana.owner, crash.signal)).rejects.toThrow("aborted");
  expect(await customersOf(ana)).toBeGreaterThan(0);
  await expectRightCounters(db);
  const body = { email: ana.user.email, password: ana.password };
  expect(await ana.refused(me)).toMatchObject({ status: 401 });
  expect(await visitor.refused(login, { body })).toMatchObject({ status: 401 });
  await visitor.call(register, { body: { name: "Ana", ...body } });

  const next = buildApp({
    env: readEnv({}),
    db,
    clock,
    clientDirectory: "/nowhere",
    logStream: { write: () => {} },
  });
  closeAfterTest(() => next.close());
  await next.ready();
  const findAna = () => db.selectFrom("desks").where("_id", "=", ana.owner).selectAll().execute();
  await expect.poll(findAna, { timeout: 10_000 }).toEqual([]);
  expect([await customersOf(ana), await customersOf(ben)]).toEqual([0, 150]);
  await expectRightCounters(db);
});

test("a server that stops while it finishes a deletion leaves the rest to the next start, without an alarm", async () => {
  const { ana, db, clock } = await startWithAna();
  const companies = generateDemoCompanies({ today: "2026-05-04", customers: 150 });
  await inTransaction(db, ana.owner, (tx) => fillAccount(tx, ana.owner, companies, start));
  await closeAccount(db, ana.person, start);
  const log: string[] = [];
  const next = buildApp({
    env: readEnv({}),
    db,
    clock,
    clientDirectory: "/nowhere",
    logStream: { write: (line) => void log.push(line) },
  });
  await next.ready();
  await next.close();
  expect(await db.selectFrom("desks").select("_id").execute()).toEqual([{ _id: ana.owner }]);
  expect(log.join("")).not.toContain("failed");
});

/** Lets the database delete no customer any more, and answers how to let it again. */
async function holdCustomers(db: Db) {
  const hold =
    engine === "postgres"
      ? [
          `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$`,
          'CREATE TRIGGER "hold" BEFORE DELETE ON "customers" EXECUTE FUNCTION hold()',
        ]
      : [
          `CREATE TRIGGER "hold" BEFORE DELETE ON "customers" BEGIN SELECT RAISE(ABORT, 'held'); END`,
        ];
  for (const statement of hold) await sql.raw(statement).execute(db);
  const release = `DROP TRIGGER "hold"${engine === "postgres" ? ' ON "customers"' : ""}`;
  return () => sql.raw(release).execute(db);
}

test("a deletion that fails half way is finished as soon as it can be, without a restart", async () => {
  const { ana, db, log } = await startWithAna();
  await addOneOfEach(ana);
  const release = await holdCustomers(db);
  const leaving = ana.call(deleteMe, { body: { password: ana.password } });
  await expect.poll(() => log.join("")).toContain("broke off and is tried again");
  expect(await ana.refused(me)).toMatchObject({ status: 401 });
  await release();
  expect(await leaving).toEqual({ msg: "Account deleted successfully" });
  const listUsers = () => db.selectFrom("users").select("_id").execute();
  await expect.poll(listUsers, { timeout: 10_000 }).toEqual([]);
  expect(await db.selectFrom("customers").select("_id").execute()).toEqual([]);
});
