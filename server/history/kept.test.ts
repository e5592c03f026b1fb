import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import type { Resolve } from "../../shared/history/undo.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { importRows, toRow } from "../test/imports.ts";
import { readAccount } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";

function undo(person: Person, id: string, resolve?: Resolve) {
  return person.send(historyEndpoints.undo, { params: { id }, body: { resolve } });
}

async function undone(person: Person, id: string, resolve?: Resolve) {
  const answer = await undo(person, id, resolve);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const entryOf = async (person: Person, id: string) =>
  (await person.call(historyEndpoints.get, { params: { id } })).data;

/** A customer of whom one act changed three fields, and a later one two of these again. */
async function changeTwice() {
  const { ana, ...app } = await startWithAna();
  const company = await addCompany(ana);
  const { _id } = await addCustomer(ana, company._id, { name: "Bo", phone: "1", value: 1 });
  const params = { id: _id };
  const change = async (body: object) => {
    app.clock.advance(1000);
    const answer = await ana.send(customerEndpoints.update, { params, body });
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  const first = await change({ name: "Bob", phone: "2", value: 2 });
  await change({ phone: "3", value: 3 });
  const read = async () => (await ana.call(customerEndpoints.get, { params })).data;
  return { ...app, ana, first, change, read };
}

test("what was changed since is kept, the rest is undone, and later only what was kept", async () => {
  const { ana, first, change, read } = await changeTwice();
  const partly = await undone(ana, first, { conflicts: "now" });
  expect(partly).toMatchObject({ action: "undo", undoes: first, kept: 1 });
  expect(await read()).toMatchObject({ name: "Bo", phone: "3", value: 3 });
  expect(await entryOf(ana, first)).toMatchObject({ undone: { change: partly._id, kept: 1 } });
  await change({ name: "Zoe" });
  const refused = (await undo(ana, first)).json();
  expect(refused.conflicts.map(({ field }: { field: string }) => field)).toEqual([
    "phone",
    "value",
  ]);
  const rest = await undone(ana, first, { conflicts: "back" });
  expect(rest.kept).toBeUndefined();
  expect(await read()).toMatchObject({ name: "Zoe", phone: "1", value: 1 });
  expect(await entryOf(ana, first)).toMatchObject({ undone: { change: rest._id, kept: 0 } });
  expect((await undo(ana, first)).json()).toMatchObject({
    msg: serverMessages.history.alreadyUndone,
  });
});

test("an act that was undone in two parts is done again in two parts", async () => {
  const { ana, first, read } = await changeTwice();
  const partly = await undone(ana, first, { conflicts: "now" });
  const rest = await undone(ana, first, { conflicts: "back" });
  expect(await read()).toMatchObject({ name: "Bo", phone: "1", value: 1 });
  await undone(ana, rest._id);
  expect(await read()).toMatchObject({ name: "Bo", phone: "3", value: 3 });
  expect(await entryOf(ana, first)).toMatchObject({ undone: { change: partly._id, kept: 1 } });
  await undone(ana, partly._id);
  expect(await read()).toMatchObject({ name: "Bob", phone: "3", value: 3 });
  expect((await entryOf(ana, first)).undone).toBeNull();
});

test("the first of two parts is done again before the second, and can be undone again", async () => {
  const { ana, first, read } = await changeTwice();
  const partly = await undone(ana, first, { conflicts: "now" });
  await undone(ana, first, { conflicts: "back" });
  await undone(ana, partly._id);
  expect(await read()).toMatchObject({ name: "Bob", phone: "1", value: 1 });
  expect(await entryOf(ana, first)).toMatchObject({ undone: { kept: 1 } });
  await undone(ana, first);
  expect(await read()).toMatchObject({ name: "Bo", phone: "1", value: 1 });
  expect(await entryOf(ana, first)).toMatchObject({ undone: { kept: 0 } });
});

test("an undo that is done again in part leaves the act undone in part", async () => {
  const { ana, change, read } = await changeTwice();
  const act = await change({ name: "Cy", email: "cy@example.com" });
  const undo1 = await undone(ana, act);
  await change({ name: "Dee" });
  await undone(ana, undo1._id, { conflicts: "now" });
  expect(await read()).toMatchObject({ name: "Dee", email: "cy@example.com" });
  expect(await entryOf(ana, act)).toMatchObject({ undone: { change: undo1._id, kept: 1 } });
  await undone(ana, act);
  expect(await read()).toMatchObject({ name: "Dee", email: "bo@example.com" });
  expect(await entryOf(ana, act)).toMatchObject({ undone: { kept: 0 } });
});

test("where all of an act was changed since, nothing is undone, and it does not count as undone", async () => {
  const { ana, change, read } = await changeTwice();
  const act = await change({ name: "Cy" });
  await change({ name: "Dee" });
  const answer = await undo(ana, act, { conflicts: "now" });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ msg: serverMessages.history.allKept });
  expect((await entryOf(ana, act)).undone).toBeNull();
  await undone(ana, act, { conflicts: "back" });
  expect(await read()).toMatchObject({ name: "Bob" });
});

