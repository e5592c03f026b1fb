import { expect, test, vi } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { tagLimits } from "../../shared/tag-limits.ts";
import type { Db } from "../db/engine/database.ts";
import { engine, type Person, startApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { messages } from "../test/said.ts";

type Body = Parameters<typeof change>[1];

async function change(
  person: Person,
  body: (typeof bulkEndpoints.customers.schema.body)["_zod"]["input"],
  headers = {},
) {
  const answer = await person.send(bulkEndpoints.customers, { body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  const id = answer.headers[changeIdHeader.toLowerCase()];
  return { ...answer.json().data, id: id === undefined ? undefined : String(id) };
}

const undo = (person: Person, id: string) =>
  person.call(historyEndpoints.undo, { params: { id }, body: {} });

/** All rows, but for their versions. */
async function readRows(db: Db) {
  const rows = await Promise.all([
    db.selectFrom("customers").selectAll().orderBy("_id").execute(),
    db.selectFrom("appointments").selectAll().orderBy("_id").execute(),
    db.selectFrom("activities").selectAll().orderBy("_id").execute(),
    db.selectFrom("tasks").selectAll().orderBy("_id").execute(),
  ]);
  return rows.flat().map(({ updatedAt: _, ...row }) => row);
}

async function expectSound(db: Db) {
  await expectRightCounters(db);
  const half = db.selectFrom("changes").where("plan", "is not", null).selectAll();
  expect(await half.execute()).toEqual([]);
}

async function start(parts: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(parts);
  const ana = await app.signUp();
  const { company, customer } = await addAppointment(ana);
  const other = await addCompany(ana, { name: "Other" });
  return { ...app, ana, company, customer, other };
}

async function startWithMany() {
  const app = await start();
  await addManyCustomers(app.db, app.ana, app.company._id);
  return app;
}

const all = { all: {} };

test.each([
  ["get another status", () => ({ status: "Pending" as const })],
  ["move with their appointments", (other: string) => ({ company: other })],
  ["go with their appointments", () => ({ delete: true as const })],
])("very many customers %s in one act, and one undo brings all back", async (_, toWhat) => {
  const { db, ana, other } = await startWithMany();
  const before = await readRows(db);
  const { id = "", ...answer } = await change(ana, { chosen: all, what: toWhat(other._id) });
  expect(answer).toEqual({ changed: many + 1, skipped: 0, skippedIds: [] });
  await expectSound(db);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data.counts.customers).toBe(many + 1);
  const after = await readRows(db);
  expect(after).not.toEqual(before);
  const undone = await undo(ana, id);
  expect(await readRows(db)).toEqual(before);
  await expectSound(db);
  await undo(ana, undone.data._id);
  expect(await readRows(db)).toEqual(after);
});

test("customers that were changed since they were seen, or are gone, are left alone", async () => {
  const { ana, company, customer, clock } = await start();
  const cy = await addCustomer(ana, company._id, { name: "Cy" });
  const di = await addCustomer(ana, company._id, { name: "Di" });
  const seen = (one: { _id: string; updatedAt: string }) => ({
    _id: one._id,
    updatedAt: one.updatedAt,
  });
  clock.advance(1000);
  await ana.call(customerEndpoints.update, { params: { id: cy._id }, body: { phone: "1" } });
  await ana.call(customerEndpoints.remove, { params: { id: di._id } });
  const customers = [seen(cy), seen(di), { _id: customer._id }, { _id: "nobody" }];
  const { id, ...answer } = await change(ana, {
    chosen: { customers },
    what: { status: "Pending" },
  });
  expect(answer).toEqual({ changed: 1, skipped: 3, skippedIds: [cy._id, di._id, "nobody"].sort() });
  const { data } = await ana.call(customerEndpoints.list, { query: { status: "Pending" } });
  expect(data.map(({ _id }) => _id)).toEqual([customer._id]);
});

test("all that a search and a filter leave are changed, and no others", async () => {
  const { ana, company } = await start();
  const dear = await addCustomer(ana, company._id, { name: "Anna", value: 100 });
  await addCustomer(ana, company._id, { name: "Anna", value: 1 });
  await addCustomer(ana, company._id, { name: "Cy", value: 100 });
  const chosen = { all: { search: "ann", filter: "value:over:50" } };
  const { changed } = await change(ana, { chosen, what: { status: "Deal Closed" } });
  expect(changed).toBe(1);
  const { data } = await ana.call(customerEndpoints.list, { query: { status: "Deal Closed" } });
  expect(data.map(({ _id }) => _id)).toEqual([dear._id]);
});

test("what is so already is no act, and what nobody has is refused", async () => {
  const { ana, other } = await start();
  const before = await ana.call(historyEndpoints.list, {});
  const nothing = await change(ana, { chosen: all, what: { status: "Active" } });
  expect(nothing).toEqual({ changed: 1, skipped: 0, skippedIds: [], id: undefined });
  expect(await ana.call(historyEndpoints.list, {})).toEqual(before);
  const body = { chosen: all, what: { company: "nowhere" } };
  expect(await ana.refused(bulkEndpoints.customers, { body })).toEqual({
    status: 404,
    msg: messages.companies.notFound,
  });
  expect(other._id).not.toBe("");
});

test.each([
  ["few", false],
  ["very many", true],
])("of %s, a repeated key answers the same and does it once", async (_, isMuch) => {
  const { db, ana, clock } = await (isMuch ? startWithMany() : start());
  const headers = { "idempotency-key": "k1" };
  const body: Body = { chosen: all, what: { status: "Pending" } };
  const [first, atOnce] = await Promise.all([
    change(ana, body, headers),
    change(ana, body, headers),
  ]);
  clock.advance(1000);
  expect(atOnce).toEqual(first);
  await undo(ana, first.id ?? "");
  const before = await readRows(db);
  expect(await change(ana, body, headers)).toEqual(first);
  expect(await readRows(db)).toEqual(before);
  const otherwise = { ...body, what: { status: "Active" } };
  expect(await ana.refused(bulkEndpoints.customers, { body: otherwise, headers })).toMatchObject({
    status: 409,
  });
  const list = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
  expect(list.data).toHaveLength(1);
});

test("nothing to change is remembered by its key, too", async () => {
  const { ana, customer } = await start();
  const headers = { "idempotency-key": "k1" };
  const body: Body = { chosen: all, what: { status: "Active" } };
  const first = await change(ana, body, headers);
  await ana.call(customerEndpoints.update, {
    params: { id: customer._id },
    body: { status: "Pending" },
  });
  expect(await change(ana, body, headers)).toEqual(first);
  const { data } = await ana.call(customerEndpoints.list, {});
  expect(data.map(({ status }) => status)).toEqual(["Pending"]);
});

test("each gets a follow-up, and one undo takes all of them back", async () => {
  const { ana, company, customer } = await start();
  const cy = await addCustomer(ana, company._id, { name: "Cy" });
  const followUp = { text: "Call", due: "2026-05-20", time: null };
  const { id = "", changed } = await change(ana, { chosen: all, what: { followUp } });
  expect(changed).toBe(2);
  const { data } = await ana.call(taskEndpoints.list, {});
  expect(data.map((task) => task.customer?._id).sort()).toEqual([customer._id, cy._id].sort());
  expect(data).toMatchObject([
    { ...followUp, done: false, company: { _id: company._id } },
    { ...followUp, done: false, company: { _id: company._id } },
  ]);
  const entry = await ana.call(historyEndpoints.get, { params: { id } });
  expect(entry.data).toMatchObject({ action: "bulk", bulk: "followUp", counts: { tasks: 2 } });
  await undo(ana, id);
  expect((await ana.call(taskEndpoints.list, {})).data).toEqual([]);
});

test("a follow-up with a time needs a day", async () => {
  const { ana } = await start();
  const what = { followUp: { text: "Call", time: "09:00" } };
  const refused = await ana.send(bulkEndpoints.customers, { body: { chosen: all, what } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ path: "what.followUp.time" }]);
  expect((await ana.call(taskEndpoints.list, {})).data).toEqual([]);
});

test("a tag is given to many and taken from them, where it makes a difference", async () => {
  const { ana, company } = await start();
  const { data: tag } = await ana.call(tagEndpoints.create, { body: { name: "VIP" } });
  await addCustomer(ana, company._id, { name: "Cy", tags: [tag._id] });
  const names = async () =>
    (await ana.call(customerEndpoints.list, {})).data.map(({ tags }) =>
      tags.map(({ name }) => name),
    );
  const { id = "", changed } = await change(ana, { chosen: all, what: { addTag: tag._id } });
  expect(changed).toBe(2);
  expect(await names()).toEqual([["VIP"], ["VIP"]]);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({ count: 1, action: "bulk" });
  await undo(ana, id);
  expect(await names()).toEqual([[], ["VIP"]]);
  await change(ana, { chosen: all, what: { removeTag: tag._id } });
  expect(await names()).toEqual([[], []]);
  const body = { chosen: all, what: { addTag: "none" } };
  expect(await ana.refused(bulkEndpoints.customers, { body })).toEqual({
    status: 404,
    msg: messages.tags.notFound,
  });
});

test("whoever has as many tags as there can be is given no other one, and is told of", async () => {
  const { ana, company, customer } = await start();
  const addTag = async (name: string) =>
    (await ana.call(tagEndpoints.create, { body: { name } })).data._id;
  const tags: string[] = [];
  while (tags.length < tagLimits.each) tags.push(await addTag(`Tag ${tags.length}`));
  const full = await addCustomer(ana, company._id, { name: "Full", tags });
  const last = await addTag("Last");
  const { id, ...answer } = await change(ana, { chosen: all, what: { addTag: last } });
  expect(answer).toEqual({ changed: 1, skipped: 1, skippedIds: [full._id] });
  const { data } = await ana.call(customerEndpoints.list, { query: { filter: `tag:is:${last}` } });
  expect(data.map(({ _id }) => _id)).toEqual([customer._id]);
  // One that they have is no other one.
  const again = await change(ana, { chosen: all, what: { addTag: tags[0] ?? "" } });
  expect(again).toMatchObject({ changed: 2, skipped: 0 });
});

test("who listens is told how far an act with a key has come, and how far its undo", async () => {
  const { app, db, ana, company, other } = await start({ progressTimes: { first: 0, next: 0 } });
  await addManyCustomers(db, ana, company._id);
  const ear = await listenForEvents(app, ana.token);
  const listen = async (key: string, total: number) => {
    const told = () => ear.progress().filter((one) => one.key === key);
    await vi.waitFor(() => expect(told().at(-1)).toEqual({ key, done: total, total }));
    const steps = told().map(({ done }) => done);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  };
  const what = { company: other._id };
  const { id = "" } = await change(ana, { chosen: all, what }, { "idempotency-key": "k1" });
  await listen("k1", many + 1);
  const { method, url } = historyEndpoints.undo;
  const headers = { authorization: `Bearer ${ana.token}`, "idempotency-key": "k2" };
  await app.inject({ method, url: url.replace(":id", id), payload: {}, headers });
  // With the one appointment.
  await listen("k2", many + 2);
});

test("many are left alone until a day, and again not", async () => {
  const { ana } = await start();
  const until = async () =>
    (await ana.call(customerEndpoints.list, {})).data.map(({ snoozedUntil }) => snoozedUntil);
  const { id = "" } = await change(ana, { chosen: all, what: { snoozedUntil: "2026-06-01" } });
  expect(await until()).toEqual(["2026-06-01"]);
  await undo(ana, id);
  expect(await until()).toEqual([null]);
});

test("a moved customer's appointments are the new company's", async () => {
  const { ana, company, customer, other } = await start();
  await change(ana, {
    chosen: { customers: [{ _id: customer._id }] },
    what: { company: other._id },
  });
  const { data } = await ana.call(appointmentEndpoints.list, {});
  expect(data.map((one) => one.company._id)).toEqual([other._id]);
  const left = await ana.call(customerEndpoints.listOfCompany, { params: { id: company._id } });
  expect(left.total).toBe(0);
});

// PostgreSQL does every act in one transaction.
test.runIf(engine === "sqlite")(
  "the next start finishes what a process left half done",
  async () => {
    const { db, ana, other } = await startWithMany();
    const rows = await db.selectFrom("customers").select("_id").orderBy("_id").execute();
    const todo = {
      what: { company: other._id },
      some: rows.map(({ _id }) => [_id]),
      to: other._id,
    };
    const row = await db.selectFrom("changes").selectAll().executeTakeFirstOrThrow();
    const _id = "ffffffff-0000-7000-8000-000000000000";
    const record = rows[0]?._id ?? "";
    const begun = { ...row, kind: "customers" as const, record, before: null, after: null };
    const plan = JSON.stringify({ act: "bulk", todo });
    await db
      .insertInto("changes")
      .values({ ...begun, _id, action: "bulk", plan })
      .execute();

    const { withToken } = await startApp({ db });
    await vi.waitFor(async () => expectSound(db), { timeout: 20_000 });
    const again = withToken(ana.token);
    const { data } = await again.call(historyEndpoints.get, { params: { id: _id } });
    expect(data).toMatchObject({
      action: "bulk",
      counts: { customers: many + 1, appointments: 1 },
    });
    const moved = await again.call(customerEndpoints.listOfCompany, { params: { id: other._id } });
    expect(moved.total).toBe(many + 1);
  },
);
