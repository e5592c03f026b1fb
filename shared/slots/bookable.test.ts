import { expect, test } from "vitest";
import { defaultSettings } from "../account/settings.ts";
import { platformZone, utc } from "../dates/time-zones.ts";
import { type BookingRules, findBookable, type Taken, type Taker } from "./bookable.ts";

const zone = "America/New_York";
const newYork = platformZone(zone) ?? utc;
const { workingHours } = defaultSettings.calendar;
const rules: BookingRules = {
  ...{ _id: "call", hours: null, from: null, until: null, notice: 0, reach: 28 },
  ...{ breakBefore: 0, breakAfter: 0, mostADay: null, together: false },
};
const marta: Taker = { _id: "marta", workingHours, timeZone: zone, taken: [] };

/** An instant, by the clock in New York. */
const at = (text: string) => newYork.toInstant(Date.parse(`${text}:00.000Z`));

function booked(from: string, minutes: number, facts: Partial<Taken> = {}): Taken {
  return { start: at(from), end: at(from) + minutes * 60_000, ...facts };
}

/** Wednesday, 1:20 pm. */
const now = at("2026-11-25T13:20");
const friday = { from: "2026-11-27", until: "2026-11-27" };
const ask = { rules, length: 30, takers: [marta], zone, now, days: friday };
/** All within reach. */
const { days: _, ...askAll } = ask;

type Changes = Partial<Omit<typeof ask, "rules">> & { rules?: Partial<BookingRules> };

function found(changes: Changes = {}) {
  return findBookable({ ...ask, ...changes, rules: { ...rules, ...changes.rules } });
}

function timesOf(changes: Changes) {
  const toText = (instant: number) => new Date(newYork.toWall(instant)).toISOString();
  return found(changes).starts.map((start) => toText(start.at).slice(11, 16));
}

test("meetings begin every half hour, shorter ones every quarter, and end within the hours", () => {
  expect(timesOf({})).toHaveLength(16);
  expect(timesOf({ length: 60 }).at(-1)).toBe("16:00");
  expect(timesOf({ length: 15 }).slice(0, 3)).toEqual(["09:00", "09:15", "09:30"]);
  expect(timesOf({ length: 540 })).toEqual([]);
});

test("the last day is as many days ahead as customers may book; before the notice is over, nothing is free", () => {
  const days = ({ rules: changed }: Changes) =>
    findBookable({ ...askAll, rules: { ...rules, ...changed } }).starts;
  expect(days({}).at(-1)?.date).toBe("2026-12-23");
  expect(days({})[0]?.at).toBe(at("2026-11-25T13:30"));
  expect(days({ rules: { notice: 1440 } })[0]?.at).toBe(at("2026-11-26T13:30"));
  const december = { from: "2026-12-01", until: "2026-12-02" };
  expect(new Set(days({ rules: december }).map(({ date }) => date))).toEqual(
    new Set(["2026-12-01", "2026-12-02"]),
  );
});

test("a break is kept to all appointments, and that of what is booked counts as well", () => {
  const taken = [booked("2026-11-27T11:00", 60)];
  const takers = [{ ...marta, taken }];
  expect(timesOf({ takers }).slice(3, 6)).toEqual(["10:30", "12:00", "12:30"]);
  expect(timesOf({ takers, rules: { breakAfter: 10 } }).slice(2, 4)).toEqual(["10:00", "12:00"]);
  expect(timesOf({ takers, rules: { breakBefore: 10 } }).slice(3, 5)).toEqual(["10:30", "12:30"]);
  const resting = [{ ...marta, taken: [booked("2026-11-27T11:00", 60, { breakAfter: 5 })] }];
  expect(timesOf({ takers: resting }).slice(3, 5)).toEqual(["10:30", "12:30"]);
});

test("at most so many of a type are booked on a day", () => {
  const call = { type: "call" };
  const taken = [booked("2026-11-27T09:00", 30, call), booked("2026-11-27T10:00", 30, call)];
  expect(timesOf({ takers: [{ ...marta, taken }], rules: { mostADay: 3 } })).toHaveLength(14);
  expect(timesOf({ takers: [{ ...marta, taken }], rules: { mostADay: 2 } })).toEqual([]);
  const others = taken.map((one) => ({ ...one, type: "visit" }));
  expect(timesOf({ takers: [{ ...marta, taken: others }], rules: { mostADay: 2 } })).toHaveLength(
    14,
  );
});

