import { expect, test } from "vitest";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { type StoryEntry, storyEndpoints } from "../../shared/story.ts";
import { newPerson, startWithAna } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

async function startOffice() {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC" });
  const ben = await joinDesk(app, ana, "member", "UTC");
  const company = await addCompany(ana, { name: "Acme" });
  app.clock.advance(1000);
  const customer = await addCustomer(ana, company._id, { name: "Bo", status: "Pending", value: 5 });
  const params = { id: customer._id };
  const change = (who: typeof ana, body: object) =>
    who.call(customerEndpoints.update, { params, body });
  const read = (query: object = {}) => ana.call(storyEndpoints.ofCustomer, { params, query });
  const readCompany = (query: object = {}) =>
    ana.call(storyEndpoints.ofCompany, { params: { id: company._id }, query });
  return { ...app, ana, ben, company, customer, change, read, readCompany };
}

const authorsOf = (data: readonly StoryEntry[]) =>
  data.map((entry) => ("author" in entry ? entry.author : undefined));

test("a story tells who changed a customer, one by one or among many, and who added it", async () => {
  const { ana, ben, clock, customer, company, change, read, readCompany } = await startOffice();
  const other = await addCustomer(ana, company._id, { name: "Cy", status: "Pending" });
  clock.advance(60_000);
  await change(ben, { value: 7 });
  clock.advance(60_000);
  await ben.call(bulkEndpoints.customers, {
    body: {
      chosen: { customers: [{ _id: customer._id }, { _id: other._id }] },
      what: { status: "Active" },
    },
  });
  const [me, him] = [ana.user._id, ben.user._id];
  expect(authorsOf((await read()).data)).toEqual([him, him, me]);
  const told = await readCompany();
  expect(authorsOf(told.data)).toEqual([him, him, him, me, me, me]);

  const bens = await readCompany({ who: him });
  expect(authorsOf(bens.data)).toEqual([him, him, him]);
  expect(bens.counts).toEqual({ all: 3, notes: 0, appointments: 0, tasks: 0, changes: 3 });
  const mine = await readCompany({ who: "me", limit: 1 });
  expect(mine.counts).toEqual({ all: 3, notes: 0, appointments: 0, tasks: 0, changes: 3 });
  expect(authorsOf((await readCompany({ who: "me" })).data)).toEqual([me, me, me]);
});

test("a story is narrowed to what somebody wrote, hosts or attends, and has to do", async () => {
  const { ana, ben, company, customer, read } = await startOffice();
  const of = { company: company._id, customer: customer._id };
  const params = { id: customer._id };
  const { _id: him } = ben.user;
  for (const who of [ana, ben]) {
    await who.call(activityEndpoints.create, {
      params,
      body: { kind: "note", at: "2026-11-01T10:00:00.000Z", text: `by ${who.user.name}` },
    });
  }
  await ana.call(taskEndpoints.create, {
    body: { text: "Bens", assignee: him, customer: customer._id },
  });
  await ana.call(taskEndpoints.create, { body: { text: "Anas", customer: customer._id } });
  await addAppointment(ana, { ...of, title: "Both", attending: [him] });
  await addAppointment(ana, { ...of, title: "Hers" });
  await addAppointment(ana, {
    ...of,
    title: "Every week",
    host: him,
    repeat: "FREQ=WEEKLY",
  });

  const bens = await read({ who: him });
  expect(bens.openTasks.map(({ text }) => text)).toEqual(["Bens"]);
  const titles = bens.data.flatMap((one) =>
    one.type === "appointment" ? [one.appointment.title] : [],
  );
  expect(new Set(titles)).toEqual(new Set(["Both", "Every week"]));
  expect(bens.data.filter(({ type }) => type === "activity")).toHaveLength(1);
  expect(bens.counts).toMatchObject({
    notes: 1,
    tasks: 1,
    changes: 0,
    appointments: titles.length,
  });
  const both = await read({ who: `me,${him}` });
  expect(both.counts).toEqual((await read()).counts);
  expect((await read({ who: "nobody" })).counts.all).toBe(0);
});

test("an entry knows who wrote on it last, and its history tells nothing of that", async () => {
  const { ana, ben, customer } = await startOffice();
  const [me, him] = [ana.user._id, ben.user._id];
  const { data: note } = await ana.call(activityEndpoints.create, {
    params: { id: customer._id },
    body: { kind: "note", at: "2026-11-01T10:00:00.000Z", text: "Call back" },
  });
  expect(note).toMatchObject({ author: me, editor: me });
  const edit = async (who: typeof ana, body: object) =>
    (await who.call(activityEndpoints.update, { params: { id: note._id }, body })).data;
  expect(await edit(ben, { text: "Call back" })).toMatchObject({ author: me, editor: me });
  expect(await edit(ben, { text: "Call back soon" })).toMatchObject({ author: me, editor: him });
  const { data: changes } = await ben.call(historyEndpoints.list, { query: {} });
  expect(changes[0]?.fields?.map(({ field }) => field)).toEqual(["text"]);
  await ben.call(historyEndpoints.undo, { params: { id: changes[0]?._id ?? "" }, body: {} });
  expect(await edit(ana, {})).toMatchObject({ author: me, editor: me, text: "Call back" });
});

test("a desk that was always one person's tells no authors", async () => {
  const ana = await newPerson({ timeZone: "UTC" });
  const company = await addCompany(ana);
  const { data } = await ana.call(storyEndpoints.ofCompany, {
    params: { id: company._id },
    query: {},
  });
  expect(authorsOf(data)).toEqual([null]);
});
