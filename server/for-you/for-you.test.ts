import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { forYouEndpoints } from "../../shared/for-you.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { type Person, startApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { tidyForYou } from "./queries.ts";

async function startDesk() {
  const app = await startApp();
  app.clock.set("2026-05-04T10:00:00.000Z");
  const ana = await app.signUp({ name: "Ana", timeZone: "UTC" });
  const ben = await joinDesk(app, ana, "member");
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  return { app, ana, ben, company, customer };
}

type Calls = Pick<Person, "call">;

const listOf = async (person: Calls) => (await person.call(forYouEndpoints.list, {})).data;
const newOf = async (person: Calls) => (await person.call(forYouEndpoints.count, {})).data.new;
const giveTask = async (from: Calls, assignee: string, more: object = {}) =>
  (await from.call(taskEndpoints.create, { body: { text: "Call back", assignee, ...more } })).data;

test("a task is for whom it is given to, once, and nobody's own act is for themselves", async () => {
  const { ana, ben, customer } = await startDesk();
  const task = await giveTask(ana, ben.person, { due: "2026-05-05", customer });
  await giveTask(ben, ben.person);
  expect(await listOf(ben)).toMatchObject([
    {
      ...{ reason: "task", from: ana.person, isNew: true, kind: "tasks", count: 1 },
      record: { _id: task._id, name: "Call back" },
      ...{ customer: { _id: customer }, date: "2026-05-05", note: null },
    },
  ]);
  expect(await listOf(ana)).toEqual([]);
  const params = { id: task._id };
  await ana.call(taskEndpoints.update, { params, body: { text: "Call", assignee: ben.person } });
  expect(await newOf(ben)).toBe(1);
  await ben.call(taskEndpoints.update, { params, body: { assignee: ana.person } });
  expect(await listOf(ana)).toMatchObject([{ reason: "task", from: ben.person }]);
});

test("what is undone or deleted is for nobody, and undoing that brings it back", async () => {
  const { ana, ben } = await startDesk();
  const task = await giveTask(ana, ben.person);
  const [{ _id = "" } = {}] = await listOf(ben);
  await ana.call(historyEndpoints.undo, { params: { id: _id }, body: {} });
  expect(await listOf(ben)).toEqual([]);
  const [last] = (await ana.call(historyEndpoints.list, {})).data;
  await ana.call(historyEndpoints.undo, { params: { id: last?._id ?? "" }, body: {} });
  expect(await listOf(ben)).toMatchObject([{ _id }]);
  await ana.call(taskEndpoints.remove, { params: { id: task._id } });
  expect(await newOf(ben)).toBe(0);
});

test("who is added to an appointment, and to whom it is given", async () => {
  const { ana, ben, company, customer } = await startDesk();
  const body = { title: "Demo", date: "2026-05-06T09:00", company, customer };
  const { data } = await ana.call(appointmentEndpoints.create, {
    body: { ...body, attending: [ben.person] },
  });
  const params = { id: data._id };
  await ana.call(appointmentEndpoints.update, {
    params,
    body: { title: "Review", attending: [ben.person] },
  });
  expect(await listOf(ben)).toMatchObject([
    { reason: "appointment", record: { name: "Review" }, date: "2026-05-06T09:00:00.000Z" },
  ]);
  await ana.call(appointmentEndpoints.update, { params, body: { host: ben.person } });
  expect(await newOf(ben)).toBe(2);
});

test("one customer and many at once are handed over, each as one", async () => {
  const { ana, ben, company, customer } = await startDesk();
  await ana.call(customerEndpoints.update, {
    params: { id: customer },
    body: { responsible: ben.person },
  });
  expect(await listOf(ben)).toMatchObject([{ reason: "handed", record: { _id: customer } }]);
  const others = [];
  for (let n = 0; n < 60; n += 1) others.push({ _id: (await addCustomer(ana, company))._id });
  await ana.call(bulkEndpoints.customers, {
    body: { chosen: { customers: others }, what: { responsible: ben.person } },
  });
  expect(await listOf(ben)).toMatchObject([
    { reason: "handed", kind: "customers", count: 60, record: null },
    { count: 1 },
  ]);
  await giveTask(ana, ana.person);
  await ana.call(deskEndpoints.changeRole, { params: { id: ben.person }, body: { role: "owner" } });
  await ana.call(deskEndpoints.leave, { body: { handOverTo: ben.person } });
  // The company and the task: of several kinds.
  expect((await listOf(ben))[0]).toMatchObject({ reason: "handed", kind: null, count: 2 });
});

