import { expect, test } from "vitest";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { startApp } from "../test/harness.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

/** Looks every five minutes of twelve hours around an instant, and answers when something was sent. */
async function listSent(
  around: string,
  prepare: (server: Parameters<typeof createMailing>[0]) => Promise<void>,
) {
  const server = await startApp();
  const begin = Date.parse(around) - 6 * 3_600_000;
  server.clock.set(new Date(begin).toISOString());
  await prepare(server);
  const { mails, look } = createMailing(server);
  const sent: string[] = [];
  for (let at = begin; at < begin + 12 * 3_600_000; at += 5 * 60_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
    while (sent.length < mails.length) sent.push(new Date(at).toISOString());
  }
  return sent;
}

test.each([
  ["America/Los_Angeles", "2026-03-08", "07:00", "2026-03-08T14:00:00.000Z"],
  // Clocks jump from 2:00 to 3:00.
  ["America/Los_Angeles", "2026-03-08", "02:30", "2026-03-08T10:30:00.000Z"],
  // 1:30 comes twice: once is enough.
  ["America/Los_Angeles", "2026-11-01", "01:30", "2026-11-01T08:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-01", "07:00", "2026-11-01T01:15:00.000Z"],
  ["America/St_Johns", "2026-03-08", "07:00", "2026-03-08T09:30:00.000Z"],
  ["America/St_Johns", "2026-11-01", "07:00", "2026-11-01T10:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-10-04", "07:00", "2026-10-03T20:00:00.000Z"],
  ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"],
])("in %s the agenda of %s at %s is sent once, at %s", async (timeZone, day, agenda, instant) => {
  const sent = await listSent(instant, async ({ signUp }) => {
    const ana = await signUp({ timeZone });
    await ana.call(settingsEndpoints.update, { body: { calendar: { agenda } } });
    await addAppointment(ana, { date: `${day}T12:00` });
  });
  expect(sent).toEqual([instant]);
});

test.each([
  ["America/Los_Angeles", "2026-03-08T03:00", 10, "2026-03-08T09:50:00.000Z"],
  ["America/Los_Angeles", "2026-03-08T09:00", 1440, "2026-03-07T17:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-01T02:00", 60, "2026-11-01T09:00:00.000Z"],
  ["Asia/Kathmandu", "2026-03-08T03:00", 15, "2026-03-07T21:00:00.000Z"],
  ["America/St_Johns", "2026-11-01T03:00", 120, "2026-11-01T04:30:00.000Z"],
  ["Australia/Lord_Howe", "2026-10-04T02:30", 60, "2026-10-03T14:30:00.000Z"],
])(
  "in %s one at %s with %i minutes is mailed once, at %s",
  async (timeZone, date, reminder, instant) => {
    const sent = await listSent(instant, async ({ signUp }) => {
      await addAppointment(await signUp({ timeZone }), { date, reminder });
    });
    expect(sent).toEqual([instant]);
  },
);

test("on a desk of several, mails go to the host and who attends, each by their own clock, and never to who left", async () => {
  const server = await startApp();
  const begin = Date.parse("2026-10-23T00:00:00.000Z");
  server.clock.set(new Date(begin).toISOString());
  const ana = await server.signUp({ timeZone: "Europe/Berlin" });
  const ben = await joinDesk(server, ana, "member", "America/New_York");
  const cleo = await joinDesk(server, ana, "member", "Australia/Lord_Howe");
  for (const { call } of [ana, ben, cleo]) {
    await call(settingsEndpoints.update, { body: { calendar: { agenda: "07:00" } } });
  }
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const book = (title: string, more: object) =>
    addAppointment(ana, { title, company, customer, reminder: 60, ...more });
  // Berlin's clocks go back in between: 16:00 there is 11:00 and then 10:00 in New York.
  await book("Of Ben", { host: ben.user._id, date: "2026-10-23T16:00" });
  await book("Of all", { attending: [ben.user._id, cleo.user._id], date: "2026-10-26T16:00" });
  await book("Every day", { host: ben.user._id, repeat: "FREQ=WEEKLY", date: "2026-10-24T16:00" });
  await ana.call(taskEndpoints.create, {
    body: { text: "Of Ben, too", due: "2026-10-25", assignee: ben.user._id },
  });
  await cleo.call(deskEndpoints.leave, { body: {} });
  const query = { now: "2026-10-22T20:00:00.000Z" };
  const { data } = await ben.call(reminderEndpoints.list, { query });
  const appointment = { title: "Of Ben", date: "2026-10-23T10:00:00.000Z" };
  expect(data).toMatchObject([{ at: "2026-10-23T09:00:00.000Z", appointment }]);
  expect((await ana.call(reminderEndpoints.list, { query })).data).toEqual([]);
  const { mails, look } = createMailing(server);
  const sent: string[] = [];
  for (let at = begin; at < begin + 4 * 86_400_000; at += 30 * 60_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
    for (const { to, subject } of mails.slice(sent.length)) {
      const who = String(to).includes(ana.user.email)
        ? "Ana"
        : String(to).includes(ben.user.email)
          ? "Ben"
          : to;
      sent.push(`${new Date(at).toISOString().slice(0, 16)} ${who}: ${subject}`);
    }
  }
  expect(sent).toEqual([
    "2026-10-23T11:00 Ben: Friday, October 23: 1 appointment",
    "2026-10-23T13:00 Ben: Of Ben, Fri, Oct 23, 10:00 AM",
    "2026-10-24T11:00 Ben: Saturday, October 24: 1 appointment",
    "2026-10-24T13:00 Ben: Every day, Sat, Oct 24, 10:00 AM",
    "2026-10-25T11:00 Ben: Sunday, October 25: 1 task",
    "2026-10-26T06:00 Ana: Monday, October 26: 1 appointment",
    "2026-10-26T11:00 Ben: Monday, October 26: 1 appointment, 1 task",
    "2026-10-26T14:00 Ana: Of all, Mon, Oct 26, 4:00 PM",
    "2026-10-26T14:00 Ben: Of all, Mon, Oct 26, 11:00 AM",
  ]);
});
