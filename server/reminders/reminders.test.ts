import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { type Caller, newPerson, startWithAna } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { addAppointment } from "../test/records.ts";

const { list, answer } = reminderEndpoints;

async function seen(person: Caller, now: string) {
  const { data } = await person.call(list, { query: { now } });
  return data.map(({ at, appointment }) => [appointment.title, at.slice(0, 16)]);
}

test("reminders of the next day come in order of time until their appointment is over, whoever was reminded of what else", async () => {
  const { ana, signUp } = await startWithAna();
  await addAppointment(await signUp(), { reminder: 0 });
  await addAppointment(ana, { title: "None", date: "2026-05-04T11:00" });
  await addAppointment(ana, { title: "Late", date: "2026-05-04T15:00", reminder: 60 });
  await addAppointment(ana, {
    title: "Soon",
    date: "2026-05-04T10:15",
    duration: 30,
    reminder: 10,
  });
  await addAppointment(ana, { title: "Week", date: "2026-05-11T09:00", reminder: 7 * 1440 });
  await addAppointment(ana, { title: "Far", date: "2026-05-12T10:00", reminder: 7 * 1440 });
  const soon = ["Soon", "2026-05-04T10:05"];
  const others = [
    ["Week", "2026-05-04T09:00"],
    ["Late", "2026-05-04T14:00"],
  ];
  expect(await seen(ana, "2026-05-04T09:59")).toEqual([others[0], soon, others[1]]);
  expect(await seen(ana, "2026-05-04T10:44")).toEqual([
    others[0],
    soon,
    others[1],
    ["Far", "2026-05-05T10:00"],
  ]);
  expect(await seen(ana, "2026-05-04T10:45")).toHaveLength(3);
});

test("held, missed and canceled appointments remind of nothing, and what runs past midnight still does", async () => {
  const ana = await newPerson();
  const { _id: id } = await addAppointment(ana, {
    title: "Night",
    date: "2026-05-03T23:30",
    reminder: 0,
  });
  const night = [["Night", "2026-05-03T23:30"]];
  expect(await seen(ana, "2026-05-04T00:15")).toEqual(night);
  for (const outcome of ["held", "no-show", "canceled"] as const) {
    await ana.call(appointmentEndpoints.update, { params: { id }, body: { outcome } });
    expect(await seen(ana, "2026-05-04T00:15")).toEqual([]);
  }
  await ana.call(appointmentEndpoints.update, { params: { id }, body: { outcome: null } });
  expect(await seen(ana, "2026-05-04T00:15")).toEqual(night);
});

test("a snoozed one comes later, one that is done does not, and a moved appointment reminds again", async () => {
  const ana = await newPerson();
  const { _id: id } = await addAppointment(ana, { date: "2026-05-04T15:00", reminder: 10 });
  const params = { id };
  await ana.call(answer, { params, body: { until: "2026-05-04T15:05" } });
  expect(await seen(ana, "2026-05-04T14:55")).toEqual([["Call", "2026-05-04T15:05"]]);
  await ana.call(answer, { params, body: { until: null } });
  expect(await seen(ana, "2026-05-04T14:55")).toEqual([]);
  await ana.call(appointmentEndpoints.update, { params, body: { date: "2026-05-04T16:00" } });
  expect(await seen(ana, "2026-05-04T14:55")).toEqual([["Call", "2026-05-04T15:50"]]);
});

test("an appointment without a time reminds by the hour that work begins, until its day is over", async () => {
  const ana = await newPerson();
  await addAppointment(ana, { date: "2026-05-04", reminder: 10 });
  const call = [["Call", "2026-05-04T08:50"]];
  expect(await seen(ana, "2026-05-04T23:59")).toEqual(call);
  expect(await seen(ana, "2026-05-05T00:00")).toEqual([]);
});

test("other devices hear at once that a reminder was answered; what is long over is forgotten", async () => {
  const { ana, app, clock, db, visitor, withToken } = await startWithAna();
  const signIn = () =>
    visitor.call(authEndpoints.login, {
      body: { email: ana.user.email, password: ana.password },
    });
  const ear = await listenForEvents(app, (await signIn()).token);
  const old = await addAppointment(ana, { date: "2026-05-04T15:00", reminder: 10 });
  await ana.call(answer, { params: { id: old._id }, body: { until: null } });
  expect((await ear.heard(4)).at(-1)).toBe("reminders");
  clock.set("2026-05-07T10:00:00Z");
  const later = withToken((await signIn()).token);
  const next = await addAppointment(later, { date: "2026-05-08T15:00", reminder: 10 });
  await later.call(answer, { params: { id: next._id }, body: { until: null } });
  const rows = await db.selectFrom("reminders").select("appointment").execute();
  expect(rows).toEqual([{ appointment: next._id }]);
});
