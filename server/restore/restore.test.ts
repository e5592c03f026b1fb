import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { defaultSettings, settingsEndpoints } from "../../shared/account/settings.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { restoreEndpoints } from "../../shared/transfer/restore.ts";
import { listTables } from "../db/maintenance/catalog.ts";
import {
  findOtherContacts,
  findUntold,
  findWrongEntries,
} from "../db/maintenance/check-history.ts";
import { findUnlisted } from "../db/maintenance/check-search.ts";
import { recordTables } from "../db/records/records.ts";
import { addOneOfEach } from "../test/each-kind.ts";
import { engine, newPerson, type Person, startApp, startWithAna } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { listParts, restoreAccount } from "../test/restore-account.ts";
import { serverMessages } from "../test/said.ts";
import { isExcused, rules } from "../test/sql/owner-rules.ts";
import { findUnowned } from "../test/sql/sql-owners.ts";
import { watchStatements } from "../test/sql/statements.ts";
import { addType, createVisitor, said, startBooking } from "../test/visitors.ts";

const words = serverMessages.restore;
const files = globSync("files/*.json", { cwd: import.meta.dirname }).sort();
const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const newest = read("files/version-2.json");

/** A copy of everything, but for when it was made and whose it is. */
async function copyOf(person: Person) {
  const { text } = await person.download(exportEndpoints.everything);
  const { exportedAt: _, user, ...rest } = JSON.parse(text.replaceAll(person.user._id, "me"));
  return { settings: user.settings, ...rest };
}

test.each(files)(
  "%s, as a former version wrote it, is restored with the same ids",
  async (name) => {
    const { ana, db } = await startWithAna();
    const text = read(name);
    const { data } = await restoreAccount(ana, text, 2);
    expect(data.leftOut).toBe(0);
    const copy = await copyOf(ana);
    const parts = listParts(text);
    for (const table of recordTables) {
      const records = parts.get(table) ?? [];
      expect(copy[table], table).toMatchObject(records);
      expect(copy[table]).toHaveLength(records.length);
    }
    const ids = (rows: readonly object[]) => rows.map((row) => "_id" in row && row._id).sort();
    expect(ids(copy.history.changes)).toEqual(ids(parts.get("changes") ?? []));
    expect(copy.history.statuses).toEqual(parts.get("statuses") ?? expect.any(Array));
    await expectRightCounters(db);
    if (engine === "sqlite") expect(await findUnlisted(db)).toEqual([]);
    // A file without them has those that its customers begin with.
    const last = copy.customers.map((one: { lastContact: string }) => one.lastContact).sort();
    const days = copy.history.contacts.map(({ day }: { day: string }) => day).sort();
    expect(copy.history.contacts).toEqual(parts.get("contacts") ?? expect.any(Array));
    if (!parts.has("contacts")) expect(days).toEqual(last);
    for (const find of [findUntold, findOtherContacts, findWrongEntries]) {
      expect(await find(db)).toEqual([]);
    }
  },
);

test("a file of the other engine, restored and out again, is the same", async () => {
  const ana = await newPerson();
  // SQLite wrote it.
  const { exportedAt: _, user, ...rest } = JSON.parse(newest);
  await restoreAccount(ana, newest, 5);
  // It does not say who has done what: whoever restores it.
  const byMe = (rows: object[]) => rows.map((row) => ({ ...row, user: "me" }));
  const ofMe = (rows: object[]) => rows.map((row) => ({ ...row, responsible: "me" }));
  const { changes, ...facts } = rest.history;
  const tasks = rest.tasks.map((task: object) => ({ ...task, assignee: "me", giver: "me" }));
  const activities = rest.activities.map((one: object) => ({ ...one, author: "me", editor: "me" }));
  const appointments = rest.appointments.map((one: object) => {
    return { ...one, host: "me", attending: [] };
  });
  expect(await copyOf(ana)).toEqual({
    settings: {
      ...user.settings,
      formats: { ...user.settings.formats, language: null },
      forYou: defaultSettings.forYou,
      mails: defaultSettings.mails,
      templates: defaultSettings.templates,
    },
    ...{ ...rest, reminders: byMe(rest.reminders), tasks },
    ...{ companies: ofMe(rest.companies), customers: ofMe(rest.customers) },
    ...{ activities, appointments, absences: [], meetingTypes: [] },
    ...{ bookingPages: [], bookings: [], bookingMails: [] },
    history: { ...facts, responsible: [], changes: byMe(changes) },
  });
});