/** Two companies with two customers each, in one import. */
async function importFour() {
  const { ana, ...app } = await startWithAna();
  const before = await readAccount(ana);
  const companies = ["Acme", "Berg"].map((name) => toRow("companies", { name }));
  const customers = companies.flatMap(({ _id }, place) =>
    ["One", "Two"].map((name) => toRow("customers", { name: `${name} ${place}`, company: _id })),
  );
  const job = await importRows(ana, [...companies, ...customers]);
  app.clock.advance(1000);
  return { ...app, ana, before, companies, customers, id: String(job.change) };
}

test("of an import, what was worked on since stays with what it needs, and the rest goes", async () => {
  const { ana, before, companies, customers, id } = await importFour();
  const [acme] = companies;
  const [one] = customers;
  const body = { company: String(acme?._id), customer: String(one?._id) };
  const appointment = await addAppointment(ana, body);
  expect((await undo(ana, id)).json()).toMatchObject({ changed: 1, conflicts: [{ field: null }] });
  const partly = await undone(ana, id, { conflicts: "now" });
  expect(partly).toMatchObject({ kept: 2, counts: { companies: 1, customers: 3 } });
  const left = await readAccount(ana);
  expect(left.companies).toMatchObject([{ name: "Acme" }]);
  expect(left.customers).toMatchObject([{ name: "One 0" }]);
  expect(left.appointments).toMatchObject([{ _id: appointment._id }]);
  expect(await undone(ana, id, { conflicts: "back" })).toMatchObject({
    counts: { companies: 1, customers: 1, appointments: 1 },
  });
  expect(await readAccount(ana)).toEqual(before);
});

test("of an import, whatever was deleted since is left alone", async () => {
  const { ana, before, customers, id } = await importFour();
  await ana.call(customerEndpoints.remove, { params: { id: String(customers[0]?._id) } });
  expect((await undone(ana, id)).kept).toBeUndefined();
  expect(await readAccount(ana)).toEqual(before);
});

test("what is deleted stays so if the user leaves it, and the rest is undone", async () => {
  const { ana, clock } = await importFour();
  const { data } = await ana.call(customerEndpoints.list, { query: { sort: "name" } });
  const [first, second] = data;
  const chosen = { customers: data.map(({ _id, updatedAt }) => ({ _id, updatedAt })) };
  clock.advance(1000);
  const body = { chosen, what: { status: "Pending" as const } };
  const bulk = await ana.send(bulkEndpoints.customers, { body });
  const id = String(bulk.headers[changeIdHeader.toLowerCase()]);
  clock.advance(1000);
  await ana.call(customerEndpoints.remove, { params: { id: first?._id ?? "" } });
  expect((await undo(ana, id)).json()).toMatchObject({ missing: [{ _id: first?._id }] });
  expect((await undone(ana, id, { missing: "leave" })).kept).toBe(1);
  const read = await ana.call(customerEndpoints.get, { params: { id: second?._id ?? "" } });
  expect(read.data.status).toBe("Active");
  expect(await entryOf(ana, id)).toMatchObject({ undone: { kept: 1 } });
});

test("a company that somebody works with stays although its making is undone", async () => {
  const { ana, first } = await changeTwice();
  const { data } = await ana.call(historyEndpoints.list, { query: { kind: "companies" } });
  const all = await readAccount(ana);
  const answer = await undo(ana, data[0]?._id ?? "", { conflicts: "now" });
  expect([answer.statusCode, answer.json().msg]).toEqual([409, serverMessages.history.allKept]);
  expect(await readAccount(ana)).toEqual(all);
  expect((await entryOf(ana, first)).undone).toBeNull();
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);
});
