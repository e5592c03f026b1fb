import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { type ImportRow, importEndpoints } from "../../shared/transfer/imports.ts";
import { readAllOf } from "../test/each-kind.ts";
import { newPerson, type Person, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import {
  importRows,
  importSource,
  openImport,
  runImport,
  stageImport,
  toList,
  toRow,
  untilEnded,
} from "../test/imports.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";

/** All that is Ana's but for what was staged. */
async function readRest({ db }: TestApp, { owner }: Person) {
  const { imports: _imports, importChunks: _chunks, ...rest } = await readAllOf(db, { owner });
  return rest;
}

const listCustomers = async (person: Person) =>
  (await person.call(customerEndpoints.list, { query: { sort: "name", limit: 200 } })).data;

test("rows of every kind are written as one act, and undone as one", async () => {
  const ana = await newPerson();
  const old = await addCustomer(ana, (await addCompany(ana))._id, { name: "Old" });
  const vip = toRow("tags", { name: "vip" });
  const berg = toRow("companies", { name: "Berg & Co", tags: [vip._id] });
  const values = { name: "Anna Berg", email: "anna@berg.example", value: 12.5, tags: [vip._id] };
  const anna = toRow("customers", { ...values, company: berg._id, lastContact: "2026-01-05" });
  const bo = toRow("customers", { name: "Bo Berg", company: berg._id });
  const job = await importRows(
    ana,
    [vip, berg],
    [
      anna,
      bo,
      toRow("appointments", {
        title: "Review",
        date: "2026-05-01",
        company: berg._id,
        customer: anna._id,
        outcome: "held",
      }),
      toRow("appointments", {
        title: "Weekly",
        date: "2026-05-05T10:00",
        company: berg._id,
        customer: bo._id,
        repeat: "FREQ=WEEKLY;BYDAY=TU;COUNT=3",
      }),
      toRow("activities", {
        kind: "call",
        at: "2026-05-02",
        company: berg._id,
        customer: anna._id,
      }),
      toRow("activities", {
        kind: "note",
        at: "2026-05-02",
        text: "New office",
        company: berg._id,
      }),
      toRow("tasks", {
        text: "Send the offer",
        customer: anna._id,
        due: "2026-05-06",
        time: "09:00",
      }),
      toRow("tasks", { text: "Buy paper", done: true }),
      toRow("views", { list: "customers", name: "Large", query: "sort=-value" }),
    ],
  );
  expect(job).toMatchObject({
    state: "done",
    written: 11,
    created: {
      tags: 1,
      companies: 1,
      customers: 2,
      appointments: 2,
      activities: 2,
      tasks: 2,
      views: 1,
    },
    updated: {},
    stale: 0,
    failure: null,
  });
  expect(await listCustomers(ana)).toMatchObject([
    { _id: anna._id, ...values, tags: [{ name: "vip" }], lastContact: "2026-05-02" },
    { _id: bo._id, name: "Bo Berg", email: "", lastContact: null },
    { _id: old._id },
  ]);
  const { data: companies } = await ana.call(companyEndpoints.list, { query: { search: "berg" } });
  expect(companies).toMatchObject([{ name: "Berg & Co", clientCount: 2, totalValue: 12.5 }]);
  const { total } = await ana.call(appointmentEndpoints.list, {});
  expect(total).toBe(4);
  const { data: tasks } = await ana.call(taskEndpoints.list, {});
  expect(tasks).toMatchObject([
    { text: "Send the offer", company: { name: "Berg & Co" }, done: false },
    { text: "Buy paper", company: null, done: true },
  ]);
  const { data: activities } = await ana.call(activityEndpoints.list, { params: { id: anna._id } });
  expect(activities).toMatchObject([{ kind: "call", company: { _id: berg._id } }]);
  const { data: history } = await ana.call(historyEndpoints.list, {
    query: { search: "contacts" },
  });
  expect(history).toMatchObject([
    {
      _id: job.change,
      action: "import",
      name: "google-contacts.csv",
      count: 11,
      imported: { created: { customers: 2 }, updated: {} },
    },
  ]);

  const params = { id: job.change ?? "" };
  await ana.call(historyEndpoints.undo, { params, body: {} });
  expect(await listCustomers(ana)).toEqual([old].map(({ appointmentCount: _, ...row }) => row));
  expect((await ana.call(tagEndpoints.list, {})).data).toEqual([]);
  expect((await ana.call(taskEndpoints.list, {})).data).toEqual([]);
});

test("records are updated unless they were changed since they were checked, and an undo takes that back", async () => {
  const { ana, clock } = await startWithAna();
  const [acme, berg] = [await addCompany(ana), await addCompany(ana, { name: "Berg" })];
  const bo = await addCustomer(ana, acme._id, { name: "Bo" });
  const cy = await addCustomer(ana, acme._id, { name: "Cy" });
  const meeting = await addAppointment(ana, { company: acme._id, customer: bo._id });
  clock.advance(1000);
  const body = { phone: "555" };
  await ana.call(customerEndpoints.update, { params: { id: cy._id }, body });
  const toUpdate = ({ _id, updatedAt }: { _id: string; updatedAt: string }, values: object) =>
    ({
      kind: "customers",
      act: "update",
      _id,
      updatedAt,
      values,
      replace: Object.keys(values),
    }) as const;
  const job = await importRows(ana, [
    toUpdate(bo, { company: berg._id, status: "Deal Closed" }),
    toUpdate(cy, { status: "Deal Closed" }),
    toUpdate({ _id: randomUUID(), updatedAt: bo.updatedAt }, { status: "Active" }),
    // What this import has changed itself is no change by others.
    toUpdate(bo, { notes: "Twice" }),
  ]);
  expect(job).toMatchObject({ created: {}, updated: { customers: 2 }, stale: 2, written: 4 });
  expect(await listCustomers(ana)).toMatchObject([
    { name: "Bo", status: "Deal Closed", companyName: "Berg", notes: "Twice" },
    { name: "Cy", status: cy.status, phone: "555" },
  ]);
  const find = async () =>
    (await ana.call(appointmentEndpoints.list, {})).data.map(({ company }) => company.name);
  expect(await find()).toEqual(["Berg"]);
  await ana.call(historyEndpoints.undo, { params: { id: job.change ?? "" }, body: {} });
  expect((await listCustomers(ana))[0]).toMatchObject({
    status: bo.status,
    companyName: "Acme",
    notes: "",
  });
  expect(await find()).toEqual([meeting.company.name]);
});

test("an import that meets what can't be written leaves nothing behind, and says where that was", async () => {
  const { ana, ...app } = await startWithAna();
  const company = await addCompany(ana);
  const bo = await addCustomer(ana, company._id, { value: 5 });
  await ana.call(tagEndpoints.create, { body: { name: "VIP" } });
  const before = await readRest(app, ana);
  app.clock.advance(1000);
  const { _id, updatedAt } = bo;
  const update: ImportRow = {
    kind: "customers",
    act: "update",
    _id,
    updatedAt,
    values: { value: 7, status: "Active" },
    replace: ["value", "status"],
  };
  for (const [row, msg] of [
    [
      toRow("customers", { name: "Lost", company: randomUUID() }),
      serverMessages.imports.parentGone,
    ],
    [toRow("tags", { name: "vip" }), "A tag named vip already exists"],
    [{ ...toRow("companies", { name: "Again" }), _id: company._id }, serverMessages.idTaken],
  ] as const) {
    const job = await importRows(ana, [update, ...(toList(150)[0] ?? []), row]);
    expect(job).toMatchObject({ state: "failed", change: null, failure: { msg } });
    expect(job.failure?.row).toBeGreaterThanOrEqual(100);
    expect(await readRest(app, ana)).toEqual(before);
  }
});

test("an import that is canceled while it runs leaves nothing behind", async () => {
  const { ana, ...app } = await startWithAna();
  const ben = await joinDesk(app, ana, "member");
  const berg = await addCompany(ana);
  const bo = await addCustomer(ana, berg._id, { value: 5 });
  const before = await readRest(app, ana);
  app.clock.advance(1000);
  const responsible = ben.person;
  const updates: ImportRow[] = [
    {
      ...{ kind: "companies", act: "update", _id: berg._id, updatedAt: berg.updatedAt },
      ...{ values: { responsible }, replace: ["responsible"] },
    },
    {
      ...{ kind: "customers", act: "update", _id: bo._id, updatedAt: bo.updatedAt },
      ...{ values: { value: 7, responsible }, replace: ["value", "responsible"] },
    },
  ];
  const params = await runImport(ana, updates, ...toList(4000));
  await ana.call(importEndpoints.cancel, { params });
  expect(await untilEnded(ana, params)).toMatchObject({
    state: "canceled",
    change: null,
    created: {},
  });
  expect(await readRest(app, ana)).toEqual(before);
  await ana.call(importEndpoints.cancel, { params });
});

test("what others add to a running import goes with it when it is canceled", async () => {
  const { ana, ...app } = await startWithAna();
  const company = toRow("companies", { name: "Berg & Co" });
  const params = await runImport(ana, ...toList(4000, company));
  await addCustomer(ana, company._id, { name: "Meanwhile" });
  await ana.call(importEndpoints.cancel, { params });
  await untilEnded(ana, params);
  expect(await listCustomers(ana)).toEqual([]);
  expect((await ana.call(companyEndpoints.list, {})).data).toEqual([]);
  expect((await readRest(app, ana)).statusChanges).toEqual([]);
});

test("lists can be narrowed to what an import has done", async () => {
  const ana = await newPerson();
  const old = await addAppointment(ana);
  const company = toRow("companies", { name: "Berg & Co" });
  const [rows = [], ...rest] = toList(1200, company);
  const customer = rows[1]?._id ?? "";
  const meeting = { title: "Review", date: "2026-05-05T10:00", company: company._id, customer };
  const repeat = "FREQ=WEEKLY;BYDAY=TU;COUNT=3";
  const appointments = [
    toRow("appointments", meeting),
    toRow("appointments", { ...meeting, repeat }),
  ];
  const { change } = await importRows(ana, rows, appointments, ...rest);
  const filter = `import:is:${change}`;
  const query = { filter };
  expect((await ana.call(customerEndpoints.list, { query })).total).toBe(1200);
  expect((await ana.call(companyEndpoints.list, { query })).data).toMatchObject([
    { name: "Berg & Co" },
  ]);
  const found = await ana.call(appointmentEndpoints.list, { query });
  expect(found.total).toBe(4);
  expect(found.data.map(({ _id }) => _id)).not.toContain(old._id);
  const none = await ana.call(customerEndpoints.list, { query: { filter: "import:is:none" } });
  expect(none.total).toBe(0);
});

test("chunks come in order, each once, and no more once it runs", async () => {
  const ana = await newPerson();
  const { _id: id } = await openImport(ana);
  const send = (number: number, name: string) => ({
    params: { id, number: String(number) },
    body: { rows: [toRow("companies", { name })] },
  });
  const refusal = { status: 409, msg: "Chunk 0 comes next" };
  expect(await ana.refused(importEndpoints.send, send(1, "B"))).toEqual(refusal);
  expect(await ana.refused(importEndpoints.run, { params: { id } })).toMatchObject({ status: 400 });
  await ana.call(importEndpoints.send, send(0, "A"));
  expect((await ana.call(importEndpoints.send, send(0, "A"))).data).toMatchObject({
    chunks: 1,
    received: 1,
  });
  await ana.call(importEndpoints.run, { params: { id } });
  await ana.call(importEndpoints.run, { params: { id } });
  await untilEnded(ana, { id });
  expect((await ana.call(companyEndpoints.list, {})).data).toMatchObject([{ name: "A" }]);
  expect(await ana.refused(importEndpoints.send, send(1, "B"))).toMatchObject({ status: 409 });
  expect(await ana.refused(importEndpoints.cancel, { params: { id } })).toMatchObject({
    status: 409,
  });
});

test("a new import drops the one that was left open, and the same attempt makes one", async () => {
  const ana = await newPerson();
  const headers = { "idempotency-key": "one" };
  const create = () => ana.call(importEndpoints.create, { headers, body: importSource });
  const { data: first } = await create();
  expect((await create()).data).toEqual(first);
  await openImport(ana);
  const { data } = await ana.call(importEndpoints.get, { params: { id: first._id } });
  expect(data.state).toBe("canceled");
});

test("what a process has left half done, the next one goes on with", async () => {
  const first = await startApp();
  const ana = await first.signUp();
  const params = await stageImport(ana, ...toList(2000));
  await ana.call(importEndpoints.run, { params });
  await first.app.close();
  const next = await startApp({ db: first.db });
  const again = next.withToken(ana.token);
  expect(await untilEnded(again, params)).toMatchObject({
    state: "done",
    created: { companies: 1, customers: 2000 },
  });
  const { data } = await again.call(companyEndpoints.list, {});
  expect(data).toMatchObject([{ clientCount: 2000, totalValue: (1999 * 2000) / 2 }]);
});

test("a customer who came without an email is saved again without one, but none loses one", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana);
  const bo = toRow("customers", { name: "Bo", company: company._id });
  await importRows(ana, [bo]);
  const params = { id: bo._id };
  const save = { params, body: { name: "Bo B.", email: "" } };
  expect((await ana.call(customerEndpoints.update, save)).data).toMatchObject({
    name: "Bo B.",
    email: "",
  });
  await ana.call(customerEndpoints.update, { params, body: { email: "bo@example.com" } });
  expect(await ana.refused(customerEndpoints.update, save)).toMatchObject({
    status: 400,
    errors: [{ path: "email", msg: "Email is required" }],
  });
});
