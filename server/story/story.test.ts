import { expect, test } from "vitest";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { type StoryEntry, type StoryPart, storyEndpoints, storyParts } from "../../shared/story.ts";
import { type Person, startApp } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer, readPages } from "../test/records.ts";

interface Query {
  show?: StoryPart;
  search?: string;
  limit?: number;
  cursor?: string;
}

async function startWithCustomer() {
  const started = await startApp();
  const ana = await started.signUp({ timeZone: "UTC" });
  const company = await addCompany(ana, { name: "Berg & Co" });
  const customer = await addCustomer(ana, company._id, { name: "Bo", status: "Pending", value: 5 });
  const note = async (text: string, at: string, of = customer._id) => {
    const body = { kind: "note" as const, at, text };
    return (await ana.call(activityEndpoints.create, { params: { id: of }, body })).data;
  };
  const task = async (text: string, of: object = { customer: customer._id }) =>
    (await ana.call(taskEndpoints.create, { body: { text, ...of } })).data;
  const finish = (id: string) =>
    ana.call(taskEndpoints.update, { params: { id }, body: { done: true } });
  const change = (body: object, id = customer._id) =>
    ana.call(customerEndpoints.update, { params: { id }, body });
  const read = async (query: Query = {}, id = customer._id) =>
    ana.call(storyEndpoints.ofCustomer, { params: { id }, query });
  const readCompany = async (query: Query = {}, id = company._id) =>
    ana.call(storyEndpoints.ofCompany, { params: { id }, query });
  return { ...started, ana, company, customer, note, task, finish, change, read, readCompany };
}

/** What an entry is about, in a word. */
function nameOf(entry: StoryEntry): string {
  switch (entry.type) {
    case "activity":
      return entry.activity.text;
    case "mail":
      return entry.subject;
    case "appointment":
      return entry.appointment.title;
    case "task":
      return entry.task.text;
    case "change":
      return `${entry.customer.name}: ${entry.to.status}`;
    case "confirmed":
      return `${entry.customer.name} confirmed`;
    case "responsible":
    case "added":
      return `${(entry.customer ?? entry.company).name} added`;
  }
}

const namesOf = ({ data }: { data: StoryEntry[] }) => data.map(nameOf);

/** One of everything, at different times, of Bo and of two more customers. */
async function fill(started: Awaited<ReturnType<typeof startWithCustomer>>) {
  const { ana, clock, company, customer, note, task, finish, change } = started;
  const book = (title: string, date: string, of = customer._id) =>
    addAppointment(ana, { title, date, company: company._id, customer: of });
  await note("An old note", "2026-05-01");
  await book("Review", "2026-05-03T09:00");
  await note("Wants an offer", "2026-05-03T09:30");
  clock.advance(3_600_000);
  await change({ status: "Active" });
  clock.advance(3_600_000);
  const { _id } = await task("Send the offer", { customer: customer._id, due: "2026-05-02" });
  await finish(_id);
  clock.advance(3_600_000);
  const cy = await addCustomer(ana, company._id, { name: "Cy" });
  await book("Lunch", "2026-05-20T12:00");
  await note("Cy knows Bo", "2026-05-04T11:30", cy._id);
  const params = { id: company._id };
  const body = { kind: "note" as const, at: "2026-05-02", text: "Moved to a new office" };
  await ana.call(activityEndpoints.createOfCompany, { params, body });
  return cy;
}

test("a customer's story has everything in one order, the latest first", async () => {
  const started = await startWithCustomer();
  await fill(started);
  const { company, customer, read } = started;
  const story = await read();
  expect(namesOf(story)).toEqual([
    "Lunch",
    "Send the offer",
    "Bo: Active",
    "Bo added",
    "Wants an offer",
    "Review",
    "An old note",
  ]);
  expect(story.data.map(({ at }) => at)).toEqual([
    "2026-05-20T12:00:00.000Z",
    "2026-05-04T12:00:00.000Z",
    "2026-05-04T11:00:00.000Z",
    "2026-05-04T10:00:00.000Z",
    "2026-05-03T09:30:00.000Z",
    "2026-05-03T09:00:00.000Z",
    "2026-05-01",
  ]);
  const bo = { _id: customer._id, name: "Bo" };
  expect(story.data[2]).toEqual({
    type: "change",
    at: "2026-05-04T11:00:00.000Z",
    author: null,
    customer: bo,
    from: { status: "Pending", value: 5 },
    to: { status: "Active", value: 5 },
  });
  const acme = { _id: company._id, name: "Berg & Co" };
  expect(story.data[3]).toMatchObject({ type: "added", customer: bo, company: acme });
  expect(story.nextCursor).toBeNull();
  expect(story.counts).toEqual({ all: 7, notes: 2, appointments: 2, tasks: 1, changes: 2 });
});

