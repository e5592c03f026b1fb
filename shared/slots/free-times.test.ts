import { expect, test } from "vitest";
import { defaultSettings } from "../account/settings.ts";
import { addDays, listDays, weekdayOf } from "../dates/dates.ts";
import { platformZone } from "../dates/time-zones.ts";
import { type FreeTime, freeTimes, startsIn, type Taking } from "./free-times.ts";
import type { Worker } from "./working.ts";

const zone = "America/New_York";
const { workingHours } = defaultSettings.calendar;
const marta: Worker = { _id: "marta", workingHours, timeZone: zone };
const anna: Worker = { _id: "anna", workingHours, timeZone: "America/Chicago" };

function booked(date: string, duration: number, host: string, ...attending: string[]): Taking {
  return { date: `${date}:00.000Z`, duration, outcome: null, host, attending };
}

function hoursIn(found: readonly FreeTime[]) {
  return found.map(({ date, start, end }) => [date.slice(5), start / 60, end / 60]);
}

const monday = "2026-11-23";
const ask = { days: [monday], appointments: [], people: [marta], zone };

test("all of the working time is free where nothing is booked, and nobody's is of nobody", () => {
  expect(hoursIn(freeTimes(ask))).toEqual([["11-23", 9, 17]]);
  expect(hoursIn(freeTimes({ ...ask, days: ["2026-11-22"] }))).toEqual([]);
  expect(freeTimes({ ...ask, people: [] })).toEqual([]);
});

test("several are free where all of them work, each by the clock of their own zone", () => {
  expect(hoursIn(freeTimes({ ...ask, people: [marta, anna] }))).toEqual([["11-23", 10, 17]]);
  const nearby = { ...anna, timeZone: null };
  expect(hoursIn(freeTimes({ ...ask, people: [marta, nearby] }))).toEqual([["11-23", 9, 17]]);
});

test("whoever hosts or attends is taken; what others do, what is canceled and what has no time takes none", () => {
  const appointments = [
    booked(`${monday}T10:00`, 60, "anna", "marta"),
    booked(`${monday}T12:00`, 60, "ben"),
    { ...booked(`${monday}T13:00`, 60, "marta"), outcome: "canceled" as const },
    { ...booked(`${monday}T13:00`, 60, "marta"), date: monday },
    booked(`${monday}T16:00`, 45, "marta"),
  ];
  expect(hoursIn(freeTimes({ ...ask, appointments }))).toEqual([
    ["11-23", 9, 10],
    ["11-23", 11, 16],
    ["11-23", 16.75, 17],
  ]);
  expect(hoursIn(freeTimes({ ...ask, appointments, least: 30 }))).toHaveLength(2);
});

test("what is offered begins on a quarter hour and ends in time", () => {
  expect(startsIn({ start: 800, end: 885 }, 60)).toEqual([810, 825]);
  expect(startsIn({ start: 800, end: 865 }, 60)).toEqual([]);
});

test("nothing is free before now", () => {
  const from = { date: monday, minute: 13 * 60 + 20 };
  const days = [addDays(monday, -3), monday];
  expect(freeTimes({ ...ask, days, from })).toEqual([{ date: monday, start: 800, end: 1020 }]);
});

test("what runs past midnight takes time of the next day", () => {
  const night = { ...marta, workingHours: Array(7).fill({ from: "00:00", to: "02:00" }) };
  const appointments = [booked("2026-11-22T23:30", 60, "marta")];
  expect(hoursIn(freeTimes({ ...ask, appointments, people: [night] }))).toEqual([
    ["11-23", 0.5, 2],
  ]);
});

test("who is half a world away works in two parts of a day", () => {
  const kiri = { ...marta, timeZone: "Pacific/Auckland" };
  // 9 to 5 there is 3 pm to 11 pm here, the day before: Friday’s here is their Saturday.
  expect(hoursIn(freeTimes({ ...ask, people: [kiri] }))).toEqual([["11-23", 15, 23]]);
  const long = { ...kiri, workingHours: Array(7).fill({ from: "06:00", to: "23:00" }) };
  expect(hoursIn(freeTimes({ ...ask, people: [long] }))).toEqual([
    ["11-23", 0, 5],
    ["11-23", 12, 24],
  ]);
});

