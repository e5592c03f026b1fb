import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { customerInput } from "../../../shared/kinds/customers.ts";
import { listAppointments } from "../../appointments/lists.ts";
import { listCompanies } from "../../companies/lists.ts";
import { listCustomers } from "../../customers/lists.ts";
import { createCustomerAnywhere } from "../../customers/queries.ts";
import { closeAfterTest } from "../../test/harness.ts";
import { makeVersion } from "../../test/upgrade/old-version.ts";
import { makeVersion20 } from "../../test/upgrade/version-20.ts";
import { makeVersion30 } from "../../test/upgrade/version-30.ts";
import { beginAct } from "../acts/act.ts";
import { ownerOf } from "../engine/database.ts";
import { openAsIs } from "../engine/sqlite/open-as-is.ts";
import { openDatabase } from "../open.ts";
import { recordKeys } from "../records/keys.ts";
import type { Tables } from "../schema.ts";
import { checkDatabase } from "./checkup.ts";

const now = { today: "2026-05-04", wallTime: "2026-05-04T10:00:00.000Z", me: "" };

const at = "2026-03-01T10:00:00.000Z";
const later = "2026-03-02T10:00:00.000Z";

/** Rows as they were then: of two companies, a customer each, with what was said to them and what they were. */
async function fill(db: Kysely<Tables>) {
  const times = { createdAt: at, updatedAt: at };
  await insert(db, "users", {
    ...{ _id: "ana", name: "Ana", email: "ana@example.com", emailKey: "ana@example.com" },
    ...{ passwordHash: "", ...times },
  });
  for (const n of [1, 2]) {
    const name = `Acme ${n}`;
    const company = { name, email: "", website: "", address: "", description: "", phone: "" };
    const keys = keysThen(recordKeys.companies.toKeys({ ...company, industry: "" }));
    const own = { owner: "ana", ...times };
    await insert(db, "companies", { ...own, ...company, ...keys, _id: `c${n}`, industry: "" });
    const bo = { name: `Bo ${n}`, email: "bo@example.com", phone: "", notes: "" };
    await insert(db, "customers", {
      ...{
        ...own,
        ...bo,
        ...keysThen(recordKeys.customers.toKeys(bo)),
        _id: `b${n}`,
        company: `c${n}`,
      },
      ...{ value: 500, status: "Active", lastContact: "2026-03-01" },
    });
    const text = `Called ${n}`;
    await insert(db, "activities", {
      ...{ ...own, _id: `a${n}`, customer: `b${n}`, kind: "call", at: "2026-03-01", text },
      ...recordKeys.activities.toKeys({ text }),
    });
    const entry = { owner: "ana", customer: `b${n}`, toStatus: "Active", toValue: 500 };
    await insert(db, "statusChanges", { ...entry, at, fromStatus: null, fromValue: null });
    await insert(db, "statusChanges", { ...entry, at: later, fromStatus: "Lead", fromValue: 100 });
  }
  // Of a customer who has been deleted since.
  await insert(db, "statusChanges", {
    ...{ owner: "ana", customer: "gone", at, toStatus: "Lead", toValue: 1 },
    ...{ fromStatus: null, fromValue: null },
  });
}

/** Those keys of a row that there were. */
function keysThen(keys: object) {
  const known = ["nameKey", "industryKey", "searchKey", "textKey"];
  return Object.fromEntries(Object.entries(keys).filter(([name]) => known.includes(name)));
}

