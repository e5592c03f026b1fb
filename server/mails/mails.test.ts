import { expect, test } from "vitest";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { type Caller, start, startApp } from "../test/harness.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { takeRecipient } from "./queries.ts";

const setCalendar = (person: Caller, calendar: object) =>
  person.call(settingsEndpoints.update, { body: { calendar } });

/** Ana has an appointment at three, and is reminded of it an hour before. */
async function startReminding() {
  const server = await startApp();
  const ana = await server.signUp();
  const company = await addCompany(ana, { name: "Padaria <São> Jorge" });
  const customer = await addCustomer(ana, company._id, { name: "João" });
  const call = await addAppointment(ana, {
    title: "Hull survey",
    date: "2026-05-04T15:00",
    company: company._id,
    customer: customer._id,
    reminder: 60,
  });
  return { server, ana, call, params: { id: call._id } };
}

test("a reminder is mailed once, however many processes look, also after a restart", async () => {
  const { server, ana } = await startReminding();
  const [here, there] = [createMailing(server), createMailing(server)];
  server.clock.set("2026-05-04T13:59:59Z");
  await here.look();
  expect(here.mails).toEqual([]);
  server.clock.set("2026-05-04T14:00:00Z");
  await Promise.all([here, there, here, there, here].map(({ look }) => look()));
  const restarted = createMailing(server);
  await restarted.look();
  server.clock.set("2026-05-04T14:30:00Z");
  await restarted.look();
  const [mail, ...others] = [...here.mails, ...there.mails, ...restarted.mails];
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ana.user.email,
    subject: "Hull survey, Mon, May 4, 3:00 PM",
    text: expect.stringContaining(
      "Monday, May 4, 2026\n\n3:00 – 4:00 PM\nHull survey\nJoão, Padaria <São> Jorge\n\nOpen Monday in Client Desk: https://desk.example/dashboard/appointments/2026-05-04",
    ),
    html: expect.stringContaining("João, Padaria &lt;São&gt; Jorge"),
  });
});

test("a moved appointment is mailed of again, one that was answered in the program is not", async () => {
  const { server, ana, params } = await startReminding();
  const { mails, look } = createMailing(server);
  server.clock.set("2026-05-04T14:00:00Z");
  await look();
  await ana.call(appointmentEndpoints.update, { params, body: { date: "2026-05-04T17:00" } });
  await look();
  expect(mails).toHaveLength(1);
  server.clock.set("2026-05-04T16:00:00Z");
  await look();
  expect(mails).toHaveLength(2);
  await ana.call(appointmentEndpoints.update, { params, body: { date: "2026-05-04T20:00" } });
  await ana.call(reminderEndpoints.answer, { params, body: { until: null } });
  server.clock.set("2026-05-04T19:30:00Z");
  await look();
  expect(mails).toHaveLength(2);
});

test.each([
  ["what is over", {}, "2026-05-04T16:00:00Z"],
  ["whom it does not want", { emailReminders: false }, "2026-05-04T14:00:00Z"],
])("nothing is mailed of %s", async (_, calendar, at) => {
  const { server, ana } = await startReminding();
  await setCalendar(ana, calendar);
  const { mails, look } = createMailing(server);
  server.clock.set(at);
  await look();
  expect(mails).toEqual([]);
});

test("canceled and deleted appointments are not mailed of, and one far ahead is in time", async () => {
  const { server, ana, params } = await startReminding();
  const { mails, look } = createMailing(server);
  const other = await addAppointment(ana, { date: "2026-05-04T15:00", reminder: 60 });
  await addAppointment(ana, { title: "Far", date: "2026-05-30T15:00", reminder: 0 });
  await look();
  await ana.call(appointmentEndpoints.update, { params, body: { outcome: "canceled" } });
  await ana.call(appointmentEndpoints.remove, { params: { id: other._id } });
  for (let at = start.getTime(); at <= Date.parse("2026-05-30T15:00:00Z"); at += 30 * 60_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
  }
  expect(mails.map(({ subject }) => subject)).toEqual(["Far, Sat, May 30, 3:00 PM"]);
});

