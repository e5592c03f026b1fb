import { expect, test } from "vitest";
import type { z } from "zod";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { startApp } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

type Changes = z.input<typeof appointmentEndpoints.update.schema.body>;

const now = "2026-05-04T07:30";

/** With a customer who was met on May 1. Now is 7:30 on May 4. */
async function startWithCustomer() {
  const started = await startApp();
  const ana = await started.signUp({ timeZone: "UTC" });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { lastContact: "2026-05-01" });
  const book = (date: string, more: object = {}) =>
    addAppointment(ana, { company, customer, date, ...more });
  const change = (id: string, body: Changes) =>
    ana.call(appointmentEndpoints.update, { params: { id }, body });
  const readLastContact = async () => {
    const { data } = await ana.call(customerEndpoints.get, { params: { id: customer } });
    return data.lastContact;
  };
  const undoLast = async () => {
    const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
    await ana.call(historyEndpoints.undo, { params: { id: data[0]!._id }, body: {} });
    return data[0]!;
  };
  const listToWrapUp = async (at = now) => {
    const { data, total } = await ana.call(calendarEndpoints.toWrapUp, { query: { now: at } });
    return { titles: data.map(({ title }) => title), total };
  };
  return {
    ...started,
    ana,
    company,
    customer,
    book,
    change,
    readLastContact,
    undoLast,
    listToWrapUp,
  };
}

test("held sets the last contact to the appointment's day, and one undo takes both back", async () => {
  const { ana, book, change, readLastContact, undoLast } = await startWithCustomer();
  const { _id } = await book("2026-05-03T09:00");
  const { data } = await change(_id, { outcome: "held" });
  expect(data.outcome).toBe("held");
  expect(await readLastContact()).toBe("2026-05-03");
  expect(await undoLast()).toMatchObject({
    kind: "appointments",
    counts: { appointments: 1, customers: 1 },
  });
  expect(await readLastContact()).toBe("2026-05-01");
  const { data: undone } = await ana.call(appointmentEndpoints.get, { params: { id: _id } });
  expect(undone.outcome).toBeNull();
});

test("the last contact never goes back, and stays when the outcome is taken back", async () => {
  const { book, change, readLastContact } = await startWithCustomer();
  const [early, late] = [await book("2026-04-20"), await book("2026-05-02T10:00")];
  await change(early._id, { outcome: "held" });
  expect(await readLastContact()).toBe("2026-05-01");
  await change(late._id, { outcome: "held" });
  await change(late._id, { outcome: null });
  expect(await readLastContact()).toBe("2026-05-02");
  await change(late._id, { outcome: "no-show" });
  await change(late._id, { outcome: "canceled", date: "2026-05-03" });
  expect(await readLastContact()).toBe("2026-05-02");
});

test("held ahead of its time is no contact yet; booked as held it is one", async () => {
  const { book, change, readLastContact } = await startWithCustomer();
  const { _id } = await book("2026-05-05T09:00");
  await change(_id, { outcome: "held" });
  expect(await readLastContact()).toBe("2026-05-01");
  await book("2026-05-03T09:00", { outcome: "held" });
  expect(await readLastContact()).toBe("2026-05-03");
});

test("a last contact corrected by hand stays when a held appointment is saved with other notes", async () => {
  const { ana, customer, book, change, readLastContact } = await startWithCustomer();
  const { _id } = await book("2026-05-03T09:00", { outcome: "held" });
  const body = { lastContact: "2026-05-02" };
  await ana.call(customerEndpoints.update, { params: { id: customer }, body });
  await change(_id, { outcome: "held", notes: "By phone" });
  expect(await readLastContact()).toBe("2026-05-02");
});

test("an unknown outcome is refused", async () => {
  const { ana, book } = await startWithCustomer();
  const { _id } = await book("2026-05-03");
  const body = { outcome: "cancelled" };
  const refusal = await ana.refused(appointmentEndpoints.update, { params: { id: _id }, body });
  expect(refusal).toMatchObject({
    status: 400,
    errors: [{ path: "outcome", msg: "Unknown outcome" }],
  });
});

