import { writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { backupFolder } from "../backups/backup-files.ts";
import { type Db, databaseFile } from "../db/engine/database.ts";
import { countWrongRows, keptCounters } from "../db/maintenance/recounts.ts";
import { damagePage, makeFilledFolder, makeFolder } from "../test/data-folders.ts";
import { engine } from "../test/harness.ts";
import { startImapServer } from "../test/mail/imap-server.ts";
import { makeFilledPlace } from "../test/places.ts";
import { runAdmin } from "../test/run-admin.ts";

/** Runs statements past the rules that protect the data, as a hand at the database could. */
async function tamper(db: Db, ...statements: string[]) {
  await db.connection().execute(async (one) => {
    const [off, on] =
      engine === "postgres"
        ? ["SET session_replication_role = replica", "SET session_replication_role = origin"]
        : ["PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"];
    for (const statement of [off, ...statements, on]) await sql.raw(statement).execute(one);
  });
}

test("a sound database is well, with all versions", async () => {
  const { dataDir, variables } = await makeFilledPlace();
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code, output).toBe(0);
  expect(output).not.toContain("✗");
  for (const check of ["Client Desk", "Node", "Schema", "Integrity", "Foreign keys", "Structure"]) {
    expect(output).toContain(`✓  ${check}`);
  }
  expect(output).toContain(engine === "postgres" ? "✓  PostgreSQL" : "✓  SQLite");
});

test("each wrong counter is found, and recounted on demand", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  for (const counters of keptCounters) {
    const { table, counted, key } = counters;
    const keys = key.map((name) => `"${name}"`).join(", ");
    const some = `(${keys}) = (SELECT ${keys} FROM "${table}" ORDER BY ${keys} LIMIT 1)`;
    const add = (column: string, number: number) =>
      tamper(db, `UPDATE "${table}" SET "${column}" = "${column}" + ${number} WHERE ${some}`);
    for (const column of counted) {
      expect(await countWrongRows(db, counters)).toBe(0);
      await add(column, 1);
      expect(await countWrongRows(db, counters), `${table}.${column}`).toBe(1);
      await add(column, -1);
    }
    await add(counted[0]!, 1);
  }
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  for (const { table } of keptCounters) {
    expect(output).toMatch(new RegExp(`✗ +Counters of ${table} +1 row differs from a recount`));
    expect(output).toContain(`Counters of ${table}: Run npm run admin -- doctor --repair`);
  }
  expect(await runAdmin(["doctor", "--repair"], dataDir, variables)).toMatchObject({ code: 0 });
});

test("a counter that is missing, or is left of nothing, is found and repaired", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const tables = keptCounters.filter(({ onlyCounts }) => onlyCounts).map(({ table }) => table);
  await tamper(db, ...tables.map((table) => `DELETE FROM "${table}"`));
  await tamper(db, `UPDATE "companies" SET "clientCount" = 5 WHERE "clientCount" = 0`);
  const { output } = await runAdmin(["doctor"], dataDir, variables);
  for (const table of tables) expect(output).toMatch(new RegExp(`✗ +Counters of ${table} `));
  expect(await runAdmin(["doctor", "--repair"], dataDir, variables)).toMatchObject({ code: 0 });
});

test("a repair leaves no row that counts nothing", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const before = await db.selectFrom("contactTotals").selectAll().execute();
  const row = { ...before[0]!, lastContact: "1999-12-31", customers: 3, value: 5 };
  await db.insertInto("contactTotals").values(row).execute();
  expect(await runAdmin(["doctor", "--repair"], dataDir, variables)).toMatchObject({ code: 0 });
  const after = await db.selectFrom("contactTotals").selectAll().execute();
  expect(after.length).toBe(before.length);
  expect(after.filter(({ customers }) => customers === 0)).toEqual([]);
});

test("what is left of a tag, and what is missing, is found and repaired", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  await db.updateTable("customers").set({ tags: '["vip"]' }).execute();
  await tamper(
    db,
    `DELETE FROM "tagged" WHERE "record" = (SELECT min("record") FROM "tagged")`,
    `INSERT INTO "tagged" SELECT DISTINCT "owner", 'gone', 'companies', 'gone' FROM "tagged"`,
  );
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Tags +\d rows differ from a recount/);
  expect(await runAdmin(["doctor", "--repair"], dataDir, variables)).toMatchObject({ code: 0 });
});

test("a record that points to nothing is found, and is not repaired away", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const used = `SELECT min("company") FROM "customers"`;
  await tamper(db, `DELETE FROM "companies" WHERE "_id" = (${used})`);
  for (const command of [["doctor"], ["doctor", "--repair"]]) {
    const { code, output } = await runAdmin(command, dataDir, variables);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ +Foreign keys +\d+ rows of customers point to nothing in companies/);
    expect(output).toContain("Foreign keys: Restore the newest backup");
  }
});

