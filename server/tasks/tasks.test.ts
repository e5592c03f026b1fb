import { expect, test } from "vitest";
import type { z } from "zod";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { type Person, startApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { readCsv } from "../test/read-files.ts";
import { addCompany, addCustomer, readPages } from "../test/records.ts";
import { messages } from "../test/said.ts";

type Body = z.input<typeof taskEndpoints.create.schema.body>;
type Input = Parameters<Person["send"]>[1];

async function startWithCustomer() {
  const started = await startApp();
  const ana = await started.signUp({ timeZone: "UTC" });
  const company = await addCompany(ana, { name: "Berg & Co" });
  const customer = await addCustomer(ana, company._id, { name: "Bo", lastContact: "2026-05-01" });
  const add = async (body: Partial<Body> = {}) => {
    return (await ana.call(taskEndpoints.create, { body: { text: "Send the offer", ...body } }))
      .data;
  };
  const change = async (id: string, body: Partial<Body>) => {
    return (await ana.call(taskEndpoints.update, { params: { id }, body })).data;
  };
  const list = async (query: object = {}) => (await ana.call(taskEndpoints.list, { query })).data;
  const texts = async (query: object = {}) => (await list(query)).map(({ text }) => text);
  return { ...started, ana, company, customer, add, change, list, texts };
}

/** Makes a call that writes and answers what it made and the id of its entry. */
async function act(person: Person, endpoint: Endpoint, input: Input) {
  const answer = await person.send(endpoint, input);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const change = String(answer.headers[changeIdHeader.toLowerCase()]);
  return { change, data: answer.json().data };
}

async function undo(person: Person, id: string) {
  return (await person.call(historyEndpoints.undo, { params: { id }, body: {} })).data;
}

test("a task is written down, changed field by field, done, and deleted", async () => {
  const { ana, company, customer, add, change, list, clock } = await startWithCustomer();
  const made = await add({ due: "2026-05-05", time: "15:00", customer: customer._id });
  expect(made).toEqual({
    _id: expect.any(String),
    text: "Send the offer",
    due: "2026-05-05",
    time: "15:00",
    company: { _id: company._id, name: "Berg & Co" },
    customer: { _id: customer._id, name: "Bo" },
    assignee: ana.user._id,
    giver: ana.user._id,
    done: false,
    doneAt: null,
    createdAt: clock.now().toISOString(),
    updatedAt: clock.now().toISOString(),
  });
  clock.advance(1000);
  const done = await change(made._id, { done: true });
  const doneAt = clock.now().toISOString();
  expect(done).toEqual({ ...made, done: true, doneAt, updatedAt: doneAt });
  clock.advance(1000);
  expect(await change(made._id, { done: true, text: "Send it" })).toMatchObject({ doneAt });
  expect(await change(made._id, { done: false })).toMatchObject({ done: false, doneAt: null });
  const params = { id: made._id };
  expect((await ana.call(taskEndpoints.remove, { params })).msg).toBe(messages.tasks.deleted);
  expect(await list()).toEqual([]);
  const gone = { status: 404, msg: messages.tasks.notFound };
  expect(await ana.refused(taskEndpoints.get, { params })).toEqual(gone);
});

test("a time needs a day, and goes with it", async () => {
  const { ana, add, change } = await startWithCustomer();
  const refusal = {
    status: 400,
    errors: [{ path: "time", msg: messages.tasks.timeWithoutDay }],
  };
  const body = { text: "Call", time: "15:00" };
  expect(await ana.refused(taskEndpoints.create, { body })).toMatchObject(refusal);
  const { _id } = await add({ due: "2026-05-05", time: "15:00" });
  expect(await change(_id, { due: "2026-05-06" })).toMatchObject({ time: "15:00" });
  expect(await change(_id, { due: null })).toMatchObject({ due: null, time: null });
  const late = { params: { id: _id }, body: { time: "15:00" } };
  expect(await ana.refused(taskEndpoints.update, late)).toMatchObject(refusal);
  expect(await change(_id, { due: "2026-05-07", time: "09:30" })).toMatchObject({ time: "09:30" });
});

test("a task of a customer is one of the customer's company, whatever is said", async () => {
  const { ana, company, customer, add, change } = await startWithCustomer();
  const other = await addCompany(ana, { name: "Other" });
  const { _id } = await add({ customer: customer._id, company: other._id });
  const of = { customer: { _id: customer._id }, company: { _id: company._id } };
  expect(await change(_id, { company: other._id })).toMatchObject(of);
  expect(await change(_id, { customer: null })).toMatchObject({
    customer: null,
    company: of.company,
  });
  expect(await change(_id, { company: null })).toMatchObject({ company: null });
  expect(await change(_id, { company: other._id })).toMatchObject({ company: { _id: other._id } });
  expect(await change(_id, { customer: customer._id })).toMatchObject(of);
});

test("a task for a customer or a company of somebody else's is refused", async () => {
  const { signUp, company, customer, add } = await startWithCustomer();
  const ben = await signUp();
  const { _id } = await add();
  const noCustomer = { status: 404, msg: messages.customers.notFound };
  const noCompany = { status: 404, msg: messages.companies.notFound };
  const create = (body: object) =>
    ben.refused(taskEndpoints.create, { body: { text: "Call", ...body } });
  expect(await create({ customer: customer._id })).toEqual(noCustomer);
  expect(await create({ company: company._id })).toEqual(noCompany);
  expect(await create({ company: "nowhere" })).toEqual(noCompany);
  const input = { params: { id: _id }, body: { text: "Mine" } };
  expect(await ben.refused(taskEndpoints.update, input)).toMatchObject({ status: 404 });
});

test("the next task comes first, one without a day last, whichever way", async () => {
  const { add, change, texts, list } = await startWithCustomer();
  await add({ text: "some day" });
  await add({ text: "tomorrow", due: "2026-05-05" });
  await add({ text: "at nine", due: "2026-05-04", time: "09:00" });
  await add({ text: "today", due: "2026-05-04" });
  await add({ text: "overdue", due: "2026-05-01" });
  const order = ["overdue", "at nine", "today", "tomorrow", "some day"];
  expect(await texts()).toEqual(order);
  expect(await texts({ sort: "-due" })).toEqual([
    "tomorrow",
    "today",
    "at nine",
    "overdue",
    "some day",
  ]);
  expect(await texts({ dueTo: "2026-05-04" })).toEqual(order.slice(0, 3));
  expect(await texts({ dueFrom: "2026-05-04" })).toEqual(order.slice(1, 4));
  const [first] = await list();
  await change(first?._id ?? "", { done: true });
  expect(await texts({ done: "true" })).toEqual(["overdue"]);
  expect(await texts({ done: "false" })).toEqual(order.slice(1));
});

test.each(["due", "-due", "doneAt", "-createdAt"])(
  "pages in the order of %s hold every task once",
  async (sort) => {
    const { ana, add, texts } = await startWithCustomer();
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const due = n % 3 === 0 ? null : `2026-05-0${n % 3}`;
      await add({ text: `Task ${n}`, due, time: due && n % 2 ? "09:00" : null, done: n > 4 });
    }
    const rows = await readPages((cursor) => {
      const query = { sort, limit: 2, cursor };
      return ana.call(taskEndpoints.list, { query: query as { limit: number } });
    });
    const found = rows.map(({ text }) => text);
    expect(found).toEqual(await texts({ sort }));
    expect(new Set(found).size).toBe(7);
  },
);