test("a company's story is that of all its customers and its own", async () => {
  const started = await startWithCustomer();
  const cy = await fill(started);
  const story = await started.readCompany();
  expect(namesOf(story)).toEqual([
    "Lunch",
    "Cy added",
    "Send the offer",
    "Cy knows Bo",
    "Bo: Active",
    "Bo added",
    "Berg & Co added",
    "Wants an offer",
    "Review",
    "Moved to a new office",
    "An old note",
  ]);
  expect(story.data.at(-2)).toMatchObject({ activity: { customer: null } });
  expect(story.data[3]).toMatchObject({ activity: { customer: { _id: cy._id, name: "Cy" } } });
  expect(story.counts).toEqual({ all: 11, notes: 4, appointments: 2, tasks: 1, changes: 4 });
});

test.each(storyParts)("shown are only %s, and the counts stay those of the whole", async (show) => {
  const started = await startWithCustomer();
  await fill(started);
  await started.task("Call Bo");
  const whole = await started.readCompany();
  const story = await started.readCompany({ show });
  const types: Record<StoryPart, string[]> = {
    notes: ["activity"],
    appointments: ["appointment"],
    tasks: ["task"],
    changes: ["change", "added"],
  };
  expect(story.data).toEqual(whole.data.filter(({ type }) => types[show].includes(type)));
  expect(story.data.length + story.openTasks.length).toBe(whole.counts[show]);
  expect(story.counts).toEqual(whole.counts);
  expect(whole.counts.all).toBe(whole.data.length + whole.openTasks.length);
});

test.each([1, 2, 3, 5, 7, 50])("pages of %i hold the whole story once", async (limit) => {
  const started = await startWithCustomer();
  await fill(started);
  const { note, customer, change, readCompany, read, ana, company, task, finish } = started;
  // Many of the same time, of every branch.
  for (const turn of [1, 2, 3, 4]) {
    await note(`Same time ${turn}`, "2026-05-04T13:00");
    await addAppointment(ana, {
      title: `Booked ${turn}`,
      date: "2026-05-04T13:00",
      company: company._id,
      customer: customer._id,
    });
    await finish((await task(`Task ${turn}`))._id);
    await addCustomer(ana, company._id, { name: `New ${turn}` });
  }
  await change({ value: 7 });
  for (const readPage of [readCompany, read]) {
    const whole = await readPage({ limit: 200 });
    const found = await readPages(async (cursor) => {
      const page = await readPage({ limit, ...(cursor && { cursor }) });
      expect(page.counts).toEqual(whole.counts);
      expect(page.data.length).toBeLessThanOrEqual(limit);
      return page;
    });
    expect(found).toEqual(whole.data);
  }
});

test("what is written between two pages makes the next skip and double nothing", async () => {
  const started = await startWithCustomer();
  await fill(started);
  const { note, read } = started;
  const whole = await read();
  const first = await read({ limit: 3 });
  await note("In between", "2026-05-19");
  const rest = await read({ cursor: first.nextCursor ?? "" });
  expect([...first.data, ...rest.data]).toEqual(whole.data);
});

test("a search looks into activities, appointments and tasks, and counts what it finds", async () => {
  const started = await startWithCustomer();
  await fill(started);
  await started.task("Offer Bo a discount");
  const story = await started.read({ search: "OFFER" });
  expect(namesOf(story)).toEqual(["Send the offer", "Wants an offer"]);
  expect(story.openTasks.map(({ text }) => text)).toEqual(["Offer Bo a discount"]);
  expect(story.counts).toEqual({ all: 3, notes: 1, appointments: 0, tasks: 2, changes: 0 });
  expect(namesOf(await started.read({ search: "offer wants" }))).toEqual(["Wants an offer"]);
  expect(namesOf(await started.read({ search: "l" }))).toEqual(["Lunch", "An old note"]);
  // Nor by the names of whom they are with.
  expect(namesOf(await started.read({ search: "berg" }))).toEqual([]);
  expect(namesOf(await started.readCompany({ search: "bo" }))).toEqual(["Cy knows Bo"]);
});

