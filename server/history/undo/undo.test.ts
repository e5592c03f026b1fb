import { expect, test } from "vitest";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { type Resolve, undoRefusal } from "../../../shared/history/undo.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { newPerson, type Person, startWithAna } from "../../test/harness.ts";
import { readAccount } from "../../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

type Input = Parameters<Person["send"]>[1];

/** Makes a call that writes and answers the id of its change. */
async function act(person: Person, endpoint: Endpoint, input: Input): Promise<string> {
  const answer = await person.send(endpoint, input);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return String(answer.headers[changeIdHeader.toLowerCase()]);
}

async function undo(person: Person, id: string, resolve?: Resolve) {
  return (await person.call(historyEndpoints.undo, { params: { id }, body: { resolve } })).data;
}

async function refuseUndo(person: Person, id: string, resolve?: Resolve) {
  const answer = await person.send(historyEndpoints.undo, { params: { id }, body: { resolve } });
  const body = undoRefusal.parse(answer.json());
  return { status: answer.statusCode, ...body };
}

/** Everything in the account, but for its history and when it was exported and changed. */
test("every write answers the id of its entry, which tells who did what", async () => {
  const { ana, clock } = await startWithAna();
  const company = await addCompany(ana, { name: "Berg & Co" });
  const bo = await addCustomer(ana, company._id, { name: "Anna Berg", status: "Pending" });
  clock.advance(1000);
  const id = await act(ana, customerEndpoints.update, {
    params: { id: bo._id },
    body: { status: "Active", value: 12.5, phone: bo.phone },
  });
  const { data } = await ana.call(historyEndpoints.list, {});
  expect(data.map(({ action, name }) => [action, name])).toEqual([
    ["update", "Anna Berg"],
    ["create", "Anna Berg"],
    ["create", "Berg & Co"],
  ]);
  expect(data[0]).toMatchObject({
    _id: id,
    kind: "customers",
    record: bo._id,
    count: 1,
    counts: { customers: 1, companies: 0 },
    device: { isThis: true },
    parents: [{ kind: "companies", _id: company._id, name: "Berg & Co" }],
    fields: [
      { field: "status", from: "Pending", to: "Active" },
      { field: "value", from: 0, to: 12.5 },
    ],
    keptUntil: "2026-06-03T10:00:01.000Z",
    undone: null,
    undoes: null,
  });
});

test("a change, a creation and a deletion are undone, and done again", async () => {
  const { ana, clock } = await startWithAna();
  const { company, customer, _id } = await addAppointment(ana);
  const states = [await readAccount(ana)];
  const acts: string[] = [];
  const step = async (endpoint: Endpoint, input: Input) => {
    clock.advance(1000);
    acts.push(await act(ana, endpoint, input));
    states.push(await readAccount(ana));
  };
  await step(customerEndpoints.update, { params: { id: customer._id }, body: { name: "Zoe" } });
  await step(companyEndpoints.create, { body: { name: "New" } });
  await step(appointmentEndpoints.remove, { params: { id: _id } });
  await step(companyEndpoints.remove, { params: { id: company._id } });
  const undos: string[] = [];
  for (const [place, id] of [...acts.entries()].reverse()) {
    const undone = await undo(ana, id);
    expect(undone).toMatchObject({ action: "undo", undoes: id });
    undos.push(undone._id);
    expect(await readAccount(ana)).toEqual(states[place]);
  }
  for (const [place, id] of [...undos.entries()].reverse()) {
    await undo(ana, id);
    expect(await readAccount(ana)).toEqual(states[undos.length - place]);
  }
  const { data } = await ana.call(historyEndpoints.list, {
    query: { action: "create,update,delete" },
  });
  expect(data.map(({ undone }) => undone)).toEqual(data.map(() => null));
});

test("what has changed since is not overwritten, unless the user says so", async () => {
  const { ana, clock } = await startWithAna();
  const company = await addCompany(ana);
  const bo = await addCustomer(ana, company._id, { name: "Bo", phone: "1", value: 1 });
  const params = { id: bo._id };
  clock.advance(1000);
  const first = await act(ana, customerEndpoints.update, {
    params,
    body: { name: "Bob", phone: "2", value: 2 },
  });
  clock.advance(1000);
  await act(ana, customerEndpoints.update, { params, body: { phone: "3", value: 3 } });
  expect(await refuseUndo(ana, first)).toMatchObject({
    status: 409,
    msg: serverMessages.history.changedSince,
    conflicts: [
      { kind: "customers", record: bo._id, name: "Bob", field: "phone", now: "3", back: "1" },
      { field: "value", now: 3, back: 1 },
    ],
  });
  const { data } = await ana.call(customerEndpoints.get, { params });
  expect(data).toMatchObject({ name: "Bob", phone: "3", value: 3 });
  const fields = [{ record: bo._id, field: "phone", keep: "now" as const }];
  await undo(ana, first, { conflicts: "back", fields });
  const after = (await ana.call(customerEndpoints.get, { params })).data;
  expect(after).toMatchObject({ name: "Bo", phone: "3", value: 1 });
});

test("the time of a task does not come back without its day", async () => {
  const ana = await newPerson();
  const body = { text: "Send the quote", due: "2026-05-06", time: "15:00" };
  const { data: task } = await ana.call(taskEndpoints.create, { body });
  const params = { id: task._id };
  const untimed = await act(ana, taskEndpoints.update, { params, body: { time: null } });
  await act(ana, taskEndpoints.update, { params, body: { due: null } });
  await undo(ana, untimed);
  const { data: left } = await ana.call(taskEndpoints.get, { params });
  expect(left).toMatchObject({ due: null, time: null });
});

