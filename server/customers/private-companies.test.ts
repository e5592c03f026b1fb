import { expect, test } from "vitest";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { duplicateEndpoints } from "../../shared/matching/duplicates.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { newCustomerEndpoints } from "../../shared/transfer/new-customer.ts";
import { rules } from "../../shared/words/en/rules.ts";
import { newPerson, type Person, startApp, startWithAna } from "../test/harness.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { readAccount, readCsv, readIcs } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { messages } from "../test/said.ts";

const aoife = { name: "Aoife Byrne", email: "aoife@example.com" };

type Body = Partial<Parameters<typeof add>[1]>;

async function addPrivate(person: Person, customer: Body = {}) {
  return add(person, { ...aoife, ...customer });
}

async function add(
  person: Person,
  body: { name: string; email: string; company?: string; newCompany?: object; value?: number },
) {
  const answer = await person.send(newCustomerEndpoints.create, { body });
  expect(answer.statusCode, answer.body).toBe(201);
  return newCustomerEndpoints.create.schema.response[201].parse(answer.json()).data;
}

/** Makes a call that writes and answers the id of its entry in the history. */
async function act(person: Person, endpoint: Endpoint, input: Parameters<Person["send"]>[1]) {
  const answer = await person.send(endpoint, input);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return String(answer.headers[changeIdHeader.toLowerCase()]);
}

const undo = (person: Person, id: string) =>
  person.call(historyEndpoints.undo, { params: { id }, body: {} });

const companyOf = async (person: Person, id: string) =>
  (await person.call(companyEndpoints.get, { params: { id } })).data;

const customerOf = async (person: Person, id: string) =>
  (await person.call(customerEndpoints.get, { params: { id } })).data;

/** Everything in the account, but for its history and when it was exported and changed. */
async function allCompanies(person: Person) {
  const { companies } = await readAccount(person);
  return (companies as { name: string; private: boolean }[]).map((one) => [one.name, one.private]);
}

const addNote = (person: Person, id: string) =>
  person.call(activityEndpoints.createOfCompany, {
    params: { id },
    body: { kind: "note", text: "Of the company", at: "2026-05-04T09:00" },
  });

test("a customer without a company gets a private one, which is neither listed nor counted", async () => {
  const ana = await (await startApp()).signUp();
  const acme = await addCompany(ana);
  await addCustomer(ana, acme._id, { value: 5 });
  const customer = await addPrivate(ana, { value: 12.5 });
  expect(customer).toMatchObject({ companyName: "Aoife Byrne", private: true, status: "Active" });
  expect(await companyOf(ana, customer.company)).toMatchObject({
    name: "Aoife Byrne",
    private: true,
    clientCount: 1,
    totalValue: 12.5,
  });
  expect(acme.private).toBe(false);
  const list = await ana.call(companyEndpoints.list, {});
  expect(list.data.map(({ name }) => name)).toEqual(["Acme"]);
  expect(list).toMatchObject({ total: 1, clientCount: 1, totalValue: 5 });
  const found = await ana.call(companyEndpoints.list, { query: { search: "aoife" } });
  expect(found).toMatchObject({ data: [], total: 0 });
});

test("totals, the search of everything and tables know no private company, but its customer", async () => {
  const { ana, clock, db } = await startWithAna();
  const acme = await addCompany(ana);
  await addCustomer(ana, acme._id, { value: 5 });
  clock.advance(1000);
  await addPrivate(ana, { value: 12.5 });
  const createdFrom = "2026-05-04T00:00:00Z";
  const { data } = await ana.call(dashboardEndpoints.get, { query: { createdFrom } });
  expect(data.totals).toMatchObject({ companies: 1, customers: 2, value: 17.5, newCompanies: 1 });
  expect(data.recentCustomers.map((one) => [one.name, one.private])).toEqual([
    ["Aoife Byrne", true],
    ["Bo", false],
  ]);
  const { data: everywhere } = await ana.call(searchEndpoints.find, { query: { q: "aoife" } });
  expect(everywhere.companies).toEqual([]);
  expect(everywhere.customers).toMatchObject([{ name: "Aoife Byrne", private: true }]);
  const files = [exportEndpoints.companies, exportEndpoints.customers] as const;
  const [companies, customers] = await Promise.all(
    files.map(async (file) => readCsv((await ana.download(file)).text)),
  );
  expect(companies?.map(({ Name }) => Name)).toEqual(["Acme"]);
  expect(customers?.map(({ Company }) => Company)).toEqual(["Acme", ""]);
  await expectRightCounters(db);
});