test("an account out, into an empty one, and out again is the same", async () => {
  const { signUp, clock } = await startApp();
  const [ana, ben, cleo] = [await signUp(), await signUp(), await signUp()];
  await restoreAccount(ana, newest, 3);
  // Acts of today, too, with all kinds of records.
  await addOneOfEach(ana, "Once");
  clock.advance(1000);
  const { text } = await ana.download(exportEndpoints.everything);
  await restoreAccount(ben, text);
  expect(await copyOf(ben)).toEqual(await copyOf(ana));
  await restoreAccount(cleo, (await ben.download(exportEndpoints.everything)).text, 7);
  expect(await copyOf(cleo)).toEqual(await copyOf(ana));
});

test("what was deleted and changed before can be undone after", async () => {
  const { ana, signUp, clock } = await startWithAna();
  const company = await addCompany(ana, { name: "Berg & Co" });
  const bo = await addCustomer(ana, company._id, { name: "Bo", value: 10.5 });
  await addCustomer(ana, company._id, { name: "Cy" });
  clock.advance(1000);
  const params = { id: bo._id };
  await ana.call(customerEndpoints.update, { params, body: { value: 20, status: "Pending" } });
  const before = await copyOf(ana);
  clock.advance(1000);
  await ana.call(companyEndpoints.remove, { params: { id: company._id }, query: {} });
  const ben = await signUp();
  await restoreAccount(ben, (await ana.download(exportEndpoints.everything)).text);

  const { data } = await ben.call(historyEndpoints.list, {});
  expect(data.map(({ action, name }) => [action, name])).toEqual([
    ["delete", "Berg & Co"],
    ["update", "Bo"],
    ["create", "Cy"],
    ["create", "Bo"],
    ["create", "Berg & Co"],
  ]);
  const undo = (id = "") => ben.call(historyEndpoints.undo, { params: { id }, body: {} });
  await undo(data[0]?._id);
  const back = await copyOf(ben);
  const names = (copy: typeof before) => copy.customers.map((one: { name: string }) => one.name);
  expect(names(back)).toEqual(names(before));
  await undo(data[1]?._id);
  const { data: customer } = await ben.call(customerEndpoints.get, { params });
  expect(customer).toMatchObject({ value: 10.5, status: "Active" });
});

test("only an empty account is restored as it was", async () => {
  const ana = await newPerson();
  const { _id: id } = await addCompany(ana);
  await ana.call(companyEndpoints.remove, { params: { id }, query: {} });
  const { data } = await ana.call(restoreEndpoints.get, {});
  expect(data).toEqual({ isEmpty: false, restoration: null });
  const body = { file: "a.json", size: 1 };
  const answer = await ana.send(restoreEndpoints.create, { body });
  expect([answer.statusCode, answer.json().msg]).toEqual([409, words.notEmpty]);
});

test("every statement of a restore is held to one owner", async () => {
  const { ana, signUp } = await startWithAna();
  const seen = watchStatements();
  await restoreAccount(ana, newest);
  const ben = await signUp();
  const { data } = await ben.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  await ben.call(restoreEndpoints.cancel, { params: { id: data._id } });
  const texts = seen.map(({ sql }) => sql);
  expect(texts.filter((text) => !isExcused(text) && findUnowned(text, rules).length)).toEqual([]);
  expect(texts.length).toBeGreaterThan(20);
});

