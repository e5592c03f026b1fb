import { shiftDays } from "../dates/dates.ts";
import type { Zone } from "../dates/time-zones.ts";
import type { Span } from "./spans.ts";

const minute = 60_000;
const quarter = 15 * minute;

/** What `Date.UTC` makes of a day and the minutes on the clock. */
export function wallOf(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * minute;
}

/** The first instant at which a clock shows a time or has gone past it: a change of the clock may leave it out. */
export function firstAt(zone: Zone, wall: number): number {
  const instant = zone.toInstant(wall);
  if (zone.toWall(instant) === wall) return instant;
  let from = Math.floor(instant / quarter) * quarter;
  while (zone.toWall(from - quarter) >= wall) from -= quarter;
  return from;
}

/**
 * The instants of a day at which its clock shows whole steps of so many minutes. Of an hour that a night
 * has twice, only the first counts, for a time that is written down means that one.
 */
export function stepsOf(zone: Zone, date: string, step: number): number[] {
  const begins = wallOf(date, 0);
  const first = zone.toInstant(begins);
  const steps = Array.from({ length: (24 * 60) / step }, (_, at) => at * step * minute);
  const next = shiftDays(date, 1);
  const isPlain =
    next !== undefined && zone.toInstant(wallOf(next, 0)) - first === 24 * 60 * minute;
  if (isPlain && zone.toWall(first) === begins) return steps.map((passed) => first + passed);
  return steps
    .map((passed) => begins + passed)
    .filter((wall) => zone.toWall(zone.toInstant(wall)) === wall)
    .map((wall) => zone.toInstant(wall));
}

/** Time between two instants in which a clock goes on without a change, from a minute of its day. */
interface Shown extends Span {
  minute: number;
}

/** When the clock shows a day: more than once where a change leaves something out; what it shows twice is the first. */
export function shownOn(date: string, zone: Zone): Shown[] {
  const begins = wallOf(date, 0);
  const whole = 24 * 60 * minute;
  const start = zone.toInstant(begins);
  const next = zone.toInstant(begins + whole);
  if (next - start === whole && zone.toWall(start) === begins)
    return [{ start, end: next, minute: 0 }];
  const shown: Shown[] = [];
  for (let passed = 0; passed < whole; passed += quarter) {
    const at = zone.toInstant(begins + passed);
    if (zone.toWall(at) !== begins + passed) continue;
    const last = shown.at(-1);
    const isNext = last?.end === at && last.minute + (at - last.start) / minute === passed / minute;
    if (last && isNext) last.end = at + quarter;
    else shown.push({ start: at, end: at + quarter, minute: passed / minute });
  }
  return shown;
}
