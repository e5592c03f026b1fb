import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { keyEndpoints } from "../../../../shared/account/keys.ts";
import { subscriptionEndpoints } from "../../../../shared/account/subscription.ts";
import { activityEndpoints } from "../../../../shared/kinds/activities.ts";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { duplicateEndpoints } from "../../../../shared/matching/duplicates.ts";
import { reminderEndpoints } from "../../../../shared/reminders.ts";
import { reportEndpoints } from "../../../../shared/reports/reports.ts";
import { importEndpoints } from "../../../../shared/transfer/imports.ts";
import { restoreEndpoints } from "../../../../shared/transfer/restore.ts";
import { addPasskey } from "../../../test/authenticator.ts";
import { addOneOfEach } from "../../../test/each-kind.ts";
import { asServed, closeAfterTest, prepareOnce, startApp } from "../../../test/harness.ts";
import { inviteByLink } from "../../../test/people.ts";
import { createEmptyPostgres } from "../../../test/postgres/fresh-postgres.ts";
import { addCompany } from "../../../test/records.ts";
import { runAdmin } from "../../../test/run-admin.ts";
import { turnOnTwoStep } from "../../../test/two-step.ts";
import { holdOneTime } from "../../../test/visitors.ts";
import { ofPersons } from "../../derived/derive.ts";
import { checkDatabase } from "../../maintenance/checkup.ts";
import { openDatabase } from "../../open.ts";
import { prepared, readRows, readTogether, writeTogether } from "../../query/prepared.ts";
import { recordTables } from "../../records/records.ts";
import { type Db, inSnapshot, inTransaction, type Owner, type Person } from "../database.ts";

const tables = [
  ...recordTables,
  "ownerTotals",
  "statusTotals",
  "personTotals",
  "contactTotals",
  "createdTotals",
  "appointmentTotals",
  "tagTotals",
  "creations",
  "changes",
  "changeRecords",
  "statusChanges",
  "responsibleChanges",
  "statusDays",
  "contactDays",
  "contactColumns",
  "tagged",
  "reminders",
  "forYou",
  "dismissals",
  "imports",
  "importChunks",
  "restores",
  "calendarAddresses",
  "deskInvitations",
  "accessTokens",
  "bookingPages",
  "bookingNames",
  "bookings",
  "bookingLinks",
  "bookingMails",
  "letters",
  "sentMails",
] as const;

// SQLite knows no policies: there the owner in every query is the one wall, see model.test.ts.