test("a search finds tasks by their text and by whom they are for", async () => {
  const { ana, customer, company, add, change, texts } = await startWithCustomer();
  await add({ text: "Book the train" });
  await add({ text: "Call back", customer: customer._id });
  const { _id } = await add({ text: "Renew the plan", company: company._id });
  expect(await texts({ search: "train book" })).toEqual(["Book the train"]);
  // Both are made in one moment, in no order.
  const both = ["Call back", "Renew the plan"];
  expect((await texts({ search: "berg" })).toSorted()).toEqual(both);
  const find = async (q: string) =>
    (await ana.call(searchEndpoints.find, { query: { q } })).data.tasks.map(({ text }) => text);
  expect(await find("train")).toEqual(["Book the train"]);
  expect((await find("berg")).toSorted()).toEqual(both);
  await change(_id, { done: true });
  expect(await find("berg")).toEqual(both);
});

test("a follow-up is made with a call, in one act that one undo takes back", async () => {
  const { ana, company, customer, list } = await startWithCustomer();
  const params = { id: customer._id };
  const body = {
    kind: "call",
    at: "2026-05-03T15:00",
    followUp: { text: "Call Bo", due: "2026-05-11" },
  };
  const { change } = await act(ana, activityEndpoints.create, { params, body });
  const task = {
    text: "Call Bo",
    due: "2026-05-11",
    time: null,
    customer: { _id: customer._id },
    company: { _id: company._id },
  };
  expect(await list()).toMatchObject([task]);
  const { data: changes } = await ana.call(historyEndpoints.list, {});
  expect(changes).toHaveLength(3);
  expect(changes[0]).toMatchObject({
    _id: change,
    kind: "activities",
    count: 3,
    counts: { activities: 1, customers: 1, tasks: 1 },
  });
  const undone = await undo(ana, change);
  expect(await list()).toEqual([]);
  expect((await ana.call(activityEndpoints.list, { params })).data).toEqual([]);
  expect((await ana.call(customerEndpoints.get, { params })).data.lastContact).toBe("2026-05-01");
  await undo(ana, undone._id);
  expect(await list()).toMatchObject([task]);
});