test("a chunk that is sent again changes nothing, and none is left out", async () => {
  const ana = await newPerson();
  const body = { file: "client-desk.json", size: 12 };
  const { data: begun } = await ana.call(restoreEndpoints.create, { body });
  const tag = { _id: "t1", name: "VIP", createdAt: at, updatedAt: at };
  const send = (number: number) =>
    ana.send(restoreEndpoints.send, {
      params: { id: begun._id, number: String(number) },
      body: { chunk: { part: "tags", rows: [tag] } },
    });
  expect((await send(1)).json().msg).toBe(words.outOfOrder);
  for (const _time of [1, 2])
    expect((await send(0)).json().data).toMatchObject({ chunks: 1, written: 1 });
  const { data } = await ana.call(restoreEndpoints.get, {});
  expect(data).toMatchObject({ isEmpty: false, restoration: { file: body.file, chunks: 1 } });
});

test("until a restore ends nothing else is written, and the user is told", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const { data: begun } = await ana.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  const params = { id: begun._id };
  const add = (person: Person) => person.send(companyEndpoints.create, { body: { name: "Acme" } });
  const me = async () => (await ana.call(authEndpoints.me, {})).data.isRestoring;
  const refused = await add(ana);
  expect([refused.statusCode, refused.json().msg]).toEqual([409, words.underWay]);
  expect(await me()).toBe(true);
  // What is no part of the account stays possible, reading too, and for others everything.
  expect((await ana.call(companyEndpoints.list, { query: {} })).data).toEqual([]);
  await ana.call(settingsEndpoints.update, { body: { calendar: { duration: 30 } } });
  expect((await add(ben)).statusCode).toBe(201);
  await ana.call(restoreEndpoints.finish, { params, body: {} });
  expect(await me()).toBeUndefined();
  expect((await add(ana)).statusCode).toBe(201);

  const cleo = await signUp();
  const { data } = await cleo.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  await cleo.call(restoreEndpoints.cancel, { params: { id: data._id } });
  expect((await add(cleo)).statusCode).toBe(201);
});

test("a canceled restore leaves the account empty", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  await restoreAccount(ana, newest);
  const empty = await copyOf(ben);
  const { data: begun } = await ben.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  const parts = listParts(newest);
  for (const [number, part] of ["companies", "statuses", "reminders", "changes"].entries()) {
    const rows = parts.get(part) ?? [];
    if (rows.length === 0) continue;
    const params = { id: begun._id, number: String(number > 2 ? number - 1 : number) };
    // as: rows of a file, which the endpoint checks.
    await ben.call(restoreEndpoints.send, { params, body: { chunk: { part, rows } as never } });
  }
  expect(await copyOf(ben)).not.toEqual(empty);
  await ben.call(restoreEndpoints.cancel, { params: { id: begun._id } });
  expect(await copyOf(ben)).toEqual(empty);
  expect((await ben.call(restoreEndpoints.get, {})).data.isEmpty).toBe(true);
  // What is somebody else's stays.
  expect((await copyOf(ana)).companies).toHaveLength(2);
});

const at = "2026-05-04T10:00:00.000Z";
const change = { _id: "c1", at, action: "update", kind: "customers", record: "b1", name: "Bo" };
const logged = { device: null, count: 1, counts: null, undoes: null, undoneBy: null, isKept: true };

test.each([
  [{ owner: "somebody" }, words.unknownFields],
  [{ 'name" = 1 --': "x" }, words.unknownFields],
  [{ value: "12" }, words.unknownFields],
  [{ tags: "nothing" }, words.unknownFields],
  [{ status: "Lead" }, words.unknownFields],
])("a history with %j in it is refused", async (before, msg) => {
  const ana = await newPerson();
  const { data } = await ana.call(restoreEndpoints.create, { body: { file: "", size: 0 } });
  const answer = await ana.send(restoreEndpoints.send, {
    params: { id: data._id, number: "0" },
    body: {
      chunk: { part: "changes", rows: [{ ...change, ...logged, before, after: {}, detail: null }] },
    },
  });
  expect([answer.statusCode, answer.json().msg]).toEqual([400, msg]);
});