describe("where a query forgets the owner", () => {
  async function prepareTwo() {
    const app = await startApp();
    const { db, signUp } = app;
    const [ana, ben] = [await signUp(), await signUp()];
    for (const person of [ana, ben]) {
      await person.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
      // Or the rest is refused.
      await db.updateTable("desks").set({ restoring: null }).execute();
      const { appointments, companies, customers } = await addOneOfEach(person);
      const { _id: other } = await addCompany(person, { name: "Other" });
      await person.call(duplicateEndpoints.dismiss, {
        body: { kind: "companies", records: [companies, other] },
      });
      await person.call(reminderEndpoints.answer, {
        params: { id: appointments },
        body: { until: null },
      });
      const source = { into: "companies", file: "a.csv", rows: 1, skipped: 0, unread: 0 } as const;
      const { data: job } = await person.call(importEndpoints.create, { body: source });
      await person.call(importEndpoints.send, {
        params: { id: job._id, number: "0" },
        body: {
          rows: [{ kind: "companies", act: "create", _id: randomUUID(), values: { name: "Berg" } }],
        },
      });
      await person.call(subscriptionEndpoints.create, {});
      await holdOneTime(app, person);
      await inviteByLink(person, "member");
      const { owner, person: user } = person;
      const forYou = {
        owner,
        user,
        _id: randomUUID(),
        reason: "task",
        kind: "tasks",
        record: "",
      } as const;
      const letter = { kind: "email" as const, at: "2026-05-04", text: "Hi", subject: "Hi" };
      const params = { id: customers };
      await person.call(activityEndpoints.create, { params, body: letter });
      await db.insertInto("forYou").values(forYou).execute();
      const sent = { owner, tokenHash: owner, booking: null, mail: null, activity: null };
      await db
        .insertInto("sentMails")
        .values({ ...sent, sentAt: "" })
        .execute();
      const given = { owner, record: companies, company: companies, at: "", from: "", to: user };
      await db.insertInto("responsibleChanges").values(given).execute();
      await addPasskey(person);
      await turnOnTwoStep(person);
      await person.call(keyEndpoints.create, { body: { name: "A", access: "read", days: 30 } });
      const over = { period: "2026-05-01..2026-05-02", on: "2026-05-04" };
      await person.call(reportEndpoints.contact, { query: over });
      const headers = { "idempotency-key": person.owner };
      await person.call(companyEndpoints.create, { body: { name: "Acme" }, headers });
      const { _id } = await addCompany(person);
      await person.call(companyEndpoints.remove, { params: { id: _id } });
    }
    return {
      ...{ everyone: db, served: asServed(db), ana: ana.owner, ben: ben.owner },
      people: [ana.person, ben.person] as const,
    };
  }

  const both = prepareOnce(prepareTwo);
  const ownersIn = async (db: Db, table: (typeof tables)[number]) => {
    const rows = await db.selectFrom(table).select("owner").distinct().execute();
    return rows.map(({ owner }) => owner);
  };

  test.each(tables)("nothing of anybody else is read from %s", async (table) => {
    const { everyone, served, ana, ben } = both();
    expect((await ownersIn(everyone, table)).sort()).toEqual([ana, ben].sort());

    const owners = prepared((db) => db.selectFrom(table).select("owner").distinct());
    for (const owner of [ana, ben]) {
      const own = [{ owner }];
      expect(await readRows(served, owner, owners({}))).toEqual(own);
      expect(await readTogether(served, owner, [owners({}), owners({})])).toEqual([own, own]);
      expect(await inSnapshot(served, owner, (tx) => ownersIn(tx, table))).toEqual([owner]);
      expect(await inTransaction(served, owner, (tx) => ownersIn(tx, table))).toEqual([owner]);
    }
    // Nobody is said: also over connections that have just worked for somebody.
    expect(await readRows(served, undefined, owners({}))).toEqual([]);
    expect(await ownersIn(served, table)).toEqual([]);
  });

  test.each(tables)("nothing of anybody else is changed or deleted in %s", async (table) => {
    const { everyone, served, ana, ben } = await prepareTwo();
    const before = await readAll(everyone, table, ben);
    const update = sql`UPDATE ${sql.table(table)} SET "owner" = "owner"`;
    const [all, own] = [await count(everyone, table), await readAll(everyone, table, ana)];
    const changed = await inTransaction(served, ana, (tx) => update.execute(tx));
    expect(Number(changed.numAffectedRows)).toBe(own.length);
    expect(own.length).toBeLessThan(all);
    expect(Number((await update.execute(served)).numAffectedRows)).toBe(0);

    const emptied = prepared((db) => db.deleteFrom(table));
    await writeTogether(served, ana, [emptied({})]);
    expect(await readAll(everyone, table, ben)).toEqual(before);
    expect(await readAll(everyone, table, ana)).toEqual([]);
  });

  test.each(ofPersons)("what is a person's in %s, nobody else reads or changes", async (table) => {
    const { everyone, served, people } = await prepareTwo();
    const usersIn = async (db: Db) => {
      const rows = await db.selectFrom(table).select("user").distinct().execute();
      return rows.map(({ user }) => user);
    };
    expect((await usersIn(everyone)).sort()).toEqual([...people].sort());
    const [ana, ben] = people;
    for (const person of people) {
      expect(await inSnapshot(served, { person }, usersIn)).toEqual([person]);
      expect(await inTransaction(served, { person }, usersIn)).toEqual([person]);
    }
    expect(await usersIn(served)).toEqual([]);
    const give = sql`UPDATE ${sql.table(table)} SET "user" = ${ben}`;
    await expect(inTransaction(served, { person: ana }, (tx) => give.execute(tx))).rejects.toThrow(
      /row-level security/,
    );
    const empty = sql`DELETE FROM ${sql.table(table)}`;
    await inTransaction(served, { person: ana }, (tx) => empty.execute(tx));
    expect(await usersIn(everyone)).toEqual([ben]);
  });

  test("an invitation is read by whoever has proven its email, and by nobody who only says so", async () => {
    const { everyone, served, people } = await prepareTwo();
    const [ana, ben] = people;
    const { emailKey } = await everyone
      .selectFrom("users")
      .where("_id", "=", ben)
      .select("emailKey")
      .executeTakeFirstOrThrow();
    await everyone.updateTable("deskInvitations").set({ emailKey }).execute();
    const read = (tx: Db) => tx.selectFrom("deskInvitations").select("owner").execute();
    const readBy = (person: Person) => inSnapshot(served, { person }, read);
    expect([await readBy(ana), await readBy(ben)]).toEqual([[], []]);
    await everyone
      .updateTable("users")
      .set({ provenKey: emailKey })
      .where("_id", "=", ben)
      .execute();
    expect((await readBy(ben)).length).toBe(2);
    expect(await readBy(ana)).toEqual([]);
    const empty = sql`DELETE FROM "deskInvitations"`;
    await inTransaction(served, { person: ben }, (tx) => empty.execute(tx));
    expect(await read(everyone)).toHaveLength(2);
  });

  test("nothing is written in another's name", async () => {
    const { served, ana, ben } = both();
    const refusal = /row-level security/;
    for (const table of tables) {
      const give = sql`UPDATE ${sql.table(table)} SET "owner" = ${ben}`;
      await expect(
        inTransaction(served, ana, (tx) => give.execute(tx)),
        table,
      ).rejects.toThrow(refusal);
    }
    const row = { owner: ben, status: "Active" as const, customers: 1, value: 1 };
    const insert = (db: Db) => db.insertInto("statusTotals").values(row).execute();
    await expect(inTransaction(served, ana, insert)).rejects.toThrow(refusal);
    await expect(insert(served)).rejects.toThrow(refusal);
  });

  test("the search index tells nothing of anybody else", async () => {
    const { served, ana, ben } = both();
    const search = (db: Db, owner: Owner) =>
      sql`SELECT "findCandidates"(${owner}, 'companies', '[["acme"]]', '[]', 9)`.execute(db);
    const find = async (as: Owner, owner: Owner) =>
      (await inSnapshot(served, as, (tx) => search(tx, owner))).rows.length;
    expect(await find(ana, ana)).toBeGreaterThan(0);
    expect(await find(ana, ben)).toBe(0);
    expect((await search(served, ana)).rows).toEqual([]);
  });

  test("the sums of a search tell nothing of anybody else", async () => {
    const { served, ana, ben } = both();
    const addUp = (db: Db, owner: Owner) =>
      sql<{ total: number }>`SELECT "total" FROM "sumCustomers"(${owner}, '[]', '[["@"]]')`.execute(
        db,
      );
    const read = async (as: Owner, owner: Owner) =>
      (await inSnapshot(served, as, (tx) => addUp(tx, owner))).rows;
    expect(await read(ana, ana)).toEqual([{ total: 1 }]);
    expect(await read(ana, ben)).toEqual([]);
    expect((await addUp(served, ana)).rows).toEqual([]);
  });

  test("every table with an owner is behind the wall", async () => {
    const { everyone } = both();
    const { rows } = await sql<{ name: string }>`
      SELECT c.relname AS "name" FROM pg_catalog.pg_class AS c
      JOIN pg_catalog.pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'owner'
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    `.execute(everyone);
    expect(rows.map(({ name }) => name).sort()).toEqual([...tables].sort());
  });

  test("the role that serves can do nothing but read and write rows", async () => {
    const { served } = both();
    for (const order of [
      'ALTER TABLE "companies" DISABLE ROW LEVEL SECURITY',
      'DROP POLICY "of_owner" ON "companies"',
      'TRUNCATE "companies" CASCADE',
      'DELETE FROM "migrations"',
      'UPDATE "sessions" SET "user" = "user"',
      'UPDATE "sessions" SET "endsAt" = "endsAt"',
      "CREATE TABLE mine (n int)",
    ]) {
      await expect(sql.raw(order).execute(served), order).rejects.toThrow(
        /must be owner|permission denied/,
      );
    }
  });
});