test("a follow-up of an appointment is for its customer, one of a company's note for the company", async () => {
  const { ana, company, customer, list } = await startWithCustomer();
  const followUp = { text: "Write the summary", due: "2026-05-05", time: "09:00" };
  const booking = { title: "Review", date: "2026-05-04", company: company._id };
  await act(ana, appointmentEndpoints.create, {
    body: { ...booking, customer: customer._id, followUp },
  });
  const note = { kind: "note", at: "2026-05-04", text: "Moved to a new office" };
  const params = { id: company._id };
  await act(ana, activityEndpoints.createOfCompany, {
    params,
    body: { ...note, followUp: { text: "Send a plant" } },
  });
  expect(await list()).toMatchObject([
    { ...followUp, customer: { _id: customer._id }, company: { _id: company._id } },
    { text: "Send a plant", due: null, customer: null, company: { _id: company._id } },
  ]);
  const lone = { ...note, followUp: { text: "Call", time: "09:00" } };
  const refused = await ana.refused(activityEndpoints.createOfCompany, { params, body: lone });
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: "followUp.time", msg: messages.tasks.timeWithoutDay }],
  });
});

test("tasks go with their customer and their company, and come back with them", async () => {
  const { ana, company, customer, add, texts } = await startWithCustomer();
  await add({ text: "of nobody" });
  await add({ text: "of the company", company: company._id });
  await add({ text: "of the customer", customer: customer._id });
  const all = await texts({ sort: "createdAt" });
  const one = await act(ana, customerEndpoints.remove, { params: { id: customer._id } });
  expect(await texts({ sort: "createdAt" })).toEqual(
    all.filter((text) => text !== "of the customer"),
  );
  await undo(ana, one.change);
  const both = await act(ana, companyEndpoints.remove, { params: { id: company._id } });
  expect(await texts()).toEqual(["of nobody"]);
  await undo(ana, both.change);
  expect(await texts({ sort: "createdAt" })).toEqual(all);
});

test("when a company is deleted and its customers are moved, tasks and activities go along", async () => {
  const { ana, company, customer, add, list } = await startWithCustomer();
  const other = await addCompany(ana, { name: "Other" });
  await add({ text: "of the company", company: company._id });
  await add({ text: "of the customer", customer: customer._id });
  const note = { kind: "note" as const, at: "2026-05-04", text: "Likes tea" };
  const params = { id: customer._id };
  await ana.call(activityEndpoints.create, { params, body: note });
  await ana.call(activityEndpoints.createOfCompany, { params: { id: company._id }, body: note });
  const companies = async () => {
    const copy = JSON.parse((await ana.download(exportEndpoints.everything)).text);
    const records: { company: { name: string } }[] = [...copy.tasks, ...copy.activities];
    return records.map((record) => record.company.name);
  };
  const { change } = await act(ana, companyEndpoints.remove, {
    params: { id: company._id },
    query: { moveTo: other._id },
  });
  expect(await companies()).toEqual(["Other", "Other", "Other", "Other"]);
  expect(await list({ customer: customer._id })).toMatchObject([{ company: { _id: other._id } }]);
  await undo(ana, change);
  expect(await companies()).toEqual(["Berg & Co", "Berg & Co", "Berg & Co", "Berg & Co"]);
});

