import { hash } from "node:crypto";
import { addDays } from "../../shared/dates/dates.ts";
import type { Zone } from "../../shared/dates/time-zones.ts";
import { readRule } from "../../shared/repeat/rule.ts";
import { isTimeOn, nextTime, timeAfter } from "../../shared/repeat/times.ts";
import type { CustomerWords } from "./customer-words.ts";
import { sayDay } from "./public/words.ts";

/** One time of a series that is elsewhere, takes longer or was canceled. */
export interface ChangedTime {
  /** When it would be by the rule, and when it is: by the clock of the calendar. */
  original: string;
  date: string;
  /** Minutes. */
  duration: number;
  outcome: string | null;
}

/** An appointment that repeats, as an invitation to all of its times tells of it. */
export interface Series {
  repeat: string;
  /** Its first time. */
  date: string;
  duration: number;
  /** Days, with commas between them. */
  except: string;
  lastTime: string | null;
  own: readonly ChangedTime[];
}

export interface Span {
  /** Instants. */
  start: number;
  end: number;
}

/** Of a series that never ends. */
const never = Date.UTC(9999, 11, 31);
const minute = 60_000;

/** Those that differ for a customer from what the rule says. */
export function listChanged({ own, duration }: Series): ChangedTime[] {
  return own
    .filter(
      (one) => one.outcome === "canceled" || one.date !== one.original || one.duration !== duration,
    )
    .toSorted((one, other) => (one.original < other.original ? -1 : 1));
}

/** Tells one state of a series from another, as far as customers are concerned. */
export function markOf(series: Series): string {
  const { repeat, except } = series;
  const changed = listChanged(series).map(({ original, date, duration, outcome }) =>
    outcome === "canceled" ? [original] : [original, date, duration],
  );
  return hash("sha256", JSON.stringify([repeat, except, changed]), "base64url").slice(0, 16);
}

/** The time that its rule puts on a day, as it is now; undefined where it was deleted or canceled. */
export function findTime(
  { repeat, date, duration, except, own }: Series,
  zone: Zone,
  day: string,
): (Span & { original: string }) | undefined {
  const original = day + date.slice(10);
  const changed = own.find((one) => one.original === original);
  if (changed?.outcome === "canceled") return undefined;
  if (!changed && (except.split(",").includes(day) || !isTimeOn(repeat, date, day)))
    return undefined;
  const start = zone.toInstant(Date.parse(changed?.date ?? original));
  return { original, start, end: start + (changed?.duration ?? duration) * minute };
}

/** Its times that end after an instant, in order, at most so many. */
export function listUpcoming(series: Series, zone: Zone, after: number, most: number): Span[] {
  const toSpan = (date: string, duration: number): Span => {
    const start = zone.toInstant(Date.parse(date));
    return { start, end: start + duration * minute };
  };
  const { repeat, date, duration, except, own } = series;
  const left = new Set([...except.split(","), ...own.map(({ original }) => toDay(original))]);
  const moved = own.filter(({ outcome }) => outcome !== "canceled");
  const spans = moved.map((one) => toSpan(one.date, one.duration));
  // Nothing takes longer than half a day, and two clocks are at most 26 hours apart.
  let at = nextTime(repeat, date, addDays(toDay(new Date(after).toISOString()), -2));
  let found = 0;
  while (at !== null && found < most) {
    const span = toSpan(at, duration);
    if (!left.has(toDay(at)) && span.end > after) {
      spans.push(span);
      found++;
    }
    at = timeAfter(repeat, date, toDay(at));
  }
  return spans
    .filter(({ end }) => end > after)
    .toSorted((one, other) => one.start - other.start)
    .slice(0, most);
}

/** When all of its times are over: an instant. */
export function endOf({ lastTime, duration, own }: Series, zone: Zone): number {
  if (lastTime === null) return never;
  const ends = [{ date: lastTime, duration }, ...own].map(
    (one) => zone.toInstant(Date.parse(one.date)) + one.duration * minute,
  );
  return Math.max(...ends);
}

const units = { DAILY: "daily", WEEKLY: "weekly", MONTHLY: "monthly", YEARLY: "yearly" } as const;

/** "Repeats every 2 weeks, 8 times", as mails and pages say it beside the next time. */
export function sayRepeat(series: Series, words: CustomerWords): string {
  const { freq, interval, count } = readRule(series.repeat);
  const { repeats } = words.meeting;
  const often = repeats[units[freq]](interval);
  if (count !== null) return repeats.times(often, count);
  return series.lastTime === null
    ? repeats.forever(often)
    : repeats.until(often, sayDay(toDay(series.lastTime), { words }, "short"));
}

function toDay(date: string): string {
  return date.slice(0, 10);
}