test("a customer comes with a new company or into one that is there, in one act that one undo takes back", async () => {
  const ana = await newPerson();
  const acme = await addCompany(ana);
  const before = await readAccount(ana);
  const body = { ...aoife, newCompany: { name: "Zebra Labs", website: "zebra.example" } };
  const id = await act(ana, newCustomerEndpoints.create, { body });
  const [customer] = (await ana.call(customerEndpoints.list, {})).data;
  expect(customer).toMatchObject({ companyName: "Zebra Labs", private: false });
  const { data: history } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  expect(history).toMatchObject([
    { _id: id, action: "create", kind: "customers", name: "Aoife Byrne", count: 2 },
  ]);
  expect((await ana.call(companyEndpoints.list, {})).data).toMatchObject([
    { name: "Acme" },
    { name: "Zebra Labs", website: "https://zebra.example" },
  ]);
  const { data: undone } = await undo(ana, id);
  expect(await readAccount(ana)).toEqual(before);
  await undo(ana, undone._id);
  expect(await allCompanies(ana)).toEqual([
    ["Acme", false],
    ["Zebra Labs", false],
  ]);
  expect(await add(ana, { ...aoife, company: acme._id })).toMatchObject({ companyName: "Acme" });
});

test("the undo of a private customer takes the company along, and the redo brings it back", async () => {
  const ana = await newPerson();
  const before = await readAccount(ana);
  const id = await act(ana, newCustomerEndpoints.create, { body: aoife });
  const after = await readAccount(ana);
  const { data } = await undo(ana, id);
  expect(await readAccount(ana)).toEqual(before);
  await undo(ana, data._id);
  expect(await readAccount(ana)).toEqual(after);
});

test("what is refused makes neither a customer nor a company", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const { _id: company } = await addCompany(ben);
  const refused = (body: object) => ana.refused(newCustomerEndpoints.create, { body });
  const newCompany = { name: "Zebra Labs" };
  expect(await refused({ ...aoife, company })).toEqual({
    status: 404,
    msg: messages.companies.notFound,
  });
  expect(await refused({ ...aoife, company, newCompany })).toMatchObject({
    status: 400,
    errors: [{ path: "newCompany", msg: rules.oneCompany }],
  });
  expect(await refused({ ...aoife, newCompany: { name: "" } })).toMatchObject({
    status: 400,
    errors: [{ path: "newCompany.name", msg: "Company name is required" }],
  });
  expect(await refused({ ...aoife, newCompany, tags: ["unknown"] })).toMatchObject({ status: 400 });
  expect(await refused({ ...aoife, newCompany, lastContact: "2030-01-01" })).toMatchObject({
    status: 400,
  });
  expect(await readAccount(ana)).toMatchObject({ companies: [], customers: [] });
});

test("the same request with the same key makes one customer and one company", async () => {
  const ana = await newPerson();
  const request = { body: aoife, headers: { "idempotency-key": "a-key-of-its-own" } };
  const one = await ana.send(newCustomerEndpoints.create, request);
  const two = await ana.send(newCustomerEndpoints.create, request);
  expect(two.json().data._id).toBe(one.json().data._id);
  expect(await allCompanies(ana)).toEqual([["Aoife Byrne", true]]);
});

test("the private company has the name of its customer", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: id, company } = await addPrivate(ana);
  clock.advance(1000);
  const body = { name: "Aoife Quinlan" };
  const renaming = await act(ana, customerEndpoints.update, { params: { id }, body });
  expect(await customerOf(ana, id)).toMatchObject({ companyName: "Aoife Quinlan", private: true });
  const search = { search: "quinlan" };
  expect((await ana.call(customerEndpoints.list, { query: search })).total).toBe(1);
  await undo(ana, renaming);
  expect(await companyOf(ana, company)).toMatchObject({ name: "Aoife Byrne", private: true });
  expect(await customerOf(ana, id)).toMatchObject({ name: "Aoife Byrne" });
});

test("a private company that gets a name is a company as any other, until that is undone", async () => {
  const { ana, clock, db } = await startWithAna();
  const { _id: customer, company: id } = await addPrivate(ana, { value: 10 });
  clock.advance(1000);
  const same = { name: "Aoife Byrne", phone: "1" };
  await ana.call(companyEndpoints.update, { params: { id }, body: same });
  expect(await companyOf(ana, id)).toMatchObject({ private: true, phone: "1" });
  const body = { name: "Zebra Labs" };
  const naming = await act(ana, companyEndpoints.update, { params: { id }, body });
  expect(await customerOf(ana, customer)).toMatchObject({
    companyName: "Zebra Labs",
    private: false,
  });
  expect(await ana.call(companyEndpoints.list, {})).toMatchObject({ total: 1, totalValue: 10 });
  await expectRightCounters(db);
  clock.advance(1000);
  await ana.call(customerEndpoints.update, { params: { id: customer }, body: { name: "Aoife" } });
  expect(await companyOf(ana, id)).toMatchObject({ name: "Zebra Labs" });
  await undo(ana, naming);
  expect(await companyOf(ana, id)).toMatchObject({ name: "Aoife Byrne", private: true });
  expect(await ana.call(companyEndpoints.list, {})).toMatchObject({ total: 0, totalValue: 0 });
  await expectRightCounters(db);
});

