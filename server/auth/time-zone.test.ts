import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { settingsEvent } from "../../shared/api/events.ts";
import { todayIn } from "../../shared/dates/dates.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { start, startWithAna } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const zones = [
  "America/Denver",
  "Pacific/Honolulu",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
];

test.each(zones)("an account in %s stays there when somebody signs in elsewhere", async (zone) => {
  const { ana, ...app } = await startWithAna({ timeZone: zone });
  await addAppointment(ana, { date: "2026-05-20T10:00:00.000Z", reminder: 60 });
  const { path } = await ana.call(subscriptionEndpoints.create, {});
  const feed = async () => (await app.app.inject({ url: path })).body;
  const reminders = () =>
    ana.call(reminderEndpoints.list, { query: { now: "2026-05-20T09:30:00.000Z" } });
  const before = [await feed(), await reminders()];
  expect(before[0]).toContain(`DTSTART;TZID=${zone}:20260520T100000`);

  const body = { email: ana.user.email, password: ana.password, timeZone: "Asia/Tokyo" };
  const { data } = await app.visitor.call(authEndpoints.login, { body });
  expect(data.timeZone).toBe(zone);
  expect((await ana.call(authEndpoints.me, {})).data.timeZone).toBe(zone);
  expect([await feed(), await reminders()]).toEqual(before);

  const { _id: company } = await addCompany(ana);
  const { lastContact } = await addCustomer(ana, company);
  expect(lastContact).toBe(todayIn(zone, start));
  const tomorrow = todayIn("Pacific/Kiritimati", new Date(start.getTime() + 86_400_000));
  const late = await ana.send(customerEndpoints.create, {
    params: { id: company },
    body: { name: "Bo", email: "bo@example.com", lastContact: tomorrow },
  });
  expect(late.statusCode).toBe(400);
});

test("a zone that was chosen counts from then on, on every device", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "America/Denver" });
  const ear = await listenForEvents(app.app, ana.token);
  const { data } = await ana.call(authEndpoints.updateMe, { body: { timeZone: "Asia/Tokyo" } });
  expect(data.timeZone).toBe("Asia/Tokyo");
  expect(await ear.heard(1)).toEqual([settingsEvent]);
});

test("an account without a zone takes that of its first browser", async () => {
  const { ana, ...app } = await startWithAna();
  const signIn = async (timeZone: string) => {
    const body = { email: ana.user.email, password: ana.password, timeZone };
    return (await app.visitor.call(authEndpoints.login, { body })).data.timeZone;
  };
  expect(await signIn("Europe/Berlin")).toBe("Europe/Berlin");
  expect(await signIn("Asia/Tokyo")).toBe("Europe/Berlin");
});
