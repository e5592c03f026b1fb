import type { CalendarSettings } from "../account/settings.ts";
import { addDays, listDays, shiftDays, weekdayOf } from "../dates/dates.ts";
import { type Zone, zoneNamed } from "../dates/time-zones.ts";
import { firstAt, wallOf } from "./on-clock.ts";
import { both, cover, type Span } from "./spans.ts";

/** Whose time it is. */
export interface Worker {
  _id: string;
  workingHours: CalendarSettings["workingHours"];
  /** IANA name; null where it is that of whoever looks. */
  timeZone: string | null;
  /** Days of their own, the last ones among them, on which they don’t work. */
  away?: readonly DaysAway[] | undefined;
}

interface DaysAway {
  from: string;
  until: string;
}

const minute = 60_000;
const quarter = 15;
const midnight = 24 * 60;
const wholeDay: Span = { start: 0, end: midnight };

/**
 * When somebody works on a day, by the clock of whoever looks: two spans where a day of theirs ends
 * and another begins within it.
 */
export function workingOn(date: string, worker: Worker, zone: string): Span[] {
  if (worker.timeZone === null || worker.timeZone === zone) {
    return hoursOf(date, worker);
  }
  const [theirs, ours] = [zoneNamed(worker.timeZone), zoneNamed(zone)];
  const spans = [-1, 0, 1].flatMap((by) => {
    const day = shiftDays(date, by);
    if (day === undefined) return [];
    const wall = Date.parse(`${day}T00:00:00Z`);
    const toOurs = (at: number) => wallFrom(ours, theirs.toInstant(wall + at * minute));
    const begins = Date.parse(`${date}T00:00:00Z`);
    return hoursOf(day, worker).map(({ start, end }) => ({
      start: (toOurs(start) - begins) / minute,
      end: (toOurs(end) - begins) / minute,
    }));
  });
  return both(cover(spans.filter(({ start, end }) => start < end)), [wholeDay]);
}

/** When somebody works on some days and around them, by their own clock: instants. */
export function openSpans(
  { workingHours, away }: Pick<Worker, "_id" | "workingHours" | "away">,
  zone: Zone,
  { from, until }: { from: string; until: string },
): Span[] {
  // Two clocks are at most 26 hours apart.
  const days = listDays(addDays(from, -2), addDays(until, 2));
  const spans = days.flatMap((day) => {
    const hours = workingHours[weekdayOf(day)];
    if (!hours || isAway(away, day)) return [];
    return {
      start: firstAt(zone, wallOf(day, minutesOf(hours.from))),
      end: firstAt(zone, wallOf(day, minutesOf(hours.to))),
    };
  });
  return cover(spans.filter(({ start, end }) => start < end));
}

/** When somebody is away at a time of whoever looks; undefined for never. */
export function awayAt(
  date: string,
  at: number,
  { away, timeZone }: Worker,
  zone: string,
): DaysAway | undefined {
  if (!away?.length) return undefined;
  const instant = zoneNamed(zone).toInstant(Date.parse(`${date}T00:00:00Z`) + at * minute);
  const wall = zoneNamed(timeZone ?? zone).toWall(instant);
  return isAway(away, new Date(wall).toISOString().slice(0, 10));
}

function isAway(away: Worker["away"], day: string): DaysAway | undefined {
  return away?.find(({ from, until }) => from <= day && day <= until);
}

function hoursOf(date: string, { workingHours, away }: Worker): Span[] {
  if (isAway(away, date)) return [];
  const hours = workingHours[weekdayOf(date)];
  return hours ? [{ start: minutesOf(hours.from), end: minutesOf(hours.to) }] : [];
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The first time on a clock that is not before an instant: of an hour that comes twice, the first counts. */
function wallFrom(zone: Zone, instant: number): number {
  let wall = zone.toWall(instant);
  if (zone.toInstant(wall) >= instant) return wall;
  const step = quarter * minute;
  wall = Math.ceil(wall / step) * step;
  while (zone.toInstant(wall) < instant) wall += step;
  return wall;
}