test("who moves to a company leaves no private one behind, and what was said of it moves along", async () => {
  const { ana, db } = await startWithAna();
  const acme = await addCompany(ana);
  const { _id, company } = await addPrivate(ana);
  await addAppointment(ana, { company, customer: _id });
  await addNote(ana, company);
  await ana.call(taskEndpoints.create, { body: { text: "Call", company } });
  const before = await readAccount(ana);
  const body = { chosen: { customers: [{ _id }] }, what: { company: acme._id } };
  const move = await act(ana, bulkEndpoints.customers, { body });
  expect(await customerOf(ana, _id)).toMatchObject({ companyName: "Acme", private: false });
  const after = await readAccount(ana);
  expect(after.companies).toMatchObject([{ name: "Acme", clientCount: 1 }]);
  expect(after.activities).toMatchObject([{ text: "Of the company", company: { name: "Acme" } }]);
  expect(after.tasks).toMatchObject([{ text: "Call", company: { name: "Acme" } }]);
  expect(after.appointments).toMatchObject([{ company: { name: "Acme" } }]);
  await expectRightCounters(db);
  await undo(ana, move);
  expect(await readAccount(ana)).toEqual(before);
});

test("a private company is deleted with its customer, one or many, and comes back with them", async () => {
  const { ana, db } = await startWithAna();
  const one = await addPrivate(ana);
  const two = await addPrivate(ana, { name: "Bo Lind" });
  await addAppointment(ana, { company: one.company, customer: one._id });
  const before = await readAccount(ana);
  const deletion = await act(ana, customerEndpoints.remove, { params: { id: one._id } });
  expect(await allCompanies(ana)).toEqual([["Bo Lind", true]]);
  await undo(ana, deletion);
  expect(await readAccount(ana)).toEqual(before);
  const body = {
    chosen: { customers: [{ _id: one._id }, { _id: two._id }] },
    what: { delete: true },
  };
  const many = await act(ana, bulkEndpoints.customers, { body });
  expect(await allCompanies(ana)).toEqual([]);
  await expectRightCounters(db);
  await undo(ana, many);
  expect(await readAccount(ana)).toEqual(before);
});

test("of merged customers only the company of the one that stays is left", async () => {
  const ana = await newPerson();
  const acme = await addCompany(ana);
  const stays = await addCustomer(ana, acme._id, { name: "Aoife Byrne" });
  const goes = await addPrivate(ana);
  await addNote(ana, goes.company);
  const before = await readAccount(ana);
  const others = [{ _id: goes._id, updatedAt: goes.updatedAt }];
  const merge = await act(ana, mergeEndpoints.mergeCustomers, {
    params: { id: stays._id },
    body: { updatedAt: stays.updatedAt, others, values: {} },
  });
  expect(await allCompanies(ana)).toEqual([["Acme", false]]);
  expect((await readAccount(ana)).activities).toMatchObject([{ company: { name: "Acme" } }]);
  await undo(ana, merge);
  expect(await readAccount(ana)).toEqual(before);
});

test("private companies of the same name are no duplicates; their customers may be", async () => {
  const ana = await newPerson();
  await addPrivate(ana);
  await addPrivate(ana);
  const { data } = await ana.call(duplicateEndpoints.count, {});
  expect(data).toMatchObject({ companies: 0, customers: 1 });
});

test("a private customer is named once in calendars and mails", async () => {
  const server = await startApp();
  const ana = await server.signUp();
  const { _id, company } = await addPrivate(ana);
  const date = "2026-05-04T15:00";
  await addAppointment(ana, { title: "Review", date, company, customer: _id, reminder: 60 });
  const { text } = await ana.download(exportEndpoints.appointments);
  expect(readIcs(text)).toMatchObject([{ DESCRIPTION: "Aoife Byrne" }]);
  const { mails, look } = createMailing(server);
  server.clock.set("2026-05-04T14:00:00Z");
  await look();
  expect(mails[0]?.text).toContain("Review\nAoife Byrne\n\n");
});