test("of a repeating appointment each time is mailed of, but those that are deleted or done with", async () => {
  const server = await startApp();
  const ana = await server.signUp();
  const { mails, look } = createMailing(server);
  const { _id } = await addAppointment(ana, {
    date: "2026-05-05T09:00",
    reminder: 10,
    repeat: "FREQ=DAILY;COUNT=5",
  });
  const time = (day: string) => ({ params: { id: `${_id}_${day}` } });
  await ana.call(appointmentEndpoints.remove, time("2026-05-06"));
  await ana.call(reminderEndpoints.answer, { ...time("2026-05-08"), body: { until: null } });
  for (let at = start.getTime(); at <= Date.parse("2026-05-12T10:00:00Z"); at += 10 * 60_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
  }
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Call, Tue, May 5, 9:00 AM",
    "Call, Thu, May 7, 9:00 AM",
    "Call, Sat, May 9, 9:00 AM",
  ]);
});

test("what a process leaves behind that is killed is mailed five minutes later, by another", async () => {
  const { server, ana } = await startReminding();
  const { mails, look } = createMailing(server);
  server.clock.set("2026-05-04T14:00:00Z");
  expect(await takeRecipient(server.db, ana, "", "2026-05-04T14:05:00.000Z")).toBeDefined();
  await look();
  expect(mails).toEqual([]);
  server.clock.set("2026-05-04T14:05:00Z");
  await look();
  expect(mails).toHaveLength(1);
});

test("the agenda lists open tasks of the day and overdue ones, and comes for a task alone", async () => {
  const { server, ana } = await startReminding();
  const { mails, look } = createMailing(server);
  await setCalendar(ana, { agenda: "07:00", emailReminders: false });
  const add = (text: string, due: string | null, more = {}) =>
    ana.call(taskEndpoints.create, { body: { text, due, ...more } });
  await add("Send the quote", "2026-05-06", { time: "15:00" });
  await add("Order paper", "2026-05-06");
  await add("Call the bank", "2026-05-01");
  await add("Tidy up", null);
  await add("Already sent", "2026-05-06", { done: true });
  await add("Next week", "2026-05-13");
  for (const day of ["05", "06", "07"]) {
    server.clock.set(`2026-05-${day}T08:00:00Z`);
    await look();
  }
  // Overdue tasks alone are no reason to write.
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Wednesday, May 6: 3 tasks");
  expect(mails[0]?.text).toMatch(
    /5 days late\nCall the bank\n\n3:00 PM\nSend the quote\n\nTo do\nOrder paper\n\nOpen/,
  );
});

test("the day's appointments come at the chosen hour, from the next time on, without what is canceled, and not on empty days", async () => {
  const { server, ana, call } = await startReminding();
  const { mails, look } = createMailing(server);
  await setCalendar(ana, { agenda: "07:00", emailReminders: false });
  await look();
  // It is ten already.
  expect(mails).toEqual([]);
  const [company, customer] = [call.company._id, call.customer._id];
  const add = (date: string, more = {}) =>
    addAppointment(ana, { date, company, customer, title: date.slice(11) || "Any", ...more });
  await add("2026-05-06T14:00");
  await add("2026-05-06");
  await add("2026-05-06T08:30", { duration: 30 });
  await add("2026-05-06T11:00", { outcome: "canceled" });
  for (let hour = 10; hour < 5 * 24; hour++) {
    server.clock.set(new Date(Date.parse("2026-05-04T00:00:00Z") + hour * 3_600_000).toISOString());
    await look();
  }
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: "Wednesday, May 6: 3 appointments" });
  expect(mails[0]?.text).toMatch(/No time\nAny\n.*8:30 – 9:00 AM\n08:30\n.*2:00 – 3:00 PM/s);
});
