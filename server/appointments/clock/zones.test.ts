import fc from "fast-check";
import { expect, test } from "vitest";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { calendarEndpoints } from "../../../shared/calendar.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { listExports } from "../../../shared/lists/list-exports.ts";
import { searchEndpoints } from "../../../shared/lists/search.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { randomSeed } from "../../../tools/random.ts";
import { startApp } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { addCompany, addCustomer, readPages } from "../../test/records.ts";

const zones = ["Europe/Berlin", "America/New_York", "America/Chicago", "Australia/Lord_Howe"];

async function startDesk() {
  const app = await startApp();
  app.clock.set("2026-05-04T10:00:00.000Z");
  const [first = "", ...others] = zones;
  const owner = await app.signUp({ timeZone: first });
  const people = [{ ...owner, zone: first }];
  for (const zone of others) {
    people.push({ ...(await joinDesk(app, owner, "member", zone)), zone });
  }
  const { _id: company } = await addCompany(owner);
  const { _id: customer } = await addCustomer(owner, company);
  return { app, people, company, customer };
}

type Person = Awaited<ReturnType<typeof startDesk>>["people"][number];
interface Meeting {
  _id: string;
  date: string;
  host: string;
}

/** A time of one clock by another, told by the platform. */
function translate(date: string, from: string, to: string): string {
  if (date.length === 10) return date;
  const there = Temporal.PlainDateTime.from(date.slice(0, -1)).toZonedDateTime(from);
  const wall = there.withTimeZone(to).toPlainDateTime();
  return `${wall.toString({ smallestUnit: "millisecond" })}Z`;
}

function instantOf(date: string, zone: string, reader: string): number {
  const at =
    date.length === 10
      ? { wall: date, zone: reader, less: 0.5 }
      : { wall: date.slice(0, -1), zone, less: 0 };
  return Temporal.PlainDateTime.from(at.wall).toZonedDateTime(at.zone).epochMilliseconds - at.less;
}

/** All pages of a list. */
async function readList(person: Person, query: object, limit: number) {
  const all: Meeting[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = { ...query, limit, ...(cursor && { cursor }) };
    const { data, nextCursor, total } = await person.call(appointmentEndpoints.list, {
      query: page,
    });
    all.push(...data);
    if (!nextCursor) return { all, total };
    cursor = nextCursor;
  }
}

/** Nights in which clocks change, in all these zones, and days beside them. */
const windows = [
  "2026-03-06",
  "2026-03-27",
  "2026-04-03",
  "2026-10-02",
  "2026-10-23",
  "2026-10-30",
];

const entered = fc.record({
  host: fc.nat(zones.length - 1),
  window: fc.constantFrom(...windows),
  day: fc.nat(4),
  quarter: fc.option(fc.nat(95), { freq: 6 }),
  repeat: fc.constantFrom(
    ...["", "", "", "FREQ=DAILY;COUNT=5", "FREQ=DAILY;INTERVAL=2;UNTIL=20261110", "FREQ=WEEKLY"],
    ...["FREQ=WEEKLY;INTERVAL=2;COUNT=9", "FREQ=MONTHLY;COUNT=4", "FREQ=YEARLY"],
  ),
});

