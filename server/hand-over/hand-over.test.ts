import { expect, test } from "vitest";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { type HandedKind, handedKinds, handOverEndpoints } from "../../shared/lists/hand-over.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";

const everything: HandedKind[] = [...handedKinds];

async function start() {
  const { ana, ...app } = await startWithAna({ name: "Ana" });
  const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "reader")];
  const { _id: company } = await addCompany(ana, { name: "Berg" });
  return { app, ana, ben, cleo, company };
}

type Body = (typeof handOverEndpoints.run.schema.body)["_zod"]["input"];

async function give(person: Pick<Person, "send">, body: Body, headers = {}) {
  const answer = await person.send(handOverEndpoints.run, { body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json().data, id: String(answer.headers[changeIdHeader.toLowerCase()]) };
}

async function plan(ana: Person, company: string, customer: string, date: string) {
  const body = { title: "Call", date, company, customer };
  return (await ana.call(appointmentEndpoints.create, { body })).data;
}

/** Whose everything on the desk is. */
async function whose(person: Pick<Person, "call">) {
  const [companies, customers, tasks, appointments] = await Promise.all([
    person.call(companyEndpoints.list, {}),
    person.call(customerEndpoints.list, {}),
    person.call(taskEndpoints.list, {}),
    person.call(appointmentEndpoints.list, {}),
  ]);
  return {
    companies: companies.data.map(({ responsible }) => responsible),
    customers: customers.data.map(({ responsible }) => responsible),
    tasks: tasks.data.map(({ assignee }) => assignee),
    appointments: appointments.data.map(({ host }) => host),
  };
}

async function startWithWork() {
  const desk = await start();
  const { ana, ben, company } = desk;
  const one = await addCustomer(ana, company, { name: "One" });
  const two = await addCustomer(ana, company, { name: "Two" });
  for (const { _id: customer } of [one, two]) {
    await ana.call(taskEndpoints.create, { body: { text: "Quote", company, customer } });
    await plan(ana, company, customer, "2099-05-20T09:00");
  }
  await plan(ana, company, one._id, "2001-05-20T09:00");
  await ana.call(taskEndpoints.create, { body: { text: "Done", customer: one._id, done: true } });
  return { ...desk, one, two, to: ben.user._id, me: ana.user._id };
}

test("a customer goes with open tasks and coming appointments, as one act that tells from whom, to whom and why", async () => {
  const { ana, ben, one, to, me } = await startWithWork();
  const chosen = { customers: [{ _id: one._id, updatedAt: one.updatedAt }] };
  const { data } = await ana.call(handOverEndpoints.preview, { body: { chosen, to } });
  expect(data).toEqual({
    counts: { companies: 1, customers: 1, tasks: 1, appointments: 1 },
    assignees: [me],
    shared: 1,
    overlaps: 0,
  });
  const kinds: HandedKind[] = ["customers", "tasks", "appointments"];
  const { id, ...answer } = await give(ana, { chosen, to, kinds, note: "She waits." });
  expect(answer).toEqual({ changed: 3, skipped: 0, skippedIds: [] });
  const after = await whose(ana);
  expect(after.companies).toEqual([me]);
  expect(after.customers.toSorted()).toEqual([me, to].toSorted());
  expect(after.tasks.filter((one) => one === to)).toHaveLength(1);
  expect(after.appointments.filter((one) => one === to)).toHaveLength(1);
  const { data: change } = await ben.call(historyEndpoints.get, { params: { id } });
  expect(change).toMatchObject({
    action: "bulk",
    bulk: "handOver",
    kind: "customers",
    note: "She waits.",
    person: me,
    count: 3,
    fields: [{ field: "responsible", to: ben.user.name }],
  });
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(new Set(Object.values(await whose(ana)).flat())).toEqual(new Set([me]));
});

test("all of a company goes, and everything of somebody", async () => {
  const { ana, ben, company, to, me } = await startWithWork();
  const body = { chosen: { company }, to, kinds: everything };
  expect(await give(ana, body)).toMatchObject({ changed: 7 });
  const { data } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
  expect(data).toMatchObject([{ kind: "companies", name: "Berg", bulk: "handOver", count: 7 }]);
  const back = await give(ben, { chosen: { person: to }, to: me, kinds: everything });
  expect(back).toMatchObject({ changed: 7 });
  const { data: none } = await ana.call(handOverEndpoints.preview, {
    body: { chosen: { person: to } },
  });
  expect(none.counts).toEqual({ companies: 0, customers: 0, tasks: 0, appointments: 0 });
});

test("customers changed elsewhere are left alone with all of theirs", async () => {
  const { ana, clock, one, two, to } = await (async () => {
    const desk = await startWithWork();
    return { ...desk, clock: desk.app.clock };
  })();
  clock.advance(1000);
  await ana.call(customerEndpoints.update, { params: { id: one._id }, body: { phone: "1" } });
  const seen = [one, two].map(({ _id, updatedAt }) => ({ _id, updatedAt }));
  const customers = [...seen, { _id: "gone" }];
  const answer = await give(ana, { chosen: { customers }, to, kinds: everything });
  expect(answer).toMatchObject({ changed: 4, skipped: 2, skippedIds: ["gone", one._id].sort() });
});

test("what was given on since stays when it is undone", async () => {
  const { app, ana, one, two, to, me } = await startWithWork();
  const dan = await joinDesk(app, ana, "member");
  const chosen = { customers: [{ _id: one._id }, { _id: two._id }] };
  const { id } = await give(ana, { chosen, to, kinds: ["customers"] });
  const body = { responsible: dan.user._id };
  await ana.call(customerEndpoints.update, { params: { id: one._id }, body });
  const refused = await ana.refused(historyEndpoints.undo, { params: { id }, body: {} });
  expect(refused).toMatchObject({ status: 409 });
  await ana.call(historyEndpoints.undo, {
    params: { id },
    body: { resolve: { conflicts: "now" } },
  });
  expect((await whose(ana)).customers.toSorted()).toEqual([dan.user._id, me].toSorted());
});

test("only who works here gets something, and only who may write gives it", async () => {
  const { app, ana, ben, cleo, company } = await start();
  const eve = await app.signUp();
  const body = { chosen: { company }, kinds: everything };
  for (const { user } of [cleo, eve]) {
    const refused = await ana.refused(handOverEndpoints.run, { body: { ...body, to: user._id } });
    expect(refused).toMatchObject({ status: 400, msg: serverMessages.desks.choose });
  }
  const toBen = { body: { ...body, to: ben.user._id } };
  expect(await cleo.refused(handOverEndpoints.run, toBen)).toMatchObject({ status: 403 });
  const own = { body: { ...body, to: eve.user._id } };
  expect(await eve.refused(handOverEndpoints.run, own)).toMatchObject({ status: 404 });
  await ben.call(deskEndpoints.leave, { body: {} });
  expect(await ana.refused(handOverEndpoints.run, toBen)).toMatchObject({ status: 400 });
});

test("very many go in one act with one undo, and a repeated key does it once", async () => {
  const { app, ana, ben, company } = await start();
  await addManyCustomers(app.db, ana, company);
  const body: Body = { chosen: { all: {} }, to: ben.user._id, kinds: ["customers"] };
  const headers = { "idempotency-key": "k1" };
  const [first, again] = [await give(ana, body, headers), await give(ana, body, headers)];
  expect(first).toMatchObject({ changed: many });
  expect(again).toEqual(first);
  const mine = { query: { filter: "responsible:is:me" } };
  expect((await ben.call(customerEndpoints.list, mine)).total).toBe(many);
  await ana.call(historyEndpoints.undo, { params: { id: first.id }, body: {} });
  expect((await ben.call(customerEndpoints.list, mine)).total).toBe(0);
});

test("a person's key to undo takes back only their own acts; History undoes anybody's", async () => {
  const { ana, ben, company, me } = await startWithWork();
  const { id } = await give(ana, { chosen: { company }, to: ben.user._id, kinds: everything });
  const own = { query: { device: "this" as const } };
  expect((await ben.call(historyEndpoints.list, own)).data).toEqual([]);
  await ben.call(taskEndpoints.create, { body: { text: "Of Ben" } });
  expect((await ben.call(historyEndpoints.list, own)).data).toMatchObject([
    { name: "Of Ben", person: ben.user._id },
  ]);
  expect((await ana.call(historyEndpoints.list, own)).data[0]).toMatchObject({ _id: id });
  await ben.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect((await whose(ben)).companies).toEqual([me]);
});
