import { expect, test } from "vitest";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { readWithIcalJs } from "../test/calendar/calendar-readers.ts";
import { type Caller, newPerson } from "../test/harness.ts";
import { addAppointment } from "../test/records.ts";

const { day, days, list, remove, update } = appointmentEndpoints;
const { preview, scopes, span } = calendarEndpoints;
const lastWeek = { startDate: "9999-12-26", endDate: "9999-12-31" };
const lastDays = ["9999-12-29", "9999-12-30", "9999-12-31"];

const dates = (all: readonly { date: string }[]) => all.map(({ date }) => date.slice(0, 16));
const rule = "FREQ=DAILY";

/** A daily appointment at 9 from December 29, 9999, and its id. */
async function beginDaily(ana: Caller, repeat = rule) {
  return (await addAppointment(ana, { date: "9999-12-29T09:00", repeat }))._id;
}

test("the last week of the calendar has its appointments, whoever asks for them", async () => {
  const ana = await newPerson({ timeZone: "America/Los_Angeles" });
  await beginDaily(ana);
  await addAppointment(ana, { title: "Late", date: "9999-12-31T23:30", reminder: 10 });
  const late = "9999-12-31T23:30";
  const expected = [...lastDays.map((one) => `${one}T09:00`), late];
  expect(dates((await ana.call(span, { query: lastWeek })).data)).toEqual(expected);
  const newYear = { startDate: "9999-12-31", endDate: "9999-12-31" };
  expect(dates((await ana.call(span, { query: newYear })).data)).toEqual(expected.slice(2));
  const ofDay = await ana.call(day, { params: { date: "9999-12-31" } });
  expect(dates(ofDay.data)).toEqual(expected.slice(2));
  for (const sort of ["date", "-date", "title"] as const) {
    const page = await ana.call(list, { query: { ...lastWeek, sort } });
    expect(dates(page.data).sort()).toEqual(expected);
  }
  const afterTen = { startDate: "9999-12-31T10:00", endDate: "9999-12-31" };
  expect(dates((await ana.call(list, { query: afterTen })).data)).toEqual([late]);
  expect((await ana.call(days, { query: lastWeek })).data.map(({ count }) => count)).toEqual([
    ...[1, 1, 2],
  ]);
  const query = { now: "9999-12-31T23:20" };
  expect((await ana.call(reminderEndpoints.list, { query })).data).toHaveLength(1);
});

test("a preview names the times up to the last day, and all of them are counted", async () => {
  const ana = await newPerson();
  const asked = { date: "9999-12-01T09:00", duration: 60 };
  const endless = await ana.call(preview, { query: { ...asked, repeat: rule } });
  expect([endless.data.length, endless.total]).toEqual([31, null]);
  const ending = await ana.call(preview, { query: { ...asked, repeat: `${rule};UNTIL=99991231` } });
  expect([ending.data.length, ending.total]).toEqual([31, 31]);
});

test("what is deleted up to the last day has no time after it", async () => {
  const ana = await newPerson();
  const id = await beginDaily(ana);
  for (const one of ["9999-12-30", "9999-12-31"]) {
    await ana.call(remove, { params: { id: `${id}_${one}` }, query: { scope: "this" } });
  }
  const query = { now: "9999-12-30T10:00" };
  const { data } = await ana.call(scopes, { params: { id: `${id}_9999-12-29` }, query });
  expect(data.following.first).toBe("9999-12-29T09:00:00.000Z");
  await ana.call(remove, { params: { id: `${id}_9999-12-29` }, query: { scope: "this" } });
  expect((await ana.call(scopes, { params: { id }, query })).data.all.first).toBe(null);
  await ana.send(update, { params: { id }, query: { scope: "all" }, body: { repeat: "" } });
  expect((await ana.call(span, { query: lastWeek })).data.length).toBeLessThan(2);
});

test("times that would move past the calendar are not there", async () => {
  const ana = await newPerson();
  const id = await beginDaily(ana);
  const own = { params: { id: `${id}_9999-12-30` }, body: { title: "Own" } };
  await ana.call(update, { ...own, query: { scope: "this" } });
  await ana.call(update, {
    params: { id: `${id}_9999-12-29` },
    query: { scope: "all" },
    body: { date: "9999-12-31T09:00" },
  });
  const { data } = await ana.call(span, { query: lastWeek });
  expect(data.map(({ title, date }) => `${title} ${date.slice(0, 10)}`)).toEqual([
    "Own 9999-12-30",
    "Call 9999-12-31",
  ]);
});

test("the last month has its report", async () => {
  const ana = await newPerson({ timeZone: "Pacific/Kiritimati" });
  await beginDaily(ana);
  const query = { period: "9999-12-01..9999-12-31", on: "9999-12-31" };
  const { data } = await ana.call(reportEndpoints.appointments, { query });
  expect(data.columns).toHaveLength(31);
  for (const one of [reportEndpoints.contact, reportEndpoints.pipeline]) {
    await ana.call(one, { query });
  }
});

test("a calendar for others stays in the years that it can write", async () => {
  const ana = await newPerson({ timeZone: "America/Los_Angeles" });
  await beginDaily(ana, `${rule};UNTIL=99991231`);
  await addAppointment(ana, { title: "Late", date: "9999-12-31T23:30" });
  const { text } = await ana.download(exportEndpoints.appointments);
  expect(text).not.toMatch(/[:;=][+-]\d{6}/);
  expect(text).toContain("DTEND;TZID=America/Los_Angeles:99991231T235959");
  const shown = readWithIcalJs(text, { from: "9999-12-01", to: "9999-12-31" });
  expect(shown.map(({ at }) => at.slice(0, 16))).toEqual([
    ...lastDays.map((one) => `${one}T09:00`),
    "9999-12-31T23:30",
  ]);
});

test("the first day of the calendar has no day before", async () => {
  const ana = await newPerson();
  await addAppointment(ana, { date: "0001-01-01T23:30" });
  const query = { startDate: "0001-01-01", endDate: "0001-01-06" };
  const found = await ana.call(span, { query });
  expect([found.data.length, found.before.length, found.total]).toEqual([1, 0, 1]);
  const ofDay = await ana.call(day, { params: { date: "0001-01-01" } });
  expect(ofDay.data).toHaveLength(1);
  const next = await ana.call(span, { query: { startDate: "0001-01-02", endDate: "0001-01-02" } });
  expect(next.before).toHaveLength(1);
});