test("reading one, all, and each on their own", async () => {
  const { ana, ben } = await startDesk();
  const cleo = ana;
  await giveTask(ana, ben.person);
  await giveTask(ana, ben.person);
  await giveTask(ben, cleo.person);
  const [{ _id: id = "" } = {}] = await listOf(ben);
  await ben.call(forYouEndpoints.read, { params: { id }, body: { isRead: true } });
  expect(await newOf(ben)).toBe(1);
  await ben.call(forYouEndpoints.read, { params: { id }, body: { isRead: false } });
  expect(await newOf(ben)).toBe(2);
  const foreign = await cleo.refused(forYouEndpoints.read, {
    params: { id },
    body: { isRead: true },
  });
  expect(foreign.status).toBe(404);
  await ben.call(forYouEndpoints.readAll, {});
  expect([await newOf(ben), await newOf(cleo)]).toEqual([0, 1]);
  expect(await listOf(ben)).toHaveLength(2);
});

test("who leaves has nothing of the desk any more", async () => {
  const { app, ana, ben } = await startDesk();
  await giveTask(ana, ben.person);
  await ana.call(deskEndpoints.remove, {
    params: { id: ben.person },
    body: { handOverTo: ana.person },
  });
  expect(
    await app.db.selectFrom("forYou").where("user", "=", ben.person).selectAll().execute(),
  ).toEqual([]);
});

test("after 90 days it is gone", async () => {
  const { app, ana, ben } = await startDesk();
  await giveTask(ana, ben.person);
  const later = new Date(Date.now() + 91 * 86_400_000);
  await tidyForYou(app.db, new Date());
  expect(await newOf(ben)).toBe(1);
  await tidyForYou(app.db, later);
  expect(await app.db.selectFrom("forYou").selectAll().execute()).toEqual([]);
});

test("whoever a text mentions is told once, a reader too, and after a rename by the name of before", async () => {
  const { app, ana, ben, customer } = await startDesk();
  const cleo = await joinDesk(app, ana, "reader");
  await ben.call(authEndpoints.updateMe, { body: { name: "Ben Okafor" } });
  await cleo.call(authEndpoints.updateMe, { body: { name: "Cleo Berg" } });
  const params = { id: customer };
  const note = {
    kind: "note",
    at: "2026-05-04",
    text: "@Ben and @Cleo Berg, call b@cleo.example",
  } as const;
  const { data: entry } = await ana.call(activityEndpoints.create, { params, body: note });
  for (const person of [ben, cleo]) {
    expect(await listOf(person)).toMatchObject([
      {
        reason: "mention",
        kind: "activities",
        record: { name: note.text },
        customer: { _id: customer },
      },
    ]);
  }
  await ben.call(authEndpoints.updateMe, { body: { name: "Benjamin Okafor" } });
  await ana.call(activityEndpoints.update, {
    params: { id: entry._id },
    body: { text: `${note.text}. @Ben again, @Ana too` },
  });
  expect([await newOf(ben), await newOf(cleo), await newOf(ana)]).toEqual([1, 1, 0]);
  await ana.call(taskEndpoints.create, { body: { text: "Ask @ben" } });
  expect((await listOf(ben))[0]).toMatchObject({ reason: "mention", kind: "tasks" });
  await giveTask(ana, ben.person, { text: "@Benjamin do it" });
  expect(await listOf(ben)).toMatchObject([{ reason: "task" }, {}, {}]);
  await ben.call(activityEndpoints.create, { params, body: { ...note, text: "@Ana and @Nobody" } });
  expect(await listOf(ana)).toMatchObject([{ reason: "mention", from: ben.person }]);
});