test("a record whose company is gone comes back with it", async () => {
  const { ana, clock } = await startWithAna();
  const company = await addCompany(ana, { name: "Berg & Co" });
  const bo = await addCustomer(ana, company._id);
  await addCustomer(ana, company._id, { name: "Cy" });
  const before = await readAccount(ana);
  clock.advance(1000);
  const first = await act(ana, customerEndpoints.remove, { params: { id: bo._id } });
  clock.advance(1000);
  const second = await act(ana, companyEndpoints.remove, { params: { id: company._id } });
  expect(await refuseUndo(ana, first)).toMatchObject({
    status: 409,
    msg: serverMessages.history.missing,
    missing: [{ kind: "companies", _id: company._id, name: "Berg & Co", change: second }],
  });
  const undone = await undo(ana, first, { missing: "restore" });
  expect(undone.counts).toMatchObject({ companies: 1, customers: 2 });
  expect(await readAccount(ana)).toEqual(before);
  const gone = await refuseUndo(ana, second);
  expect(gone).toMatchObject({ status: 409, msg: serverMessages.history.alreadyUndone });
  await undo(ana, undone._id);
  const { data } = await ana.call(historyEndpoints.list, { query: { action: "delete" } });
  expect(data.map((change) => change.undone)).toEqual([null, null]);
});

test("undoing a creation asks about what was added to it since", async () => {
  const ana = await newPerson();
  const created = await act(ana, companyEndpoints.create, { body: { name: "Acme" } });
  const empty = await readAccount(ana);
  const [company] = empty.companies;
  const bo = await addCustomer(ana, company._id);
  await addAppointment(ana, { company: company._id, customer: bo._id });
  const full = await readAccount(ana);
  expect(await refuseUndo(ana, created)).toMatchObject({
    status: 409,
    conflicts: [
      { kind: "customers", name: "Bo", field: null, now: null, back: null },
      { kind: "appointments", name: "Call", field: null },
    ],
  });
  expect(await refuseUndo(ana, created, { conflicts: "now" })).toMatchObject({
    status: 409,
    msg: serverMessages.history.allKept,
  });
  expect(await readAccount(ana)).toEqual(full);
});

test("undoing a creation takes along what was added to it since when the user says so", async () => {
  const ana = await newPerson();
  const created = await act(ana, companyEndpoints.create, { body: { name: "Acme" } });
  const [company] = (await readAccount(ana)).companies;
  const bo = await addCustomer(ana, company._id);
  await addAppointment(ana, { company: company._id, customer: bo._id });
  const full = await readAccount(ana);
  const undone = await undo(ana, created, { conflicts: "back" });
  expect(undone.count).toBe(3);
  expect(await readAccount(ana)).toMatchObject({ companies: [], customers: [], appointments: [] });
  await undo(ana, undone._id);
  expect(await readAccount(ana)).toEqual(full);
});

test("the customers of a deleted company move to another, and back", async () => {
  const { ana, clock } = await startWithAna();
  const { company, customer } = await addAppointment(ana);
  const other = await addCompany(ana, { name: "Other" });
  const before = await readAccount(ana);
  clock.advance(1000);
  const params = { id: company._id };
  for (const moveTo of [company._id, "nowhere"]) {
    const refused = await ana.refused(companyEndpoints.remove, { params, query: { moveTo } });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: "moveTo" }] });
  }
  const id = await act(ana, companyEndpoints.remove, { params, query: { moveTo: other._id } });
  const moved = (await ana.call(customerEndpoints.get, { params: { id: customer._id } })).data;
  expect(moved).toMatchObject({ company: other._id, companyName: "Other", appointmentCount: 1 });
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({
    action: "delete",
    name: "Acme",
    counts: { companies: 1, customers: 1, appointments: 1 },
    fields: [{ field: "company", from: { name: "Acme" }, to: { _id: other._id, name: "Other" } }],
  });
  const after = await readAccount(ana);
  const undone = await undo(ana, id);
  expect(await readAccount(ana)).toEqual(before);
  await undo(ana, undone._id);
  expect(await readAccount(ana)).toEqual(after);
});

test("what is older than it is kept can't be undone, nor what was in an emptied trash", async () => {
  const { ana, signUp, clock } = await startWithAna();
  const { company } = await addAppointment(ana);
  const id = await act(ana, companyEndpoints.remove, { params: { id: company._id } });
  const { data } = await ana.call(historyEndpoints.trash, {});
  expect(data).toEqual({
    ...{ changes: 1, records: 3, days: 30, months: 12 },
    until: expect.any(String),
    since: expect.any(String),
  });
  await ana.call(historyEndpoints.emptyTrash, {});
  expect((await ana.call(historyEndpoints.trash, {})).data).toMatchObject({ changes: 0 });
  expect(await refuseUndo(ana, id)).toMatchObject({
    status: 410,
    msg: serverMessages.history.tooOld,
  });
  const kept = (await ana.call(historyEndpoints.get, { params: { id } })).data;
  expect(kept).toMatchObject({ name: "Acme", count: 3, keptUntil: null, records: [] });

  const made = await act(ana, companyEndpoints.create, { body: { name: "Late" } });
  clock.advance(30 * 86_400_000 + 1);
  const later = await signUp();
  expect(await refuseUndo(later, made)).toMatchObject({ status: 404 });
});

test("a creation that is repeated names the entry of the first time", async () => {
  const ana = await newPerson();
  const input = { body: { name: "Acme" }, headers: { "idempotency-key": "once" } };
  const first = await act(ana, companyEndpoints.create, input);
  expect(await act(ana, companyEndpoints.create, input)).toBe(first);
  expect((await ana.call(historyEndpoints.list, {})).data).toHaveLength(1);
});