test("a customer whose company is not in the file is left out, and an appointment follows its customer", async () => {
  const ana = await newPerson();
  const stamps = { createdAt: at, updatedAt: at };
  const customer = { name: "Bo", lastContact: "2026-05-01", ...stamps };
  const file = {
    user: {},
    companies: [{ _id: "c1", name: "Berg", ...stamps }],
    customers: [
      { ...customer, _id: "b1", company: "c1" },
      { ...customer, _id: "b2", company: "c2" },
    ],
    appointments: ["b1", "b2"].map((_id, n) => ({
      ...{ _id: `a${n}`, title: "Call", date: "2026-05-04", company: { _id: "c3" }, ...stamps },
      customer: { _id },
    })),
  };
  const { data } = await restoreAccount(ana, JSON.stringify(file));
  expect(data).toMatchObject({ written: 3, leftOut: 2 });
  const copy = await copyOf(ana);
  expect(copy.appointments).toMatchObject([{ _id: "a0", company: { _id: "c1" } }]);
});

test("booking pages and bookings go along, with every column but secrets; on another server they stand as before", async () => {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner, { booked: "onApproval" });
  const call = await addType(owner, { name: "Video call", place: "video" });
  await visit.book(type);
  await visit.book(call, { at: "2026-12-02T15:00:00.000Z", email: "kim@example.com" });
  const { text } = await owner.download(exportEndpoints.everything);
  const { bookings, bookingPages } = JSON.parse(text);
  expect(bookings).toMatchObject([{ state: "asked" }, { state: "booked" }]);
  const tables = await listTables(app.db);
  const columns = tables.find(({ name }) => name === "bookings")?.columns ?? [];
  // Whose it is, where it came from, and until when whoever changed it is asked whether to tell.
  const left = ["owner", "from", "askedUntil"];
  expect(Object.keys(bookings[0]).sort()).toEqual(
    columns.filter((column) => !left.includes(column)).sort(),
  );

  const other = await startApp({ mailer: undefined });
  other.clock.set("2026-11-25T18:20:00.000Z");
  const ben = await other.signUp({ timeZone: "America/New_York" });
  const { data } = await restoreAccount(ben, text, 1);
  expect(data.leftOut).toBe(0);
  const copy = await copyOf(ben);
  const ofMe = (row: object) => JSON.parse(JSON.stringify(row).replaceAll(owner.user._id, "me"));
  expect(copy.bookings).toEqual(ofMe(bookings));
  expect(copy.bookingPages).toEqual(ofMe(bookingPages));
  const waiting = await ben.call(bookingEndpoints.waiting, {});
  expect(waiting.data).toMatchObject([{ name: "Inês Carvalho", standing: "asked" }, {}]);
  const params = { id: waiting.data[0]?._id ?? "" };
  const { data: approved } = await ben.call(bookingEndpoints.approve, { params });
  expect(approved).toMatchObject({ standing: "booked" });
  const page = await createVisitor(other).get("/book/marta");
  expect(said(page.body)).toContain("Phone call");
});

test("a page whose address is taken is left out, what was booked on it is not; canceled, nothing of either is left", async () => {
  const { app, owner, visit } = await startBooking();
  await visit.book(await addType(owner));
  const { text } = await owner.download(exportEndpoints.everything);
  const ben = await app.signUp();
  const { data } = await restoreAccount(ben, text);
  expect(data.leftOut).toBe(1);
  const { bookings, bookingPages } = await copyOf(ben);
  expect([bookings, bookingPages]).toMatchObject([[{ state: "booked" }], []]);
});