test("open tasks come on the first page: overdue, then by day, at last those without one", async () => {
  const started = await startWithCustomer();
  await fill(started);
  const { customer, company, task, read, readCompany } = started;
  const of = { customer: customer._id };
  await task("some day", of);
  await task("next week", { ...of, due: "2026-05-11" });
  await task("overdue", { ...of, due: "2026-05-01" });
  await task("of the company", { company: company._id, due: "2026-05-10" });
  const texts = ({ openTasks }: { openTasks: { text: string }[] }) =>
    openTasks.map(({ text }) => text);
  const first = await read({ limit: 2 });
  expect(texts(first)).toEqual(["overdue", "next week", "some day"]);
  expect(texts(await readCompany())).toEqual([
    "overdue",
    "of the company",
    "next week",
    "some day",
  ]);
  expect(texts(await read({ cursor: first.nextCursor ?? "" }))).toEqual([]);
  expect(texts(await read({ show: "notes" }))).toEqual([]);
  for (let n = 0; n < 100; n += 1) await task(`Task ${n}`, { ...of, due: "2026-05-05" });
  const many = await read();
  expect(many.openTasks).toHaveLength(100);
  expect(many.counts.tasks).toBe(104);
});

test("what is deleted is gone at once, and an undo brings it back", async () => {
  const started = await startWithCustomer();
  const cy = await fill(started);
  const { ana, read, readCompany } = started;
  const before = [await read(), await readCompany()];
  const remove = async (endpoint: Endpoint, id: string) => {
    const answer = await ana.send(endpoint, { params: { id } });
    const change = String(answer.headers[changeIdHeader.toLowerCase()]);
    return () => ana.call(historyEndpoints.undo, { params: { id: change }, body: {} });
  };
  const one = before[0]?.data.find(({ type }) => type === "appointment");
  if (one?.type !== "appointment") throw new Error("There is no appointment");
  const restore = await remove(appointmentEndpoints.remove, one.appointment._id);
  expect(namesOf(await read())).not.toContain("Lunch");
  await restore();
  const bringBack = await remove(customerEndpoints.remove, cy._id);
  const without = await readCompany();
  expect(namesOf(without)).not.toContain("Cy added");
  expect(namesOf(without)).not.toContain("Cy knows Bo");
  expect(without.counts).toMatchObject({ all: 9, changes: 3 });
  await bringBack();
  const bare = (stories: unknown) =>
    JSON.stringify(stories, (key, value) => (key === "updatedAt" ? undefined : value));
  expect(bare([await read(), await readCompany()])).toBe(bare(before));
});

test("customers who move to another company take their story along", async () => {
  const started = await startWithCustomer();
  await fill(started);
  const { ana, company, read, readCompany } = started;
  const other = await addCompany(ana, { name: "Other" });
  const { data } = await read();
  const params = { id: company._id };
  await ana.call(companyEndpoints.remove, { params, query: { moveTo: other._id } });
  const moved = await read();
  expect(namesOf(moved)).toEqual(data.map(nameOf));
  expect(moved.data.find(({ type }) => type === "added")).toMatchObject({
    company: { name: "Other" },
  });
  expect(namesOf(await readCompany({}, other._id))).toEqual([
    "Lunch",
    "Cy added",
    "Other added",
    "Send the offer",
    "Cy knows Bo",
    "Bo: Active",
    "Bo added",
    "Wants an offer",
    "Review",
    "Moved to a new office",
    "An old note",
  ]);
});

test.each(["x", "W10", Buffer.from('{"activities":["soon","x"]}').toString("base64url")])(
  "the cursor %s is refused",
  async (cursor) => {
    const { ana, customer } = await startWithCustomer();
    const input = { params: { id: customer._id }, query: { cursor } };
    expect(await ana.refused(storyEndpoints.ofCustomer, input)).toMatchObject({
      status: 400,
      msg: "Unknown cursor",
    });
  },
);

test("nobody reads the story of somebody else's customer or company", async () => {
  const started = await startWithCustomer();
  await fill(started);
  const ben: Person = await started.signUp();
  const refuse = (endpoint: Endpoint, id: string) => ben.refused(endpoint, { params: { id } });
  expect(await refuse(storyEndpoints.ofCustomer, started.customer._id)).toMatchObject({
    status: 404,
  });
  expect(await refuse(storyEndpoints.ofCompany, started.company._id)).toMatchObject({
    status: 404,
  });
});
