import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import type { Db } from "../db/engine/database.ts";
import { engine, startApp, startWithAna } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { addAppointment, addCompany } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { undoPages } from "./undo/plan.ts";

const pages = { ...undoPages };
beforeAll(() => {
  Object.assign(undoPages, { whole: many / 4, size: many / 4 });
});
afterAll(() => {
  Object.assign(undoPages, pages);
});

async function start() {
  const { ana, ...app } = await startWithAna();
  const { company, customer } = await addAppointment(ana);
  await addManyCustomers(app.db, ana, company._id);
  const other = await addCompany(ana, { name: "Other" });
  const params = { id: company._id };
  const counts = {
    companies: 1,
    customers: many + 1,
    appointments: 1,
    activities: 0,
    tasks: 0,
    tags: 0,
    views: 0,
  };
  return { ...app, ana, params, customer, other, counts };
}

/** All rows of customers and appointments, but for their versions. */
async function readRows(db: Db) {
  const rows = await Promise.all([
    db.selectFrom("customers").selectAll().orderBy("_id").execute(),
    db.selectFrom("appointments").selectAll().orderBy("_id").execute(),
  ]);
  return rows.flat().map(({ updatedAt: _, ...row }) => row);
}

async function expectSound(db: Db) {
  await expectRightCounters(db);
  const half = db.selectFrom("changes").where("plan", "is not", null).selectAll();
  expect(await half.execute()).toEqual([]);
}

test.each([
  ["goes with them", false],
  ["goes after they have moved", true],
])("a company of many customers %s and comes back whole, in one entry each", async (_, isMoved) => {
  const { db, ana, params, other, counts } = await start();
  const before = await readRows(db);
  const query = isMoved ? { moveTo: other._id } : {};
  const deletion = await ana.send(companyEndpoints.remove, { params, query });
  expect(deletion.statusCode, deletion.body).toBe(200);
  const left = (await ana.call(customerEndpoints.list, {})).total;
  expect(left).toBe(isMoved ? many + 1 : 0);
  await expectSound(db);
  const id = String(deletion.headers[changeIdHeader.toLowerCase()]);
  const { data: entry } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(entry).toMatchObject({ action: "delete", count: many + 3, counts });
  const { data } = await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(data).toMatchObject({ action: "undo", undoes: id, counts });
  expect(await readRows(db)).toEqual(before);
  await expectSound(db);
  const list = await ana.call(historyEndpoints.list, { query: { action: "delete,undo" } });
  expect(list.data.map(({ _id }) => _id)).toEqual([data._id, id]);
});

// PostgreSQL does every act in one transaction.
test.runIf(engine === "sqlite")(
  "the next start finishes what a process left half done",
  async () => {
    const { db, ana, params, counts } = await start();
    const row = await db.selectFrom("changes").selectAll().executeTakeFirstOrThrow();
    const plan = JSON.stringify({ act: "delete" });
    const begun = {
      ...row,
      kind: "companies" as const,
      record: params.id,
      before: null,
      after: null,
    };
    const _id = "ffffffff-0000-7000-8000-000000000000";
    await db
      .insertInto("changes")
      .values({ ...begun, _id, action: "delete", plan })
      .execute();
    const unseen = await ana.call(historyEndpoints.list, { query: { action: "delete" } });
    expect(unseen.data).toEqual([]);

    const { withToken } = await startApp({ db });
    const again = withToken(ana.token);
    await vi.waitFor(async () => expectSound(db), { timeout: 20_000 });
    const { data } = await again.call(historyEndpoints.get, { params: { id: _id } });
    expect(data).toMatchObject({ action: "delete", count: many + 3, counts });
    expect((await again.call(companyEndpoints.list, {})).data).toHaveLength(1);
  },
);

test.runIf(engine === "sqlite").each([
  ["a deletion", "DELETE"],
  ["an undo", "INSERT"],
])("the owner's next write finishes %s that failed half way", async (act, verb) => {
  const { db, ana, params, other, counts } = await start();
  const remove = () => ana.send(companyEndpoints.remove, { params });
  const undo = (id: string) => ana.send(historyEndpoints.undo, { params: { id }, body: {} });
  const idOf = ({ headers }: Awaited<ReturnType<typeof remove>>) =>
    String(headers[changeIdHeader.toLowerCase()]);
  const done = act === "an undo" ? idOf(await remove()) : undefined;
  const isHalf = sql`(SELECT count(*) FROM "customers") = ${sql.lit(many / 2)}`;
  await sql`CREATE TRIGGER "fails" BEFORE ${sql.raw(verb)} ON "customers" WHEN ${isHalf}
    BEGIN SELECT RAISE(ABORT, 'no'); END`.execute(db);
  const failed = await (done === undefined ? remove() : undo(done));
  expect(failed.statusCode).toBe(500);
  const list = async () =>
    (await ana.call(historyEndpoints.list, { query: { action: "delete,undo" } })).data;
  expect(await list()).toHaveLength(done === undefined ? 0 : 1);

  const edit = () =>
    ana.call(companyEndpoints.update, { params: { id: other._id }, body: { name: "Still" } });
  // What can't be finished yet does not keep anything else from being written.
  await edit();
  await sql`DROP TRIGGER "fails"`.execute(db);
  await edit();
  await expectSound(db);
  const [last] = await list();
  expect(last).toMatchObject({ count: many + 3, counts });
  const left = (await ana.call(customerEndpoints.list, {})).total;
  expect(left).toBe(act === "an undo" ? many + 1 : 0);
});

test("a long undo that is sent again with its key is done once and answered both times", async () => {
  const { db, ana, params, counts } = await start();
  const deletion = await ana.send(companyEndpoints.remove, { params });
  const id = String(deletion.headers[changeIdHeader.toLowerCase()]);
  const headers = { "idempotency-key": "once" };
  const undo = () => ana.send(historyEndpoints.undo, { params: { id }, body: {}, headers });
  const [first, again] = [await undo(), await undo()];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect((await ana.call(customerEndpoints.list, {})).total).toBe(counts.customers);
  await expectSound(db);
});
