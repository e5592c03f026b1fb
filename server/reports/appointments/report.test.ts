import { randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settingsEndpoints } from "../../../shared/account/settings.ts";
import { addDays, weekdayOf } from "../../../shared/dates/dates.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints, outcomes } from "../../../shared/kinds/appointments.ts";
import { isOver } from "../../../shared/outcomes.ts";
import type { Days } from "../../../shared/reports/report-periods.ts";
import { type AppointmentsReport, reportEndpoints } from "../../../shared/reports/reports.ts";
import type { Db } from "../../db/engine/database.ts";
import { recordKeys } from "../../db/records/keys.ts";
import { newPerson, type Person, startApp } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer, readPages } from "../../test/records.ts";

const on = "2026-05-04";
/** In Kathmandu, when tests begin. */
const wallTime = "2026-05-04T15:45:00.000Z";
const zone = "Asia/Kathmandu";

async function read(ana: Person, period: string) {
  return (await ana.call(reportEndpoints.appointments, { query: { period, on } })).data;
}

/** How many the list behind a mark has. */
async function countListed(ana: Person, { from, to }: Days, filter: string) {
  const query = { startDate: from, endDate: to, filter };
  return (await ana.call(appointmentEndpoints.list, { query })).total;
}

const times = ["", "T00:00", "T09:00", "T09:30", "T14:45", "T15:30", "T23:45"];
const meeting = fc.record({
  day: fc.oneof(fc.integer({ min: -3, max: 2 }), fc.integer({ min: -200, max: 30 })),
  time: fc.constantFrom(...times),
  duration: fc.constantFrom(15, 60, 720),
  outcome: fc.constantFrom(null, ...outcomes),
});
type Meeting = typeof meeting extends fc.Arbitrary<infer One> ? One : never;

function toDate({ day, time }: Meeting) {
  return addDays(on, day) + (time && `${time}:00.000Z`);
}

/** Straight into the database: so many calls would take a minute. */
async function fill(db: Db, ana: Person, meetings: readonly Meeting[]) {
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const at = "2026-01-01T10:00:00.000Z";
  const texts = { title: "Call", notes: "" };
  const rows = meetings.map((one) => ({
    ...texts,
    ...recordKeys.appointments.toKeys(texts),
    ...{ owner: ana.owner, _id: randomUUIDv7(), company, customer, createdAt: at, updatedAt: at },
    ...{ date: toDate(one), duration: one.duration, outcome: one.outcome },
  }));
  for (let place = 0; place < rows.length; place += 100) {
    await db
      .insertInto("appointments")
      .values(rows.slice(place, place + 100))
      .execute();
  }
  return { company, customer };
}

function expected(meetings: readonly Meeting[], { from, to }: Days): AppointmentsReport["total"] {
  const counted = meetings.filter((one) => {
    const date = toDate(one);
    if (date.slice(0, 10) < from || date.slice(0, 10) > to) return false;
    return one.outcome === "canceled" || isOver({ date, duration: one.duration }, wallTime);
  });
  const having = (outcome: Meeting["outcome"]) =>
    counted.filter((one) => one.outcome === outcome).length;
  return {
    held: having("held"),
    noShow: having("no-show"),
    canceled: having("canceled"),
    open: having(null),
  };
}

test("whatever became of appointments and whenever they are, all figures are those of their lists", async () => {
  const { db, signUp } = await startApp();
  const sample = fc.sample(fc.array(meeting, { minLength: 300, maxLength: 300 }), 1);
  const meetings = sample.flat();
  const ana = await signUp({ timeZone: zone });
  await fill(db, ana, meetings);
  await fill(db, await signUp({ timeZone: zone }), meetings.slice(0, 50));

  for (const period of [
    "month",
    "90d",
    "year",
    "2026-05-01..2026-05-04",
    "2025-06-01..2026-05-04",
  ]) {
    const report = await read(ana, period);
    const days = { from: report.columns[0]?.from ?? "", to: report.columns.at(-1)?.to ?? "" };
    expect(report.total, period).toEqual(expected(meetings, days));
    for (const { from, to, ...ended } of report.columns) {
      expect(ended, `${from} to ${to}`).toEqual(expected(meetings, { from, to }));
    }
    for (const [outcome, name] of [
      ["held", "held"],
      ["no-show", "noShow"],
      ["canceled", "canceled"],
      ["open", "open"],
    ] as const) {
      expect(await countListed(ana, days, `outcome:is:${outcome}`)).toBe(report.total[name]);
    }
  }

  const { hours, noShows, columns, unit, since } = await read(ana, "year");
  expect(unit).toBe("week");
  expect(since).toBe(meetings.map((one) => toDate(one).slice(0, 10)).sort()[0]);
  const days = { from: "2026-01-01", to: on };
  expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([days.from, days.to]);
  for (const { weekday, hour, held } of hours) {
    const filter = `outcome:is:held;hour:is:${weekday}-${hour}`;
    expect(await countListed(ana, days, filter), filter).toBe(held);
  }
  const held = meetings.filter((one) => one.outcome === "held" && one.time !== "");
  expect(hours.reduce((sum, cell) => sum + cell.held, 0)).toBe(expected(held, days).held);
  expect(noShows).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const onIt = meetings.filter((one) => weekdayOf(toDate(one).slice(0, 10)) === weekday);
      return expected(onIt, days).noShow;
    }),
  );
}, 60_000);