test("to wrap up is what is over and open in the last 14 days, the oldest first", async () => {
  const { signUp, book, change, listToWrapUp } = await startWithCustomer();
  await addAppointment(await signUp(), { title: "Someone else's", date: "2026-05-03T09:00" });
  await book("2026-04-19T23:45", { title: "Too long ago" });
  await book("2026-05-03", { title: "Yesterday, no time" });
  await book("2026-05-04", { title: "Today, no time" });
  await book("2026-04-20T00:00", { title: "Fourteen days ago" });
  await book("2026-05-04T06:30", { title: "Just over" });
  await book("2026-05-04T06:45", { title: "Running" });
  await book("2026-05-03T21:00", { title: "All night", duration: 720 });
  await book("2026-05-04T08:00", { title: "To come" });
  const canceled = await book("2026-05-03T10:00", { title: "Canceled" });
  await change(canceled._id, { outcome: "canceled" });
  const open = ["Fourteen days ago", "Yesterday, no time", "Just over"];
  expect(await listToWrapUp()).toEqual({ titles: open, total: 3 });
  expect((await listToWrapUp("2026-05-04T09:00")).titles).toEqual([
    ...["Fourteen days ago", "Yesterday, no time", "All night", "Just over", "Running"],
    ...["To come"],
  ]);
});

test("what came of a meeting is kept with its appointment, which must be one's own", async () => {
  const { ana, signUp, customer, book } = await startWithCustomer();
  const others = await addAppointment(await signUp());
  const { _id } = await book("2026-05-03T09:00", { outcome: "held" });
  const params = { id: customer };
  const note = { kind: "meeting" as const, at: "2026-05-03T10:00", text: "Wants two dates" };
  const add = (appointment: string) =>
    ana.call(activityEndpoints.create, { params, body: { ...note, appointment } });
  const { data: made } = await add(_id);
  expect(made.appointment).toBe(_id);
  for (const appointment of [others._id, "nobody's"]) {
    const body = { ...note, appointment };
    const msg = "Choose one of your appointments";
    const refusal = { status: 400, msg, errors: [{ path: "appointment", msg }] };
    expect(await ana.refused(activityEndpoints.create, { params, body })).toEqual(refusal);
    const change = { params: { id: made._id }, body: { appointment } };
    expect(await ana.refused(activityEndpoints.update, change)).toEqual(refusal);
  }
  const { data } = await ana.call(storyEndpoints.ofCustomer, { params });
  const told = data.filter(({ type }) => type === "activity" || type === "appointment");
  expect(told).toMatchObject([
    { activity: { appointment: _id } },
    { appointment: { _id, outcome: "held" } },
  ]);
});

test("a note outlives its appointment", async () => {
  const { ana, customer, book } = await startWithCustomer();
  const { _id } = await book("2026-05-03T09:00");
  const body = {
    kind: "meeting" as const,
    at: "2026-05-03T09:00",
    text: "Short",
    appointment: _id,
  };
  const { data: note } = await ana.call(activityEndpoints.create, {
    params: { id: customer },
    body,
  });
  await ana.call(appointmentEndpoints.remove, { params: { id: _id } });
  const changed = { ...body, text: "Longer" };
  const { data } = await ana.call(activityEndpoints.update, {
    params: { id: note._id },
    body: changed,
  });
  expect(data).toMatchObject({ text: "Longer", appointment: _id });
});

test("a canceled appointment is nobody's next one", async () => {
  const { ana, company, book, change } = await startWithCustomer();
  const { _id } = await book("2026-05-05T09:00");
  const readNext = async () => {
    const query = { columns: "nextAppointment" };
    const params = { id: company };
    const { data } = await ana.call(customerEndpoints.listOfCompany, { params, query });
    return data[0]?.nextAppointment;
  };
  expect(await readNext()).toBe("2026-05-05T09:00:00.000Z");
  await change(_id, { outcome: "canceled" });
  expect(await readNext()).toBeNull();
});