/** Whatever columns the tables have today. */
async function insert(db: Kysely<Tables>, table: string, row: Record<string, unknown>) {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(row));
  await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${values})`.execute(db);
}

test("in a database of version 14, activities and status changes get their customers' company", async () => {
  const place = await makeVersion(14, fill);
  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  const activities = db.selectFrom("activities").select(["_id", "company", "customer", "text"]);
  expect(await activities.orderBy("_id").execute()).toEqual([
    { _id: "a1", company: "c1", customer: "b1", text: "Called 1" },
    { _id: "a2", company: "c2", customer: "b2", text: "Called 2" },
  ]);
  const entries = db.selectFrom("statusChanges").select(["customer", "at", "company"]);
  expect(await entries.orderBy("customer").orderBy("at").execute()).toEqual([
    { customer: "b1", at, company: "c1" },
    { customer: "b1", at: later, company: "c1" },
    { customer: "b2", at, company: "c2" },
    { customer: "b2", at: later, company: "c2" },
    { customer: "gone", at, company: null },
  ]);
  const customers = db.selectFrom("customers").select(["_id", "updatedAt", "tags"]);
  expect(await customers.orderBy("_id").execute()).toEqual([
    { _id: "b1", updatedAt: at, tags: "[]" },
    { _id: "b2", updatedAt: at, tags: "[]" },
  ]);
  // The triggers that counted and listed these rows are not among the migrations.
  const findings = await checkDatabase(place);
  for (const check of ["Foreign keys", "Tags", "Status history"]) {
    expect(findings).toContainEqual({ check, result: "ok" });
  }
});

test("in a database of version 20, appointments stay as they are, and none repeats or reminds", async () => {
  const place = await makeVersion20();
  const old = await openAsIs(place);
  const read = async (db: typeof old) => {
    const { rows } = await sql`SELECT "_id", "owner", "title", "date", "duration", "company",
      "customer", "notes", "createdAt", "updatedAt" FROM "appointments" ORDER BY "_id"`.execute(db);
    return rows;
  };
  const before = await read(old);
  await old.destroy();
  expect(before).toHaveLength(14);

  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  expect(await read(db)).toEqual(before);
  const query = { search: "", limit: 200, sort: "date" as const };
  const ana = await listAppointments(db, ownerOf({ _id: "ana" }), query, now);
  const ben = await listAppointments(db, ownerOf({ _id: "ben" }), query, now);
  expect(ana.total + ben.total).toBe(before.length);
  const plain = { outcome: null, reminder: null, repeat: "", except: "", lastTime: null };
  for (const one of [...ana.data, ...ben.data]) {
    expect(one).toMatchObject({ ...plain, series: null, original: null });
  }
  const users = await db
    .selectFrom("users")
    .innerJoin("members", "members.user", "users._id")
    .select(["settings", "agendaSent"])
    .execute();
  expect(users).toEqual([1, 2].map(() => ({ settings: null, agendaSent: null })));
  expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);
});

test("in a database of version 30, every customer keeps the last contact, and another may have none", async () => {
  const place = await makeVersion30();
  const read = async (db: Kysely<Tables>) => {
    const customers = db.selectFrom("customers").select(["owner", "_id", "lastContact"]);
    const days = db.selectFrom("contactDays").selectAll();
    return {
      customers: await customers.orderBy("owner").orderBy("_id").execute(),
      days: await days.orderBy("owner").orderBy("customer").orderBy("day").execute(),
    };
  };
  const old = await openAsIs(place);
  const before = await read(old);
  await old.destroy();
  expect(before.customers).toHaveLength(8);
  expect(before.days).toHaveLength(10);

  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  expect(await read(db)).toEqual(before);
  const owner = ownerOf({ _id: "ana" });
  const query = { search: "", limit: 50, sort: "-lastContact" as const };
  const { data } = await listCustomers(db, owner, query);
  expect(data.map(({ lastContact }) => lastContact)).toEqual([
    ...["2026-05-02", "2026-04-30", "2026-02-01", "2025-12-31"],
  ]);
  const [{ _id } = { _id: "" }] = data;
  await db.updateTable("customers").set({ lastContact: "" }).where("_id", "=", _id).execute();
  const never = await listCustomers(db, owner, { ...query, sort: "lastContact" });
  expect(never.data[0]).toMatchObject({ _id, lastContact: null });
  expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);
});

test("in a database of version 30, no company is private, and a new customer may have a private one", async () => {
  const place = await makeVersion30();
  const old = await openAsIs(place);
  const read = async (db: Kysely<Tables>) =>
    db
      .selectFrom("companies")
      .select(["owner", "_id", "name", "clientCount", "totalValue", "updatedAt"])
      .orderBy("owner")
      .orderBy("_id")
      .execute();
  const before = await read(old);
  await old.destroy();

  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  expect(await read(db)).toEqual(before);
  const owner = ownerOf({ _id: "ana" });
  const query = { search: "", limit: 50, sort: "name" as const };
  const listed = await listCompanies(db, owner, query);
  expect(listed.data.map((one) => one.private)).toEqual([false]);
  const act = beginAct("create", new Date("2026-05-04T10:00:00Z"));
  const input = customerInput.parse({ name: "Cy", email: "cy@example.com", value: 5 });
  const made = await createCustomerAnywhere(db, owner, input, { act, today: "2026-05-04" });
  expect(made).toMatchObject({ companyName: "Cy", private: true });
  expect(await listCompanies(db, owner, query)).toEqual(listed);
  expect((await checkDatabase(place)).filter(({ advice }) => advice)).toEqual([]);
});