test("times of one that repeats are open once they are over, unless they were deleted, moved or answered", async () => {
  const ana = await newPerson({ timeZone: zone });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const whom = { company, customer, repeat: "FREQ=DAILY" };
  const { _id } = await addAppointment(ana, { ...whom, date: "2026-04-25T15:30" });
  const change = (day: string, body: object) =>
    ana.call(appointmentEndpoints.update, {
      params: { id: `${_id}_${day}` },
      query: { scope: "this" },
      body,
    });
  // Of ten days, that of today has begun a quarter of an hour ago.
  const days = { from: "2026-04-25", to: on };
  const totals = async () => (await read(ana, "2026-04-25..2026-05-04")).total;
  expect(await totals()).toEqual({ held: 0, noShow: 0, canceled: 0, open: 9 });

  const params = { id: `${_id}_2026-04-25` };
  await ana.call(appointmentEndpoints.remove, { params, query: { scope: "this" } });
  await change("2026-04-26", { outcome: "held" });
  await change("2026-04-27", { date: "2026-03-01T15:30" });
  await change("2026-05-04", { outcome: "canceled" });
  await change("2026-05-03", { date: "2026-05-04T09:00", outcome: "no-show" });
  const ended = { held: 1, noShow: 1, canceled: 1, open: 5 };
  expect(await totals()).toEqual(ended);
  expect((await read(ana, "2026-03-01..2026-03-01")).total).toMatchObject({ open: 1 });
  expect(await countListed(ana, days, "outcome:is:open")).toBe(5);
  expect(await countListed(ana, days, "outcome:is:held")).toBe(1);
  // All at half past three, of which one is a Friday within these days.
  expect(await countListed(ana, days, "hour:is:5-15")).toBe(1);
  expect(await countListed(ana, days, "hour:is:5-15;outcome:is:open")).toBe(1);
  expect(await countListed(ana, days, "hour:is:5-9")).toBe(0);
  expect(await countListed(ana, days, "outcome:is:open;outcome:is:held")).toBe(0);

  const listed = { startDate: days.from, endDate: on, filter: "outcome:is:open", limit: 2 };
  const all = await readPages((cursor) =>
    ana.call(appointmentEndpoints.list, { query: { ...listed, cursor } }),
  );
  expect(all.map(({ date }) => date.slice(8, 10))).toEqual(["28", "29", "30", "01", "02"]);

  const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
  expect(await totals()).toEqual({ ...ended, noShow: 0, open: 6 });
});

test("an appointment counts once it is over, a canceled one at once, and none of a later day", async () => {
  const { clock, signUp } = await startApp();
  clock.set("2026-05-04T23:45:00.000Z");
  const ana = await signUp({ timeZone: "UTC" });
  const { company, customer } = await addAppointment(ana, { date: on });
  const whom = { company: company._id, customer: customer._id };
  await addAppointment(ana, { ...whom, date: "2026-05-04T23:30", duration: 60 });
  await addAppointment(ana, { ...whom, date: "2026-05-04T23:50", outcome: "canceled" });
  await addAppointment(ana, { ...whom, date: "2026-05-05T18:00", outcome: "canceled" });
  const none = { held: 0, noShow: 0, canceled: 1, open: 0 };
  expect((await read(ana, "month")).total).toEqual(none);
  clock.set("2026-05-05T00:15:00.000Z");
  // What has no time lasts all day; the other one still goes on.
  expect((await read(ana, "month")).total).toEqual({ ...none, open: 1 });
  expect(await countListed(ana, { from: on, to: on }, "outcome:is:open")).toBe(1);
  clock.set("2026-05-05T00:30:00.000Z");
  expect((await read(ana, "month")).total).toEqual({ ...none, open: 2 });
});

test("a young account has nothing to tell, and weeks begin as the user likes", async () => {
  const ana = await newPerson({ timeZone: "UTC" });
  await ana.call(settingsEndpoints.update, { body: { formats: { weekStart: 1 } } });
  const { company, customer } = await addAppointment(ana, { date: "2026-05-05T09:00" });
  const report = await read(ana, "90d");
  expect(report).toMatchObject({ since: null, before: null, hours: [], unit: "week" });
  expect(report.columns.at(-1)).toMatchObject({ from: "2026-05-04", to: on });
  const whom = { company: company._id, customer: customer._id };
  await addAppointment(ana, { ...whom, date: "2026-05-01", outcome: "held" });
  const young = await read(ana, "90d");
  // Without a time, it is in no hour.
  expect(young).toMatchObject({ since: "2026-05-01", before: null, hours: [] });
  expect(young.total).toEqual({ held: 1, noShow: 0, canceled: 0, open: 0 });
});
