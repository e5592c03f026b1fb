import { expect, test } from "vitest";
import { listAppointments } from "../../appointments/lists.ts";
import { listCustomers } from "../../customers/lists.ts";
import { makeVersion6, openRaw } from "../../test/upgrade/version-6.ts";
import { type DatabasePlace, type Db, ownerOf } from "../engine/database.ts";
import { openAsIs } from "../engine/sqlite/open-as-is.ts";
import { openDatabase } from "../open.ts";
import { recordKeys } from "../records/keys.ts";
import { keyVersion } from "../records/records.ts";
import { checkDatabase } from "./checkup.ts";
import { rewriteKeys } from "./key-rewrites.ts";
import { migrate } from "./migrate.ts";

const now = { today: "2026-05-04", wallTime: "2026-05-04T10:00:00.000Z", me: "" };

const tables = ["users", "companies", "customers", "appointments"] as const;
const keyNames = [
  ...["nameKey", "industryKey", "titleKey", "searchKey", "textKey"],
  ...["emailKey", "phoneKey", "websiteKey", "personKey", "firmKey"],
];
const ben = ownerOf({ _id: "ben" });

/** What came later, and is empty at first. */
const newer = [
  "tags",
  "snoozedUntil",
  "private",
  "followUp",
  "settings",
  "outcome",
  "reminder",
  "repeat",
  "except",
  "lastTime",
  "series",
  "original",
  "appointment",
  "agendaSent",
  "summarySent",
  "mailDue",
  "mailKey",
  "importing",
  "restoring",
  "calendarVersion",
  "calendarRevised",
  "lastDesk",
  "provenKey",
  "responsible",
  "assignee",
  "giver",
  "host",
  "attending",
  "author",
  "editor",
];

/** All rows, with their keys or without. */
async function readAll(db: Db, withKeys: boolean) {
  const all: Record<string, object[]> = {};
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().orderBy("_id").execute();
    all[table] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name]) => !newer.includes(name) && (withKeys || !keyNames.includes(name)),
        ),
      ),
    );
  }
  return all;
}

async function readAsIs(place: DatabasePlace) {
  const db = await openAsIs(place);
  try {
    return await readAll(db, false);
  } finally {
    await db.destroy();
  }
}

/** What `rewriteKeys` has to make of all rows. */
async function expectKeys(db: Db) {
  for (const row of await db.selectFrom("companies").selectAll().execute()) {
    expect(row).toMatchObject(recordKeys.companies.toKeys(row));
  }
  for (const row of await db.selectFrom("customers").selectAll().execute()) {
    expect(row).toMatchObject(recordKeys.customers.toKeys(row));
  }
  for (const row of await db.selectFrom("appointments").selectAll().execute()) {
    expect(row).toMatchObject(recordKeys.appointments.toKeys(row));
  }
}

test("a database of version 6 gets new keys and stays the same otherwise", async () => {
  const place = await makeVersion6();
  const before = await readAsIs(place);
  const lines: string[] = [];
  const db = await openDatabase({ ...place, report: (line) => void lines.push(line) });
  try {
    expect(lines).toEqual([
      "Search keys of companies: 7 checked, 7 rewritten",
      "Search keys of customers: 47 checked, 47 rewritten",
      "Search keys of appointments: 22 checked, 22 rewritten",
    ]);
    expect(await readAll(db, false)).toEqual(before);
    await expectKeys(db);
    const page = { limit: 50 };
    const find = (search: string) =>
      listCustomers(db, ben, { ...page, sort: "name" as const, search });
    for (const search of ["o'shaughnessy", "o’shaughnessy", "oshaughnessy"]) {
      expect((await find(search)).total, search).toBe(4);
    }
    expect((await find("anna-maria")).total).toBe(1);
    expect((await find("mueller")).total).toBe(7);
    expect((await find("sailing")).total).toBe(1);
    const appointments = { ...page, sort: "date" as const, search: "contract joerg" };
    expect((await listAppointments(db, ben, appointments, now)).total).toBe(1);
  } finally {
    await db.destroy();
  }
  expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);

  const again = await openDatabase({ ...place, report: (line) => void lines.push(line) });
  await again.destroy();
  expect(lines).toHaveLength(3);
});

