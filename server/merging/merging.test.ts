import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { type CustomerInput, customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { readAllOf } from "../test/each-kind.ts";
import { type Caller, type Person, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { messages, serverMessages } from "../test/said.ts";
import { fillEmpty } from "./steps.ts";

async function mergeInto(
  person: Caller,
  into: { _id: string; updatedAt: string },
  others: { _id: string; updatedAt: string }[],
  values: object = {},
) {
  const chosen = others.map(({ _id, updatedAt }) => ({ _id, updatedAt }));
  const body = { updatedAt: into.updatedAt, others: chosen, values };
  const params = { id: into._id };
  const answer = await person.send(mergeEndpoints.mergeCustomers, { params, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return { data: answer.json().data, change: String(answer.headers[changeIdHeader.toLowerCase()]) };
}

function undo(person: Caller, id: string, resolve?: object) {
  return person.send(historyEndpoints.undo, { params: { id }, body: { resolve } });
}

/** What a user keeps, but for versions, the history and what the history alone needs. */
async function readKept({ db }: TestApp, { owner }: Person) {
  const {
    changes: _1,
    changeRecords: _2,
    // What customers were goes on.
    statusChanges: _3,
    contactDays: _4,
    searchPlaces: _5,
    searchBlocks: _6,
    ...kept
  } = await readAllOf(db, { owner });
  return JSON.parse(
    JSON.stringify(kept, (key, value) => {
      if (key === "updatedAt") return undefined;
      return Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value;
    }).replaceAll(/\\"updatedAt\\":\\"[^"]*\\",?/g, ""),
  );
}

/** Anna Berg at one company, A. Berg with all that a customer can have at another. */
async function addTwins(app: TestApp) {
  const ana = await app.signUp();
  const berg = await addCompany(ana, { name: "Berg & Co" });
  const hall = await addCompany(ana, { name: "Hall" });
  const anna = await addCustomer(ana, berg._id, { name: "Anna Berg", email: "anna@berg.example" });
  app.clock.advance(1000);
  const a = await addCustomer(ana, hall._id, {
    name: "A. Berg",
    email: "a@berg.example",
    value: 5,
  });
  await addAppointment(ana, { company: berg._id, customer: anna._id, title: "Hers" });
  const appointment = await addAppointment(ana, { company: hall._id, customer: a._id });
  const of = { params: { id: a._id } };
  await ana.call(activityEndpoints.create, {
    ...of,
    body: { kind: "note", text: "Tall", at: "2026-05-04T09:00" },
  });
  await ana.call(taskEndpoints.create, {
    body: { text: "Call", company: hall._id, customer: a._id },
  });
  app.clock.advance(1000);
  return { ana, berg, hall, anna, a, appointment };
}

test("the oldest comes first, with what would move along", async () => {
  const { ana, anna, a } = await addTwins(await startApp());
  const query = { ids: `${a._id},${anna._id}` };
  const { data } = await ana.call(mergeEndpoints.customers, { query });
  const activities = { note: 1, call: 0, email: 0, meeting: 0 };
  expect(data.map(({ _id, belongings, isImported }) => ({ _id, belongings, isImported }))).toEqual([
    {
      _id: anna._id,
      belongings: {
        customers: 0,
        appointments: 1,
        activities: { ...activities, note: 0 },
        tasks: 0,
      },
      isImported: false,
    },
    {
      _id: a._id,
      belongings: { customers: 0, appointments: 1, activities, tasks: 1 },
      isImported: false,
    },
  ]);
  const refused = await ana.refused(mergeEndpoints.customers, { query: { ids: anna._id } });
  expect(refused).toMatchObject({ status: 400 });
  const unknown = await ana.refused(mergeEndpoints.customers, { query: { ids: `${anna._id},x` } });
  expect(unknown).toEqual({ status: 404, msg: messages.customers.notFound });
});

test("a customer gets the values and all that belongs to the other, as one act; undone, all is as before", async () => {
  const app = await startApp();
  const { ana, berg, anna, a, appointment } = await addTwins(app);
  const before = await readKept(app, ana);
  const values = { value: 5, phone: "+49 30 1234567" };
  const { data, change } = await mergeInto(ana, anna, [a], values);
  expect(data).toMatchObject({ _id: anna._id, name: "Anna Berg", ...values });
  const merged = await ana.call(customerEndpoints.get, { params: { id: anna._id } });
  expect(merged.data.appointmentCount).toBe(2);
  expect(await ana.refused(customerEndpoints.get, { params: { id: a._id } })).toMatchObject({
    status: 404,
  });
  const moved = await ana.call(appointmentEndpoints.get, { params: { id: appointment._id } });
  expect(moved.data).toMatchObject({ company: { _id: berg._id }, customer: { _id: anna._id } });
  const { data: entries } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  expect(entries).toMatchObject([
    {
      _id: change,
      action: "merge",
      kind: "customers",
      name: "A. Berg",
      counts: { customers: 2, appointments: 1, activities: 1, tasks: 1 },
      fields: [{ field: "customer", to: { _id: anna._id, name: "Anna Berg" } }],
    },
  ]);
  app.clock.advance(1000);
  expect((await undo(ana, change)).statusCode).toBe(200);
  expect(await readKept(app, ana)).toEqual(before);
});

test("where a merged customer was changed since, the undo asks, and keeps what the user wants", async () => {
  const app = await startApp();
  const { ana, anna, a, appointment } = await addTwins(app);
  const { change } = await mergeInto(ana, anna, [a], { name: "Anna Maria Berg" });
  app.clock.advance(1000);
  const params = { id: anna._id };
  await ana.call(customerEndpoints.update, { params, body: { name: "Anna Hall", notes: "New" } });
  await ana.call(appointmentEndpoints.update, {
    params: { id: appointment._id },
    body: { title: "Changed since" },
  });
  app.clock.advance(1000);
  const refused = await undo(ana, change);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().conflicts).toMatchObject([
    { record: anna._id, field: "name", now: "Anna Hall", back: "Anna Berg" },
  ]);
  expect((await undo(ana, change, { conflicts: "now" })).statusCode).toBe(200);
  const { data } = await ana.call(customerEndpoints.get, { params });
  expect(data).toMatchObject({ name: "Anna Hall", notes: "New", appointmentCount: 1 });
  const back = await ana.call(customerEndpoints.get, { params: { id: a._id } });
  expect(back.data).toMatchObject({ name: "A. Berg", appointmentCount: 1 });
  const one = await ana.call(appointmentEndpoints.get, { params: { id: appointment._id } });
  expect(one.data).toMatchObject({ title: "Changed since", customer: { _id: a._id } });
});

test("of every field that the one that stays lacks it gets the other's, and undone it lacks it again", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: tag } = (await ana.call(tagEndpoints.create, { body: { name: "VIP" } })).data;
  const { _id: company } = await addCompany(ana);
  const anna = await addCustomer(ana, company, { name: "Anna Berg" });
  const full: Required<
    Omit<CustomerInput, "name" | "email" | "status" | "lastContact" | "responsible">
  > = {
    phone: "+49 30 1234567",
    value: 12.5,
    notes: "Tall",
    tags: [tag],
    snoozedUntil: "2026-12-01",
  };
  app.clock.advance(1000);
  const twin = await addCustomer(ana, company, { name: "A. Berg", ...full });
  const before = await readKept(app, ana);
  const { data, change } = await mergeInto(ana, anna, [twin]);
  expect(data).toMatchObject({ ...full, name: "Anna Berg", tags: [{ _id: tag, name: "VIP" }] });
  app.clock.advance(1000);
  expect((await undo(ana, change)).statusCode).toBe(200);
  expect(await readKept(app, ana)).toEqual(before);
  // What is left out on purpose is not taken.
  const again = (await ana.call(customerEndpoints.get, { params: { id: anna._id } })).data;
  const other = (await ana.call(customerEndpoints.get, { params: { id: twin._id } })).data;
  const { data: chosen } = await mergeInto(ana, again, [other], { notes: "", tags: [] });
  expect(chosen).toMatchObject({ phone: full.phone, notes: "", tags: [] });
});

test("a field that was added to a copy of the description is filled like any other", () => {
  const kept = { name: "Anna", nickname: "", size: null, phone: "1" };
  const others = [
    { name: "A.", nickname: "", size: null, phone: "2" },
    { name: "A.", nickname: "Annie", size: 0, phone: "3" },
    { name: "A.", nickname: "Ann", size: 40, phone: "4" },
  ];
  const columns = [...loggedKinds.customers.columns, "nickname", "size"];
  expect(fillEmpty(columns, kept, others)).toEqual({ nickname: "Annie", size: 40 });
});

test("the one that stays can go to the other's company, with all that it has", async () => {
  const app = await startApp();
  const { ana, hall, anna, a } = await addTwins(app);
  const before = await readKept(app, ana);
  const { data, change } = await mergeInto(ana, anna, [a], { company: hall._id });
  expect(data).toMatchObject({ company: hall._id, companyName: "Hall" });
  const { data: appointments } = await ana.call(appointmentEndpoints.list, {});
  expect(appointments.map(({ company }) => company?._id)).toEqual([hall._id, hall._id]);
  app.clock.advance(1000);
  expect((await undo(ana, change)).statusCode).toBe(200);
  expect(await readKept(app, ana)).toEqual(before);
});

test("of what was changed meanwhile, is gone or is the same nothing is merged", async () => {
  const app = await startApp();
  const { ana, anna, a } = await addTwins(app);
  const before = await readKept(app, ana);
  const send = (id: string, body: object) =>
    ana.send(mergeEndpoints.mergeCustomers, { params: { id }, body });
  const old = "2020-01-01T00:00:00.000Z";
  const { updatedAt } = anna;
  const stale = await send(anna._id, { updatedAt: old, others: [a], values: {} });
  expect([stale.statusCode, stale.json().current._id]).toEqual([409, anna._id]);
  const other = await send(anna._id, {
    updatedAt,
    others: [{ _id: a._id, updatedAt: old }],
    values: {},
  });
  expect([other.statusCode, other.json().current._id]).toEqual([409, a._id]);
  const self = await send(anna._id, { updatedAt, others: [anna], values: {} });
  expect(self.json().errors).toEqual([{ path: "others", msg: serverMessages.duplicates.itself }]);
  const gone = await send(anna._id, { updatedAt, others: [{ ...a, _id: "x" }], values: {} });
  expect(gone.statusCode).toBe(404);
  const tags = await send(anna._id, { updatedAt, others: [a], values: { tags: ["x"] } });
  expect(tags.statusCode).toBe(400);
  const late = await send(anna._id, {
    updatedAt,
    others: [a],
    values: { lastContact: "2999-01-01" },
  });
  expect(late.statusCode).toBe(400);
  expect(await readKept(app, ana)).toEqual(before);
});

test("companies become one with their customers and all of theirs, however many, and undone, two again", async () => {
  const app = await startApp();
  const { ana, berg, hall } = await addTwins(app);
  for (let place = 0; place < 60; place += 1) {
    const { _id } = await addCustomer(ana, hall._id, { name: `Bo ${place}` });
    await addAppointment(ana, { company: hall._id, customer: _id });
  }
  const before = await readKept(app, ana);
  const query = { ids: `${berg._id},${hall._id}` };
  const { data } = await ana.call(mergeEndpoints.companies, { query });
  expect(data.map(({ belongings }) => [belongings.customers, belongings.appointments])).toEqual([
    [1, 1],
    [61, 61],
  ]);
  const [into, ...others] = data;
  const body = {
    updatedAt: into!.updatedAt,
    others: others.map(({ _id, updatedAt }) => ({ _id, updatedAt })),
    values: { website: "berg.example" },
  };
  const params = { id: berg._id };
  const answer = await ana.send(mergeEndpoints.mergeCompanies, { params, body });
  expect(answer.json().data).toMatchObject({ clientCount: 62, website: "https://berg.example" });
  expect(await ana.refused(companyEndpoints.get, { params: { id: hall._id } })).toMatchObject({
    status: 404,
  });
  app.clock.advance(1000);
  const change = String(answer.headers[changeIdHeader.toLowerCase()]);
  expect((await undo(ana, change)).statusCode).toBe(200);
  expect(await readKept(app, ana)).toEqual(before);
});