test("an entry of the history that has lost a record is found", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const owner = (await db.selectFrom("desks").select("_id").executeTakeFirstOrThrow())._id;
  const entry = {
    owner,
    _id: "entry",
    at: "2026-05-04T10:00:00.000Z",
    action: "delete" as const,
    kind: "companies" as const,
    record: "gone",
    name: "Acme",
    nameKey: "acme",
    count: 2,
  };
  await db
    .insertInto("changes")
    .values({
      ...entry,
      session: null,
      device: null,
      counts: null,
      before: null,
      after: null,
      undoes: null,
      undoneBy: null,
      plan: null,
      detail: null,
    })
    .execute();
  const record = { owner, change: "entry", part: 0, kind: "companies" as const, record: "gone" };
  await db
    .insertInto("changeRecords")
    .values({ ...record, before: "{}", after: null })
    .execute();
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +History +1 entry does not have the records/);
});

test("a customer who is not what the status history says is found", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  await tamper(
    db,
    `UPDATE "statusChanges" SET "toValue" = "toValue" + 1 WHERE "customer" = (SELECT min("_id") FROM "customers")`,
  );
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Status history +1 customer is not what it says/);
});

test("a customer whose last contact is not the latest of the days kept is found", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  await tamper(
    db,
    `DELETE FROM "contactDays" WHERE "customer" = (SELECT min("_id") FROM "customers")`,
  );
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Days of contact +1 customer has another last contact/);
});

test("a repeat that does not end when its row says is found, and a time that is none of its rule", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const first = `(SELECT min("_id") FROM "appointments")`;
  await tamper(
    db,
    `UPDATE "appointments" SET "repeat" = 'FREQ=DAILY;COUNT=2', "date" = '2026-05-04' WHERE "_id" = ${first}`,
    `UPDATE "appointments" SET "series" = ${first}, "original" = '2026-06-04' WHERE "_id" <> ${first}
      AND "owner" = (SELECT "owner" FROM "appointments" WHERE "_id" = ${first})`,
  );
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Repeats +1 with a rule .+; \d+ changed times that are no times/);
});

test("a trigger that no longer counts is found", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const statement =
    engine === "postgres"
      ? `ALTER TABLE "customers" DISABLE TRIGGER "customers_counted"`
      : `DROP TRIGGER "customers_counted"`;
  await sql.raw(statement).execute(db);
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Structure +.*trigger customers_counted/);
});

test("a database that waits for a migration, or had a newer one, says which program to start", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const future = { number: 9999, name: "future", appliedAt: "" };
  await db.insertInto("migrations").values(future).execute();
  const newer = await runAdmin(["doctor"], dataDir, variables);
  expect(newer).toMatchObject({
    code: 1,
    output: expect.stringContaining("Schema: Start the newer version"),
  });
  await db.deleteFrom("migrations").where("number", "=", 9999).execute();
  expect(await runAdmin(["doctor"], dataDir, variables)).toMatchObject({ code: 0 });
  await db.updateTable("searchRewrites").set({ isDone: 0 }).execute();
  const interrupted = await runAdmin(["doctor"], dataDir, variables);
  expect(interrupted).toMatchObject({
    code: 1,
    output: expect.stringContaining("Schema: Start the program; it updates the database"),
  });
  await db.deleteFrom("migrations").where("number", ">", 1).execute();
  const older = await runAdmin(["doctor"], dataDir, variables);
  expect(older).toMatchObject({
    code: 1,
    output: expect.stringContaining("Schema: Start the program; it updates the database"),
  });
});