test("an update that was interrupted goes on where it was", async () => {
  const place = await makeVersion6();
  const { db, engine } = openRaw(place);
  try {
    await migrate(db, engine);
    const stopAt = (line: string) => {
      if (line.startsWith("Search keys of customers: 20 ")) throw new Error("the power fails");
    };
    await expect(rewriteKeys(db, engine, { report: stopAt, batchSize: 10 })).rejects.toThrow(
      "the power fails",
    );
    const [first, ...others] = await db
      .selectFrom("customers")
      .select(["owner", "_id", "textKey"])
      .orderBy("owner")
      .orderBy("_id")
      .execute();
    expect(others.filter(({ textKey }) => textKey !== "")).toHaveLength(19);
    // What was done is not looked at again.
    await db
      .updateTable("customers")
      .set({ nameKey: "as it was" })
      .where("owner", "=", first!.owner)
      .where("_id", "=", first!._id)
      .execute();
    const lines: string[] = [];
    await rewriteKeys(db, engine, { report: (line) => void lines.push(line), batchSize: 100 });
    expect(lines).toEqual([
      "Search keys of customers: 27 checked, 27 rewritten",
      "Search keys of appointments: 22 checked, 22 rewritten",
    ]);
    const kept = db.selectFrom("customers").where("nameKey", "=", "as it was").select("_id");
    expect(await kept.execute()).toEqual([{ _id: first!._id }]);

    // A later change of the keys is another number, and nothing else.
    await rewriteKeys(db, engine, { version: keyVersion + 1, batchSize: 10 });
    await expectKeys(db);
  } finally {
    await db.destroy();
  }
});

test("keys of a newer program are refused, and left alone", async () => {
  const place = await makeVersion6();
  const db = await openDatabase(place);
  await db
    .updateTable("searchRewrites")
    .set({ version: keyVersion + 1 })
    .execute();
  await db.destroy();
  await expect(openDatabase(place)).rejects.toThrow(/search keys are those of a newer program/);
});

// Whoever changes what is expected here must also raise `keyVersion`: rows that are there keep
// their keys otherwise.
test("what the keys of version 4 are", () => {
  expect(keyVersion).toBe(4);
  const texts = {
    name: "Seán O’Hara–Müller",
    email: "Sean@x.io",
    phone: "+49 151",
    notes: "Très  Öl",
  };
  expect(recordKeys.customers.toKeys(texts)).toEqual({
    nameKey: "sean ohara-muller",
    emailKey: "sean@x.io",
    phoneKey: "",
    personKey: "ms muller ohara sean",
    searchKey: "sean ohara-muller\nsean@x.io\n+49 151\n49151\nohara-mueller",
    textKey: "sean ohara-muller\nsean@x.io\ntres ol\n+49 151\n49151\nohara-mueller oel",
  });
  const { name, email, phone } = texts;
  const more = { industry: "Bäder", website: "https://x.io", address: "Weg 3", description: "Öl" };
  expect(recordKeys.companies.toKeys({ name, email, phone, ...more })).toEqual({
    nameKey: "sean ohara-muller",
    industryKey: "bader",
    emailKey: "sean@x.io",
    phoneKey: "",
    websiteKey: "x.io",
    firmKey: "seanoharamuller",
    searchKey: "sean ohara-muller\nohara-mueller",
    textKey:
      "sean ohara-muller\nsean@x.io\nhttps://x.io\nweg 3\nol\n+49 151\n49151\nohara-mueller oel",
  });
  const nobody = { name: "Unknown", email: "none@none.com", phone: "1234567" };
  expect(recordKeys.customers.toKeys(nobody)).toMatchObject({
    emailKey: "",
    phoneKey: "",
    personKey: "",
  });
  const hosted = { name: "n/a", website: "https://berg.github.io/shop/cart" };
  expect(recordKeys.companies.toKeys(hosted)).toMatchObject({
    firmKey: "",
    websiteKey: "berg.github.io/shop",
  });
  expect(recordKeys.appointments.toKeys({ title: "Grüße", notes: "Ask" })).toEqual({
    titleKey: "grusse",
    searchKey: "grusse\ngruesse",
    textKey: "grusse\nask\ngruesse",
  });
});
