import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "../../tools/random.ts";
import { addDays, weekdayOf } from "../dates/dates.ts";
import { platformZone, utc } from "../dates/time-zones.ts";
import {
  type Bookable,
  type BookingRules,
  findBookable,
  stepFor,
  type Taken,
  type Taker,
} from "./bookable.ts";

// Whatever rules, zones and appointments: the same as a recount minute by minute that knows clocks only by
// looking at them.

const minute = 60_000;
const dayLength = 1440;

const clock = fc.nat(dayLength - 1).map((at) => new Date(at * minute).toISOString().slice(11, 16));
const hours = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ from: "09:00", to: "17:00" }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(clock, clock)
      .filter(([one, other]) => one !== other)
      .map((both) => both.toSorted())
      .map(([from = "", to = ""]) => ({ from, to })),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);
const week = fc.array(hours, { minLength: 7, maxLength: 7 });

/** With nights in which clocks change by an hour, by half of one, at midnight, and by a whole day. */
const nights = [
  ["America/New_York", "2026-03-07"],
  ["America/New_York", "2026-10-31"],
  ["Europe/Berlin", "2026-03-28"],
  ["Europe/Berlin", "2026-10-24"],
  ["Australia/Lord_Howe", "2026-04-04"],
  ["Australia/Lord_Howe", "2026-10-03"],
  ["Africa/Cairo", "2026-04-23"],
  ["Africa/Cairo", "2026-10-29"],
  ["America/Havana", "2026-03-07"],
  ["America/Santiago", "2026-09-05"],
  ["Pacific/Apia", "2011-12-29"],
  ["Asia/Kathmandu", "2026-06-01"],
] as const;

const places = [...new Set(nights.map(([place]) => place))];
/** Most are of those places, for what is known of a zone at a minute is only looked up once. */
const anyZone = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...places) },
  { weight: 1, arbitrary: fc.constantFrom(...Intl.supportedValuesOf("timeZone")) },
);

const days = 4;

interface Case {
  rules: BookingRules;
  length: number;
  takers: Taker[];
  zone: string;
  now: number;
}

const pause = fc.constantFrom(0, 0, 5, 10, 15, 30, 45, 60, 120);

const cases: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...nights), anyZone, fc.boolean())
  .chain(([[place, night], other, isOther]) => {
    const zone = isOther ? other : place;
    const begins = Date.parse(`${addDays(night, -1)}T00:00:00Z`);
    const later = (most: number) => fc.nat(most).map((past) => begins + past * minute);
    const taken: fc.Arbitrary<Taken> = fc
      .record({
        start: later((days + 2) * dayLength),
        length: fc.nat({ max: 48 }).map((quarters) => (quarters + 1) * 15),
        breakBefore: pause,
        breakAfter: pause,
        type: fc.constantFrom("this", "other", null),
      })
      .map(({ length, start, ...facts }) => ({ start, end: start + length * minute, ...facts }));
    const day = fc.nat(days).map((past) => addDays(night, past - 1));
    const away = fc.array(
      fc.tuple(day, fc.nat(1)).map(([from, more]) => ({ from, until: addDays(from, more) })),
      { maxLength: 1 },
    );
    const taker = fc.record({
      workingHours: week,
      timeZone: fc.oneof(fc.constantFrom(zone, place), anyZone),
      away,
      taken: fc.array(taken, { maxLength: 10 }),
    });
    return fc.record({
      rules: fc.record({
        _id: fc.constant("this"),
        hours: fc.option(week),
        from: fc.option(day, { freq: 1 }),
        until: fc.option(day, { freq: 1 }),
        notice: fc.constantFrom(0, 0, 30, 60, 240, 1440, 2880),
        reach: fc.integer({ min: 1, max: days - 1 }),
        breakBefore: pause,
        breakAfter: pause,
        mostADay: fc.option(fc.integer({ min: 1, max: 4 })),
        together: fc.boolean(),
      }),
      length: fc.constantFrom(15, 30, 30, 45, 60, 90, 180, 720),
      takers: fc
        .array(taker, { minLength: 1, maxLength: 3 })
        .map((all) => all.map((one, place) => ({ ...one, _id: `t${place}` }))),
      zone: fc.constant(zone),
      now: later(2 * dayLength),
    });
  });

test(
  "thousands of days are the same as counted minute by minute",
  () => {
    let counted = 0;
    let free = 0;
    fc.assert(
      fc.property(cases, (one) => {
        const expected = recount(one);
        expect(findBookable(one)).toEqual(expected);
        counted += one.rules.reach + 1;
        free += expected.starts.length;
      }),
      { numRuns: scaled(300) },
    );
    expect(counted).toBeGreaterThan(700);
    expect(free).toBeGreaterThan(3000);
  },
  scaled(30_000),
);