test("doctor tells of a table without its wall", async () => {
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  const place = { databaseUrl: url, dataDir: "" };
  await (await openDatabase(place)).destroy();
  const structure = async () =>
    (await checkDatabase(place)).find(({ check }) => check === "Structure")?.result;
  expect(await structure()).toBe("ok");
  await run(url, 'ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY');
  await run(url, 'DROP POLICY "of_owner" ON "creations"');
  expect(await structure()).toContain("row-level security of customers is turned off");
  expect(await structure()).toContain("row-level security of creations is turned off");
});

/** A database and its owner, who may not make roles. */
async function createPlainOwner() {
  const role = `desk_${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(async () => {
    await close();
    await run(inject("postgresUrl"), `DROP ROLE ${role}; DROP ROLE IF EXISTS ${role}_serving`);
  });
  const name = new URL(url).pathname.slice(1);
  await run(url, `CREATE ROLE ${role} LOGIN; ALTER DATABASE ${name} OWNER TO ${role}`);
  const login = new URL(url);
  login.username = role;
  return { role, url, place: { databaseUrl: login.href, dataDir: "", isServing: true } };
}

describe("a plain role that owns its database", () => {
  test("serves without the wall when ROW_SECURITY is off, and log and doctor say so", async () => {
    const { role, url, place } = await createPlainOwner();
    await expect(openDatabase(place)).rejects.toThrow(
      "or set ROW_SECURITY=off to do without this role and row-level security",
    );
    const db = await openDatabase({ ...place, hasRowSecurity: false });
    closeAfterTest(() => db.destroy());
    const env = { DATABASE_URL: place.databaseUrl, ROW_SECURITY: "off" };
    const { log, signUp } = await startApp({ db, env });
    const [ana, ben] = [await signUp(), await signUp()];
    await addOneOfEach(ana);
    const find = { query: { search: "acme" } };
    expect(await ana.call(companyEndpoints.list, find)).toMatchObject({ total: 1 });
    expect(await ben.call(companyEndpoints.list, find)).toMatchObject({ total: 0 });
    expect(await db.selectFrom("companies").select("name").execute()).toHaveLength(1);
    expect(log.join("")).toContain("ROW_SECURITY=off: row-level security does not hold");
    const { code, output } = await runAdmin(["doctor"], "", env);
    expect(output).toMatch(/✓ +Row-level security +turned off by ROW_SECURITY/);
    expect(code).toBe(0);

    // Back behind the wall, once an administrator has made the role.
    await run(url, `CREATE ROLE "${role}_serving" NOLOGIN; GRANT "${role}_serving" TO "${role}"`);
    const walled = await openDatabase(place);
    closeAfterTest(() => walled.destroy());
    expect(await walled.selectFrom("companies").select("name").execute()).toEqual([]);
  });

  test("is told what an administrator has to do, and serves once that is done", async () => {
    const { role, url, place } = await createPlainOwner();
    const orders = `CREATE ROLE "${role}_serving" NOLOGIN; GRANT "${role}_serving" TO "${role}";`;
    await expect(openDatabase(place)).rejects.toThrow(`As an administrator run: ${orders}`);

    await run(url, orders);
    const db = await openDatabase(place);
    closeAfterTest(() => db.destroy());
    const { signUp } = await startApp({ db });
    const ana = await signUp();
    await addOneOfEach(ana);
    expect(await ana.call(companyEndpoints.list, { query: { search: "acme" } })).toMatchObject({
      total: 1,
    });
    expect(await db.selectFrom("companies").selectAll().execute()).toEqual([]);
    // What copies and checks everything is not held by the wall.
    expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);
    const everyone = await openDatabase({ ...place, isServing: false });
    closeAfterTest(() => everyone.destroy());
    expect(await everyone.selectFrom("companies").select("name").execute()).toHaveLength(1);
  });
});

async function readAll(db: Db, table: (typeof tables)[number], owner: Owner) {
  const rows = sql`SELECT * FROM ${sql.table(table)} WHERE "owner" = ${owner} ORDER BY 1, 2`;
  return (await rows.execute(db)).rows;
}

async function count(db: Db, table: (typeof tables)[number]): Promise<number> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)}`.execute(db);
  return rows.length;
}

async function run(url: string, statements: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