function toDate({ window, day, quarter }: { window: string; day: number; quarter: number | null }) {
  const date = addDays(window, day);
  if (quarter === null) return date;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date}T${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}:00.000Z`;
}

const byId = (one: Meeting, other: Meeting) => (one._id < other._id ? -1 : 1);
const brief = (all: readonly Meeting[]) => all.map(({ _id, date }) => ({ _id, date }));

test("an appointment is at one moment for readers in all zones, wherever they read it", {
  timeout: 120_000,
}, async () => {
  const { people, company, customer } = await startDesk();
  const zoneOf = new Map(people.map(({ user, zone }) => [user._id, zone]));
  const samples = fc.sample(entered, { seed: randomSeed, numRuns: 60 });
  for (const [index, one] of samples.entries()) {
    const host = people[one.host];
    const body = { date: toDate(one), repeat: one.repeat, company, customer };
    await host?.call(appointmentEndpoints.create, { body: { title: `Meeting ${index}`, ...body } });
  }
  const year = { startDate: "2026-01-01", endDate: "2027-01-31" };
  const truth: Meeting[] = [];
  for (const person of people) {
    const { all } = await readList(person, { ...year, who: "me" }, 200);
    truth.push(...all);
  }
  const timed = truth.filter(({ date }) => date.length > 10);
  expect(timed.length).toBeGreaterThan(100);
  for (const reader of people) {
    const tell = ({ date, host }: Meeting) => translate(date, zoneOf.get(host) ?? "", reader.zone);
    const told = truth.map((one) => ({ ...one, date: tell(one) }));
    const at = (id: string) => {
      const one = truth.find(({ _id }) => _id === id);
      return one ? instantOf(one.date, zoneOf.get(one.host) ?? "", reader.zone) : Number.NaN;
    };
    const within = (from: string, to: string) =>
      told.filter(({ date }) => date.slice(0, 10) >= from && date.slice(0, 10) <= to);

    for (const window of windows) {
      const [startDate, endDate] = [window, addDays(window, 6)];
      const expected = brief(within(startDate, endDate).toSorted(byId));
      const query = { startDate, endDate };
      for (const sort of ["date", "-date", "title", "createdAt"]) {
        const { all, total } = await readList(reader, { ...query, sort }, 7);
        expect(brief(all.toSorted(byId))).toEqual(expected);
        expect(total).toBe(expected.length);
      }
      const { all } = await readList(reader, query, 5);
      const inGap = (one: Meeting) =>
        tell(one) !== one.date &&
        translate(tell(one), reader.zone, zoneOf.get(one.host) ?? "") !== one.date;
      const order = all.filter((one) => {
        const own = truth.find(({ _id }) => _id === one._id);
        return own && !inGap(own);
      });
      expect(order.map(({ _id }) => _id)).toEqual(
        order
          .toSorted((one, other) => at(one._id) - at(other._id) || byId(one, other))
          .map(({ _id }) => _id),
      );
      const span = await reader.call(calendarEndpoints.span, { query });
      expect(brief(span.data.toSorted(byId))).toEqual(expected);
      expect(span.total).toBe(expected.length);
      const { data: days } = await reader.call(appointmentEndpoints.days, { query });
      const counted = Map.groupBy(expected, ({ date }) => date.slice(0, 10));
      expect(days).toEqual(
        [...counted]
          .map(([date, of]) => ({ date, count: of.length }))
          .sort((a, b) => (a.date < b.date ? -1 : 1)),
      );
      for (const { date } of days) {
        const day = await reader.call(appointmentEndpoints.day, { params: { date }, query: {} });
        expect(brief(day.data.toSorted(byId))).toEqual(brief(within(date, date).toSorted(byId)));
      }
      const file = (await reader.send(listExports.appointments.csv, { query })).body;
      const lines = file.split("\r\n").slice(1).filter(Boolean).sort();
      const titles = new Map(
        all.map(({ _id, ...one }) => [_id, "title" in one ? String(one.title) : ""]),
      );
      expect(lines.map((line) => line.split(",").slice(0, 2).join())).toEqual(
        expected
          .map(({ _id, date }) => `${titles.get(_id)},${date.replace("T", " ").slice(0, 16)}`)
          .sort(),
      );
    }
    const all = await readList(reader, {}, 200);
    expect((await readList(reader, { sort: "-date" }, 60)).all).toHaveLength(all.total);

    const entries = await readPages((cursor) => {
      const query = { show: "appointments" as const, limit: 20, ...(cursor && { cursor }) };
      return reader.call(storyEndpoints.ofCustomer, { params: { id: customer }, query });
    });
    const story: Meeting[] = entries.flatMap((one) =>
      one.type === "appointment" ? one.appointment : [],
    );
    expect(new Set(story.map(({ _id }) => _id)).size).toBe(story.length);
    for (const { _id, date } of story) {
      const one = told.find((each) => each._id === _id);
      if (one) expect(date).toBe(one.date);
    }
    for (const { _id, date } of truth.slice(0, 20)) {
      const { data } = await reader.call(appointmentEndpoints.get, { params: { id: _id } });
      expect(data.date).toBe(told.find((one) => one._id === _id)?.date ?? date);
    }
    const { data: found } = await reader.call(searchEndpoints.find, { query: { q: "Meeting 1" } });
    expect(found.appointments.length).toBeGreaterThan(0);
    for (const { _id, date, repeat } of found.appointments.map((one) => ({ repeat: "", ...one }))) {
      if (repeat === "")
        expect([undefined, date]).toContain(told.find((one) => one._id === _id)?.date);
    }
  }
});

test("whoever writes does so by their own clock, and another host leaves the moment", async () => {
  const { people, company, customer } = await startDesk();
  const run = fc.asyncProperty(entered, fc.nat(3), fc.nat(3), async (one, by, next) => {
    const [host, writer, other] = [people[one.host], people[by], people[next]];
    if (!host || !writer || !other) return;
    const shown = toDate({ ...one, quarter: one.quarter ?? 0 });
    const body = { title: "Call", date: shown, company, customer, host: host.user._id };
    const { data: made } = await writer.call(appointmentEndpoints.create, { body });
    const params = { id: made._id };
    const read = async (person: Person) =>
      (await person.call(appointmentEndpoints.get, { params })).data.date;
    // What a night shows twice, or not at all, is another time for who reads it back.
    const moment = translate(translate(shown, writer.zone, "UTC"), "UTC", host.zone);
    fc.pre(translate(moment, host.zone, writer.zone) === shown);
    expect(made.date).toBe(shown);
    for (const person of people)
      expect(await read(person)).toBe(translate(shown, writer.zone, person.zone));
    const change = { host: other.user._id };
    await writer.call(appointmentEndpoints.update, { params, body: change });
    fc.pre(translate(translate(shown, writer.zone, other.zone), other.zone, writer.zone) === shown);
    for (const person of people)
      expect(await read(person)).toBe(translate(shown, writer.zone, person.zone));
    const { data: acts } = await writer.call(historyEndpoints.list, { query: { limit: 1 } });
    const moved = acts[0]?.fields.find(({ field }) => field === "date");
    // By whoever asks, the time is the same before and after.
    if (moved) expect([moved.from, moved.to]).toEqual([shown, shown]);
    const kept = { title: "Talk", date: await read(writer) };
    await writer.call(appointmentEndpoints.update, { params, body: kept });
    for (const person of people)
      expect(await read(person)).toBe(translate(shown, writer.zone, person.zone));
  });
  await fc.assert(run, { numRuns: 40 });
});

test("what is handed over stays at its moment", async () => {
  const { people, company, customer } = await startDesk();
  const [berlin, newYork] = people;
  if (!berlin || !newYork) throw new Error("Nobody is there");
  const book = async (date: string, repeat = "") => {
    const body = { title: "Call", date, repeat, company, customer };
    return (await newYork.call(appointmentEndpoints.create, { body })).data._id;
  };
  const single = await book("2026-05-20T22:00:00.000Z");
  const series = await book("2026-05-21T09:00:00.000Z", "FREQ=DAILY;COUNT=3");
  const day = await book("2026-05-22");
  await newYork.call(deskEndpoints.leave, { body: { handOverTo: berlin.user._id } });
  const read = async (id: string) =>
    (await berlin.call(appointmentEndpoints.get, { params: { id } })).data;
  expect(await read(single)).toMatchObject({ date: "2026-05-21T04:00:00.000Z" });
  expect(await read(series)).toMatchObject({
    host: berlin.user._id,
    date: "2026-05-21T15:00:00.000Z",
    lastTime: "2026-05-23T15:00:00.000Z",
  });
  expect(await read(`${series}_2026-05-22`)).toMatchObject({ date: "2026-05-22T15:00:00.000Z" });
  expect(await read(day)).toMatchObject({ date: "2026-05-22" });
});

test("a draft overlaps what is booked at that moment, whatever the clocks show", async () => {
  const { people, company, customer } = await startDesk();
  const [berlin, newYork] = people;
  if (!berlin || !newYork) throw new Error("Nobody is there");
  const body = { title: "Late", date: "2026-05-20T22:00:00.000Z", company, customer };
  await newYork.call(appointmentEndpoints.create, { body });
  const preview = async (date: string) => {
    const query = { date, duration: 60, repeat: "" };
    return (await berlin.call(calendarEndpoints.preview, { query })).data[0]?.overlaps?.title;
  };
  expect(await preview("2026-05-21T04:00:00.000Z")).toBe("Late");
  expect(await preview("2026-05-20T22:00:00.000Z")).toBeUndefined();
});