test("an hour that the clock leaves out is not free", () => {
  const always = { ...marta, workingHours: Array(7).fill({ from: "00:00", to: "06:00" }) };
  expect(hoursIn(freeTimes({ ...ask, days: ["2026-03-08"], people: [always] }))).toEqual([
    ["03-08", 0, 2],
    ["03-08", 3, 6],
  ]);
});

test("random weeks are the same as counted minute by minute", () => {
  const random = randomFrom(20261128);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T; // as: never empty
  const zones = [zone, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"];
  const clock = (quarters: number) =>
    `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
  for (let round = 0; round < 150; round++) {
    const first = addDays(
      pick(["2026-03-06", "2026-03-27", "2026-10-02", "2026-10-30"]),
      round % 3,
    );
    const people = ["a", "b", "c"].slice(0, 1 + (round % 3)).map((_id) => ({
      _id,
      timeZone: pick([...zones, null]),
      workingHours: Array.from({ length: 7 }, () => {
        // Not in the hours of the night that a change of the clock leaves out or repeats.
        const from = 12 + Math.floor(random() * 28);
        const to = from + 20 + Math.floor(random() * (75 - from));
        return random() < 0.15 ? null : { from: clock(from), to: clock(Math.min(to, 95)) };
      }),
    }));
    const days = listDays(first, addDays(first, 2));
    const appointments = Array.from({ length: 8 }, () => ({
      ...booked(
        `${addDays(first, Math.floor(random() * 4) - 1)}T${clock(Math.floor(random() * 96))}`,
        15 * (1 + Math.floor(random() * 20)),
        pick(["a", "b", "c", "d"]),
        ...(random() < 0.3 ? [pick(["a", "b", "c"])] : []),
      ),
      outcome: random() < 0.1 ? ("canceled" as const) : null,
    }));
    const from = { date: first, minute: Math.floor(random() * 1440) };
    const asked = { days, appointments, people, zone: pick(zones), from };
    expect(freeTimes(asked)).toEqual(countedFree(asked));
  }
});

/** Minute by minute, without any spans. */
function countedFree({
  days,
  appointments,
  people,
  zone: ours,
  from,
}: Required<Omit<Parameters<typeof freeTimes>[0], "least">>): FreeTime[] {
  const here = platformZone(ours);
  if (!here) throw new Error("no such zone");
  const isFree = (date: string, minute: number) => {
    if (date < from.date || (date === from.date && minute < from.minute)) return false;
    const wall = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
    const instant = here.toInstant(wall);
    if (here.toWall(instant) !== wall) return false;
    return people.every(({ _id, workingHours: hours, timeZone }) => {
      const there = platformZone(timeZone ?? ours);
      const at = new Date(there?.toWall(instant) ?? 0).toISOString();
      const day = hours[weekdayOf(at.slice(0, 10))];
      if (!day || at.slice(11, 16) < day.from || at.slice(11, 16) >= day.to) return false;
      return !appointments.some(({ date: begins, duration, outcome, host, attending }) => {
        const start = here.toInstant(Date.parse(begins));
        const isTheirs = host === _id || attending.includes(_id);
        return (
          isTheirs &&
          outcome !== "canceled" &&
          start <= instant &&
          instant < start + duration * 60_000
        );
      });
    });
  };
  return days.flatMap((date) => {
    const found: FreeTime[] = [];
    for (let minute = 0; minute < 1440; minute++) {
      if (!isFree(date, minute)) continue;
      const last = found.at(-1);
      if (last?.end === minute) last.end = minute + 1;
      else found.push({ date, start: minute, end: minute + 1 });
    }
    return found;
  });
}

/** The same numbers each time (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
