import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { followUpEndpoints } from "../../shared/follow-up.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { listExports } from "../../shared/lists/list-exports.ts";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { findOtherContacts } from "../db/maintenance/check-history.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { importRows, toRow } from "../test/imports.ts";
import { readCsv } from "../test/read-files.ts";
import { addCustomer, readPages } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { restoreAccount } from "../test/restore-account.ts";
import { messages } from "../test/said.ts";

// An import may bring customers who were never contacted, or of whom nobody knows when.

type Given = Partial<Parameters<typeof toRow<"customers">>[1]>;

/** Customers as an import brings them, with the company of them all. */
async function start(...rows: Given[]) {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC" });
  const company = toRow("companies", { name: "Berg & Co" });
  const customers = rows.map((row) =>
    toRow("customers", { name: "Bo", status: "Active", ...row, company: company._id }),
  );
  const job = await importRows(ana, [company, ...customers]);
  const ids = customers.map(({ _id }) => _id);
  return { ...app, ana, company: company._id, ids, change: String(job.change) };
}

const read = async (ana: Person, id = "") =>
  (await ana.call(customerEndpoints.get, { params: { id } })).data;

const list = async (ana: Person, query: object) => {
  const { data, total } = await ana.call(customerEndpoints.list, { query });
  expect(total).toBe(data.length);
  return data.map(({ name }) => name);
};

test("a row without a last contact brings a customer who has none, in no day of contact and no report", async () => {
  const { db, ana, ids } = await start({ name: "Never" }, { lastContact: "2026-05-01" });
  const [never = ""] = ids;
  expect(await read(ana, never)).toMatchObject({ lastContact: null });
  const { data } = await ana.call(searchEndpoints.find, { query: { q: "Never" } });
  expect(data.customers).toMatchObject([{ _id: never, lastContact: null }]);
  const days = await db.selectFrom("contactDays").select(["customer", "day"]).execute();
  expect(days).toEqual([{ customer: ids[1], day: "2026-05-01" }]);
  const query = { period: "2026-05-03..2026-05-04", on: "2026-05-04" };
  const { data: report } = await ana.call(reportEndpoints.contact, { query });
  expect(report.columns.at(-1)).toMatchObject({ customers: 2, kept: 1 });
  expect(await list(ana, { lastContact: "2026-05-04" })).toEqual([]);
  expect(await list(ana, { filter: "inTouch:isNot:2026-05-04" })).toEqual(["Never"]);
});

test("a customer without a last contact is followed up from the day of being added, by the account's clock", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "Pacific/Honolulu" });
  // In Honolulu it is still the third.
  app.clock.set("2026-05-04T09:30:00.000Z");
  const company = toRow("companies", { name: "Berg & Co" });
  const of = { company: company._id, status: "Active", value: 5 } as const;
  await importRows(ana, [
    company,
    toRow("customers", { ...of, name: "Never" }),
    toRow("customers", { ...of, name: "Asleep", snoozedUntil: "2026-12-31" }),
    toRow("customers", { ...of, name: "Last day", lastContact: "2026-05-03" }),
  ]);
  await addCustomer(ana, company._id, { name: "New", status: "Active" });
  const counted = async (on: string) => {
    const { data } = await ana.call(followUpEndpoints.get, { query: { on } });
    expect(data.neglected.Active).toBe(data.customers);
    expect(await list(ana, { neglectedOn: on, sort: "name" })).toHaveLength(data.customers);
    return [data.customers, data.value, data.snoozed];
  };
  // Thirty days after the third, and one more.
  expect(await counted("2026-06-02")).toEqual([0, 0, 0]);
  expect(await counted("2026-06-03")).toEqual([3, 10, 1]);
  expect(await list(ana, { neglectedOn: "2026-06-03", sort: "name" })).toEqual([
    "Last day",
    "Never",
    "New",
  ]);
  await ana.call(authEndpoints.updateMe, { body: { timeZone: "UTC" } });
  expect(await list(ana, { neglectedOn: "2026-06-03", sort: "name" })).toEqual(["Last day", "New"]);
  expect(await counted("2026-06-03")).toEqual([2, 5, 0]);
});

test("such customers stand at the end of the last contacts, before the first, and in no page twice", async () => {
  const { ana } = await start(
    ...["A", "B", "C"].map((name) => ({ name })),
    { name: "Old", lastContact: "2020-01-01" },
    { name: "New", lastContact: "2026-05-04" },
  );
  const walk = async (sort: "lastContact" | "-lastContact") => {
    const rows = await readPages((cursor) =>
      ana.call(customerEndpoints.list, { query: { sort, limit: 2, ...(cursor && { cursor }) } }),
    );
    return rows.map(({ name, lastContact }) => (lastContact === null ? "-" : name));
  };
  expect(await walk("-lastContact")).toEqual(["New", "Old", "-", "-", "-"]);
  expect(await walk("lastContact")).toEqual(["-", "-", "-", "Old", "New"]);
  const filter = (text: string) => list(ana, { filter: `lastContact:${text}`, sort: "name" });
  expect(await filter("isEmpty")).toEqual(["A", "B", "C"]);
  expect(await filter("before:2021-01-01")).toEqual(["Old"]);
  expect(await filter("daysAgo:30")).toEqual(["Old"]);
  expect(await filter("between:2000-01-01|2026-12-31")).toEqual(["New", "Old"]);
  expect(await list(ana, { filter: "lastContact:isEmpty;lastContact:daysAgo:30" })).toEqual([]);
});