test("a task that lost its day and its customer gets both back by an undo", async () => {
  const { ana, customer, add, list } = await startWithCustomer();
  const made = await add({ due: "2026-05-05", time: "15:00", customer: customer._id });
  const { change } = await act(ana, taskEndpoints.update, {
    params: { id: made._id },
    body: { due: null, customer: null, company: null, done: true },
  });
  const { data } = await ana.call(historyEndpoints.get, { params: { id: change } });
  expect(data.parents).toEqual([]);
  const fields = Object.fromEntries(data.fields.map(({ field, from, to }) => [field, [from, to]]));
  expect(fields).toMatchObject({ due: ["2026-05-05", null], time: ["15:00", null] });
  expect(fields.customer).toMatchObject([{ _id: customer._id }, null]);
  await undo(ana, change);
  expect(await list()).toEqual([{ ...made, updatedAt: expect.any(String) }]);
});

test("the table of tasks says for whom, when, and since when they are done", async () => {
  const { ana, customer, add } = await startWithCustomer();
  await add({ due: "2026-05-05", time: "15:00", customer: customer._id });
  await add({ text: "Book the train", done: true });
  const rows = readCsv((await ana.download(exportEndpoints.tasks)).text);
  const [open, done] = rows.toSorted((one, other) =>
    (one.Done ?? "").localeCompare(other.Done ?? ""),
  );
  expect(open).toMatchObject({
    Company: "Berg & Co",
    Customer: "Bo",
    Day: "2026-05-05",
    Time: "15:00",
    Done: "No",
  });
  expect(done).toMatchObject({
    Company: "",
    "Company ID": "",
    Customer: "",
    Day: "",
    Time: "",
    Done: "Yes",
    "Done at": "2026-05-04 10:00",
  });
});

test("who gave a task is kept until it is given again, and comes back with undo", async () => {
  const { app, ana, add, change, list, ...server } = await startWithCustomer();
  const ben = await joinDesk({ app, ...server }, ana, "member");
  const own = await add();
  expect(own).toMatchObject({ assignee: ana.person, giver: ana.person });
  expect(await add({ assignee: ben.person })).toMatchObject({ giver: ana.person });
  const params = { id: own._id };
  const give = async (from: Pick<Person, "call">, assignee: string) =>
    (await from.call(taskEndpoints.update, { params, body: { assignee } })).data;
  // Ben takes it himself, gives it back, and Ana changes what is not given.
  expect(await give(ben, ben.person)).toMatchObject({ assignee: ben.person, giver: ben.person });
  expect(await give(ben, ana.person)).toMatchObject({ assignee: ana.person, giver: ben.person });
  expect(await change(own._id, { text: "Call" })).toMatchObject({ giver: ben.person });
  expect(await change(own._id, { assignee: ana.person })).toMatchObject({ giver: ben.person });
  expect(await change(own._id, { assignee: ben.person })).toMatchObject({ giver: ana.person });
  const [last] = (await ana.call(historyEndpoints.list, {})).data;
  await ana.call(historyEndpoints.undo, { params: { id: last?._id ?? "" }, body: {} });
  expect((await list()).find(({ _id }) => _id === own._id)).toMatchObject({
    ...{ assignee: ana.person, giver: ben.person },
  });
  // A program can't say who gave it.
  const body: Partial<Body> & { giver: string } = { text: "Ask", giver: ben.person };
  expect((await change(own._id, body)).giver).toBe(ben.person);
  expect(await add({ ...body, assignee: ben.person })).toMatchObject({ giver: ana.person });
});