function recount({ rules, length, takers, zone, now }: Case): Bookable {
  const first = Math.floor(now / (dayLength * minute)) * dayLength - 3 * dayLength;
  const minutes = Array.from({ length: (days + 7) * dayLength }, (_, at) => first + at);
  const wallsOf = (name: string) => {
    const place = platformZone(name) ?? utc;
    return minutes.map((at) => place.toWall(at * minute) / minute);
  };
  const walls = wallsOf(zone);
  const dayOf = (wall: number) => new Date(wall * minute).toISOString().slice(0, 10);
  const today = dayOf(walls[Math.floor(now / minute) - first] ?? 0);
  const people = takers.map((taker) => toMinutes(taker));
  const found: Bookable = {
    starts: [],
    inHours: 0,
    lost: { notice: 0, taken: 0, break: 0, most: 0 },
  };
  const seen = new Set<number>();
  for (const [at, wall] of walls.entries()) {
    const isFirst = !seen.has(wall);
    seen.add(wall);
    const start = (first + at) * minute;
    if (!isFirst || wall % stepFor(length) !== 0 || start < now) continue;
    const date = dayOf(wall);
    if (date < today || date > addDays(today, rules.reach)) continue;
    if ((rules.from && date < rules.from) || (rules.until && date > rules.until)) continue;
    const every = rules.together ? "every" : "some";
    const without = (reasons: readonly string[]) =>
      people[every]((person) => isFree(person, at, date, reasons));
    if (!without(["notice", "taken", "break", "most"])) continue;
    found.inHours++;
    if (!without(["taken", "break", "most"])) found.lost.notice++;
    else if (!without(["break", "most"])) found.lost.taken++;
    else if (!without(["most"])) found.lost.break++;
    else if (!without([])) found.lost.most++;
    else {
      const able = takers.filter((_, place) => {
        const person = people[place];
        return person && isFree(person, at, date, []);
      });
      found.starts.push({ at: start, date, takers: able.map(({ _id }) => _id) });
    }
  }
  return found;

  function toMinutes({ timeZone, workingHours, away, taken }: Taker) {
    const own = wallsOf(timeZone);
    const works = new Uint8Array(minutes.length);
    const week = rules.hours ?? workingHours;
    for (let past = -5; past < days + 5; past++) {
      const day = addDays(today, past);
      const midnight = Date.parse(`${day}T00:00:00Z`) / minute;
      const hours = week[weekdayOf(day)];
      if (!hours || away?.some(({ from, until }) => from <= day && day <= until)) continue;
      const reached = (text: string) => {
        const wall = midnight + Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
        return own.findIndex((shown) => shown >= wall);
      };
      const [begin, end] = [reached(hours.from), reached(hours.to)];
      if (begin > 0 && end > 0) works.fill(1, begin, end);
    }
    const shown = new Set<number>();
    const isFirst = own.map((wall) => {
      const isNew = !shown.has(wall);
      shown.add(wall);
      return isNew;
    });
    const busy = new Uint8Array(minutes.length);
    const resting = new Uint8Array(minutes.length);
    for (const { start, end, breakBefore = 0, breakAfter = 0 } of taken) {
      const [begin, until] = [start / minute - first, end / minute - first];
      busy.fill(1, Math.max(0, begin), Math.max(0, until));
      resting.fill(1, Math.max(0, begin - breakBefore), Math.max(0, until + breakAfter));
    }
    const booked = taken
      .filter(({ type }) => type === rules._id)
      .map(({ start }) => dayOf(walls[start / minute - first] ?? 0));
    return { works, busy, resting, booked, isFirst };
  }

  function isFree(
    { works, busy, resting, booked, isFirst }: ReturnType<typeof toMinutes>,
    at: number,
    date: string,
    ignored: readonly string[],
  ): boolean {
    const has = (reason: string) => !ignored.includes(reason);
    const any = (marks: Uint8Array, from: number, to: number) =>
      marks.subarray(from, to).includes(1);
    const end = at + length;
    if (works.subarray(at, end).includes(0) || !isFirst[at]) return false;
    if (has("notice") && (first + at) * minute < now + rules.notice * minute) return false;
    if (has("taken") && any(busy, at, end)) return false;
    const { breakBefore, breakAfter, mostADay } = rules;
    if (has("break") && any(busy, at - breakBefore, end + breakAfter)) return false;
    if (has("break") && any(resting, at, end)) return false;
    return !(
      has("most") &&
      mostADay !== null &&
      booked.filter((day) => day === date).length >= mostADay
    );
  }
}