test("the first contact sets it, and undo leaves none again", async () => {
  const { db, clock, ana, ids, change } = await start({ name: "Never" });
  const params = { id: ids[0] ?? "" };
  clock.advance(1000);
  const body = { kind: "call", at: "2026-05-02" } as const;
  const call = await ana.send(activityEndpoints.create, { params, body });
  expect(await read(ana, params.id)).toMatchObject({ lastContact: "2026-05-02" });
  clock.advance(1000);
  const undone = String(new Map(Object.entries(call.headers)).get(changeIdHeader.toLowerCase()));
  await ana.call(historyEndpoints.undo, { params: { id: undone }, body: {} });
  expect(await read(ana, params.id)).toMatchObject({ lastContact: null });
  const live = db.selectFrom("contactDays").where("withdrawnAt", "is", null).select("day");
  expect(await live.execute()).toEqual([]);
  expect(await findOtherContacts(db)).toEqual([]);
  await expectRightCounters(db);
  clock.advance(1000);
  await ana.call(historyEndpoints.undo, { params: { id: change }, body: {} });
  expect(await list(ana, {})).toEqual([]);
});

test("such a customer can be saved again without one, and whoever has one keeps one", async () => {
  const { clock, ana, company, ids } = await start({ name: "Never" });
  const params = { id: ids[0] ?? "" };
  const save = (body: object) => ana.send(customerEndpoints.update, { params, body });
  expect((await save({ name: "Never yet", lastContact: null })).statusCode).toBe(200);
  expect(await read(ana, params.id)).toMatchObject({ name: "Never yet", lastContact: null });
  clock.advance(1000);
  expect((await save({ lastContact: "2026-05-03" })).statusCode).toBe(200);
  const refusal = {
    status: 400,
    errors: [{ path: "lastContact", msg: messages.customers.lastContactRequired }],
  };
  for (const body of [{ lastContact: null }, { lastContact: null, email: "" }]) {
    expect(await ana.refused(customerEndpoints.update, { params, body })).toMatchObject(refusal);
  }
  const body = { name: "Bo", email: "bo@example.com", lastContact: null };
  // as: what no caller of ours sends.
  const create = { params: { id: company }, body: body as never };
  expect(await ana.refused(customerEndpoints.create, create)).toMatchObject({ status: 400 });
  const { data } = await ana.call(historyEndpoints.list, { query: { record: params.id } });
  expect(data[0]?.fields).toContainEqual({ field: "lastContact", from: null, to: "2026-05-03" });
});

test("files have nothing in its place, and a copy of everything brings it back as it was", async () => {
  const { db, clock, ana, ids, signUp } = await start({ name: "Never" });
  clock.advance(1000);
  const params = { id: ids[0] ?? "" };
  const sent = await ana.send(customerEndpoints.update, {
    params,
    body: { lastContact: "2026-05-03" },
  });
  const act = String(new Map(Object.entries(sent.headers)).get(changeIdHeader.toLowerCase()));
  clock.advance(1000);
  await ana.call(historyEndpoints.undo, { params: { id: act }, body: {} });
  const csv = readCsv((await ana.download(exportEndpoints.customers)).text);
  expect(csv).toMatchObject([{ Name: "Never", "Last contact": "" }]);
  const shown = readCsv((await ana.download(listExports.customers.csv)).text);
  expect(shown).toMatchObject([{ "Last contact": "" }]);
  const { text } = await ana.download(exportEndpoints.everything);
  expect(JSON.parse(text).customers).toMatchObject([{ name: "Never", lastContact: null }]);

  const ben = await signUp({ timeZone: "UTC" });
  const { data } = await restoreAccount(ben, text);
  expect(data.leftOut).toBe(0);
  const copy = JSON.parse((await ben.download(exportEndpoints.everything)).text);
  expect(copy.customers).toMatchObject([{ name: "Never", lastContact: null }]);
  expect(copy.history.contacts.map(({ day }: { day: string }) => day)).toEqual(["2026-05-03"]);
  expect(await findOtherContacts(db)).toEqual([]);
  await expectRightCounters(db);
});

test("merged with somebody who was contacted, the contact stays; an import of a contact sets it", async () => {
  const { clock, ana, ids } = await start({ name: "Never" }, { lastContact: "2026-05-01" }, {});
  const [never, bo, other] = [
    await read(ana, ids[0]),
    await read(ana, ids[1]),
    await read(ana, ids[2]),
  ];
  clock.advance(1000);
  const merge = (into: typeof never, gone: typeof bo, values: object) => {
    const others = [{ _id: gone._id, updatedAt: gone.updatedAt }];
    const body = { updatedAt: into.updatedAt, others, values };
    return ana.call(mergeEndpoints.mergeCustomers, { params: { id: into._id }, body });
  };
  const { data } = await merge(never, bo, { lastContact: "2026-05-01" });
  expect(data).toMatchObject({ lastContact: "2026-05-01" });
  clock.advance(1000);
  const values = { lastContact: "2026-04-01" };
  await importRows(ana, [
    { kind: "customers", act: "update", _id: other._id, updatedAt: other.updatedAt, values },
  ]);
  expect(await read(ana, other._id)).toMatchObject({ lastContact: "2026-04-01" });
});