test("one of several has time where anybody has, all together where everybody has", () => {
  const ben: Taker = { ...marta, _id: "ben", timeZone: "America/Chicago" };
  const busy = { ...marta, taken: [booked("2026-11-27T09:00", 240)] };
  const inTurn = found({ takers: [busy, ben] }).starts;
  expect(inTurn.map(({ takers }) => takers.join("+"))).toEqual([
    ...Array(6).fill("ben"),
    ...Array(8).fill("marta+ben"),
    ...Array(2).fill("ben"),
  ]);
  const together = found({ takers: [busy, ben], rules: { together: true } }).starts;
  expect(together.map(({ at: start }) => start)).toEqual(
    inTurn.filter(({ takers }) => takers.length === 2).map(({ at: start }) => start),
  );
  expect(found({ takers: [] })).toMatchObject({ starts: [], inHours: 0 });
});

test("own hours of a type count instead of the working hours; nobody is booked on days away", () => {
  const hours = workingHours.map(() => ({ from: "18:00", to: "19:00" }));
  const away = [{ from: "2026-11-28", until: "2026-11-29" }];
  const days = { from: "2026-11-27", until: "2026-11-30" };
  const { starts } = found({ days, rules: { hours }, takers: [{ ...marta, away }] });
  expect(starts.map(({ at: start }) => start)).toEqual([
    at("2026-11-27T18:00"),
    at("2026-11-27T18:30"),
    at("2026-11-30T18:00"),
    at("2026-11-30T18:30"),
  ]);
});

test("a night that leaves an hour out offers none of it, one that has it twice offers it once", () => {
  const hours = workingHours.map(() => ({ from: "00:00", to: "04:00" }));
  const night = (day: string) =>
    timesOf({
      ...{ rules: { hours }, now: at("2026-03-01T00:00"), days: { from: day, until: day } },
    });
  expect(night("2026-03-08")).toEqual(["00:00", "00:30", "01:00", "01:30", "03:00", "03:30"]);
  const autumn = timesOf({
    ...{ rules: { hours }, now: at("2026-10-31T00:00"), length: 120 },
    days: { from: "2026-11-01", until: "2026-11-01" },
  });
  // The hour from 1 to 2 is there twice, so what begins at 0:30 for two hours ends at 1:30.
  expect(autumn).toEqual(["00:00", "00:30", "01:00", "01:30", "02:00"]);
});

test("the sum tells of each time that is not free the first reason", () => {
  const taken = [booked("2026-11-27T11:00", 60), booked("2026-11-27T09:00", 30, { type: "call" })];
  const takers = [{ ...marta, taken }];
  const sum = found({ takers, rules: { breakAfter: 10, notice: 45 * 60 } });
  expect(sum).toMatchObject({
    inHours: 16,
    lost: { notice: 3, taken: 2, break: 1, most: 0 },
  });
  expect(sum.starts).toHaveLength(10);
  expect(found({ takers, rules: { mostADay: 1 } }).lost).toEqual({
    ...{ notice: 0, taken: 3, break: 0, most: 13 },
  });
});

test("four weeks of a busy person take less than ten milliseconds", () => {
  const taken = Array.from({ length: 1200 }, (_, index) => {
    const start = now + (index * 37 + (index % 7)) * 15 * 60_000;
    return { start, end: start + 30 * 60_000, type: index % 3 ? "call" : null };
  });
  const busy = { ...askAll, takers: [{ ...marta, taken }] };
  const given = { rules: { ...rules, breakAfter: 10, mostADay: 4 } };
  findBookable({ ...busy, ...given });
  const rounds = 20;
  // Of the processor, whatever else it does.
  const begins = process.cpuUsage().user;
  for (let round = 0; round < rounds; round++) findBookable({ ...busy, ...given });
  expect((process.cpuUsage().user - begins) / 1000 / rounds).toBeLessThan(10);
});