if (engine === "sqlite") {
  test("every number that a trigger adds to or takes from is a counter that is checked", async () => {
    const { db } = await makeFilledPlace();
    const { rows } = await sql<{ sql: string }>`
      SELECT "sql" FROM sqlite_schema WHERE "type" = 'trigger'
    `.execute(db);
    const statements = rows.flatMap((row) => row.sql.split(";"));
    const kept = statements
      .filter((statement) => !/"search[A-Z]/.test(statement))
      .flatMap((statement) => [...statement.matchAll(/"(\w+)" = (?:"\w+"\.)?"\1" [+-]/g)])
      .map(([, column]) => column);
    const checked = new Set(keptCounters.flatMap(({ counted }) => counted));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((column) => !checked.has(column!))).toEqual([]);
  });

  test("a damaged page is found", async () => {
    const dataDir = await makeFilledFolder();
    damagePage(databaseFile(dataDir));
    const { code, output } = await runAdmin(["doctor"], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ +Integrity +\S/);
    expect(output).toContain("Integrity: Restore the newest backup into an empty folder");
  });

  test("a row that an index lacks is found", async () => {
    const dataDir = await makeFilledFolder();
    const file = databaseFile(dataDir);
    const edit = (statement: string) => {
      const database = new DatabaseSync(file, { defensive: false });
      database.exec(`PRAGMA writable_schema = ON; ${statement}`);
      database.close();
    };
    // While the schema does not name the index, nothing keeps it.
    edit(`CREATE TABLE saved AS SELECT * FROM sqlite_schema WHERE name = 'customers_by_name';
      DELETE FROM sqlite_schema WHERE name = 'customers_by_name'`);
    edit("UPDATE customers SET nameKey = 'zz' WHERE rowid = 1");
    edit("INSERT INTO sqlite_schema SELECT * FROM saved; DROP TABLE saved");
    const { code, output } = await runAdmin(["doctor"], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ +Integrity +.*missing from index customers_by_name/);
  });

  test.each([
    `DELETE FROM "searchTrigrams" WHERE rowid = (SELECT max("place") FROM "searchPlaces")`,
    `UPDATE "searchKeys" SET "value" = "value" + 1
      WHERE "place" = (SELECT max("place") FROM "searchPlaces")`,
  ])("a record that a search can't find, or not rightly, is found: %s", async (harm) => {
    const { db, dataDir } = await makeFilledPlace();
    await sql.raw(harm).execute(db);
    const { code, output } = await runAdmin(["doctor"], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ +Search +1 rows of \w+ are not listed/);
  });

  test("backups that have stopped are found, unless they are switched off", async () => {
    const dataDir = await makeFilledFolder();
    await mkdir(backupFolder(dataDir));
    writeFileSync(join(backupFolder(dataDir), "client-desk-2020-01-01.sqlite"), "", {
      mode: 0o600,
    });
    const { code, output } = await runAdmin(["doctor"], dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ +Newest backup +\d+ days old/);
    expect(await runAdmin(["doctor"], dataDir, { BACKUPS: "0" })).toMatchObject({ code: 0 });
  });

  test("where there is no database it says so, and makes none", async () => {
    const dataDir = join(makeFolder(), "data");
    expect(await runAdmin(["doctor"], dataDir)).toMatchObject({
      code: 1,
      output: expect.stringContaining("There is no database at"),
    });
    const away = { DATABASE_URL: "postgres://127.0.0.1:1/desk" };
    expect(await runAdmin(["doctor"], dataDir, away)).toMatchObject({
      code: 1,
      output: expect.stringContaining("The PostgreSQL database cannot be opened"),
    });
  });
}

test("bookings that can't be read are found, and mails that nothing looks for", async () => {
  const { db, dataDir, variables } = await makeFilledPlace();
  const { _id: owner } = await db.selectFrom("desks").select("_id").executeTakeFirstOrThrow();
  const at = "2026-12-01T15:00:00.000Z";
  await db
    .insertInto("bookings")
    .values({
      ...{ owner, _id: "b", state: "booked", page: "p", type: "t", title: "Call", host: "h" },
      ...{ organizerName: "Marta", organizerEmail: "marta@example.com", takers: "[h]" },
      ...{ start: at, end: "2026-12-01T15:30:00.000Z", zone: "UTC", told: "" },
      ...{ breakBefore: 0, breakAfter: 0, place: "phone", address: "", name: "Inês" },
      ...{ email: "ines@example.com", phone: "", company: "", answers: "[]" },
      ...{ visitorZone: "UTC", language: "en", from: null, lapsesAt: null },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute();
  await db
    .insertInto("bookingMails")
    .values({ owner, _id: "m", booking: "b", kind: "booked", dueAt: at, createdAt: at })
    .execute();
  const { code, output } = await runAdmin(["doctor"], dataDir, variables);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ +Bookings +1 that can't be read; 1 mails that nothing looks for/);
});

test("the mailbox for replies is tried, and the password is told to nobody", async () => {
  const { url } = await startImapServer();
  const { dataDir, variables } = await makeFilledPlace();
  const mail = { SMTP_URL: "smtp://localhost", SUPPORT_EMAIL: "desk@example.com" };
  const look = (IMAP_URL: string) =>
    runAdmin(["doctor"], dataDir, { ...variables, ...mail, IMAP_URL });
  expect((await look(url)).output).toMatch(/✓ {2}Mailbox for replies +can be read/);
  const { code, output } = await look(url.replace(":secret", ":mistyped"));
  expect([code, output]).toEqual([1, expect.stringContaining("can't be read: Wrong password")]);
  expect(output).not.toContain("mistyped");
});
