import { addDays, calendarEnd } from "../dates/dates.ts";
import { indexFrom } from "../dates/index-from.ts";
import { rule as wrong } from "../words/rule.ts";
import { expandYear } from "./expand.ts";
import { readRule } from "./rule.ts";

/**
 * The times of a repeating appointment. All of it is wall-clock arithmetic on days: the hour of the
 * first time is that of every time, and no zone can move it. A `rule` is a text that `repeatRule()`
 * has checked; a time has the form of `firstDate`, with or without an hour.
 */

/** No repeat that ends may run longer; so counting its times takes at most so many years. */
const maxYears = 100;

const yearOf = (day: string) => Number(day.slice(0, 4));
const toDay = (date: string) => date.slice(0, 10);
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string | null) =>
  other !== null && other < one ? other : one;

/** The times from one day to another, both included, in order. */
export function timesBetween(rule: string, firstDate: string, from: string, to: string): string[] {
  const hour = firstDate.slice(10);
  const times: string[] = [];
  forEachYear(rule, firstDate, [from, to], (days, begin, end) => {
    for (const day of days.slice(begin, end)) times.push(day + hour);
  });
  return times;
}

/** How many these are, without making them. */
export function countBetween(rule: string, firstDate: string, from: string, to: string): number {
  let count = 0;
  forEachYear(rule, firstDate, [from, to], (_days, begin, end) => {
    count += end - begin;
  });
  return count;
}

function forEachYear(
  rule: string,
  firstDate: string,
  [from, to]: readonly [string, string],
  use: (days: readonly string[], begin: number, end: number) => void,
) {
  const first = later(toDay(from), toDay(firstDate));
  const last = earlier(toDay(to), lastDayOf(rule, firstDate));
  if (first > last) return;
  for (let year = yearOf(first); year <= yearOf(last); year++) {
    const days = daysOfYear(rule, toDay(firstDate), year);
    use(days, indexFrom(days, first), indexFrom(days, `${last}~`));
  }
}

/** Whether one of its times is on this day. */
export function isTimeOn(rule: string, firstDate: string, day: string): boolean {
  return timesBetween(rule, firstDate, day, day).length > 0;
}

/** The first time on or after a day; null when there is none, or none within a hundred years. */
export function nextTime(rule: string, firstDate: string, from: string): string | null {
  const start = later(toDay(from), toDay(firstDate));
  const lastDay = lastDayOf(rule, firstDate) ?? calendarEnd;
  const lastYear = Math.min(yearOf(lastDay), yearOf(start) + maxYears);
  for (let year = yearOf(start); year <= lastYear; year++) {
    const day = daysOfYear(rule, toDay(firstDate), year).find((one) => one >= start);
    if (day !== undefined) return day <= lastDay ? day + firstDate.slice(10) : null;
  }
  return null;
}

/** The first time after a day; null when there is none. */
export function timeAfter(rule: string, firstDate: string, day: string): string | null {
  return toDay(day) >= calendarEnd ? null : nextTime(rule, firstDate, addDays(toDay(day), 1));
}

/** The last of its times; null when it never ends. */
export function lastTimeOf(rule: string, firstDate: string): string | null {
  const lastDay = lastDayOf(rule, firstDate);
  if (lastDay === null) return null;
  for (let year = yearOf(lastDay); year >= yearOf(firstDate); year--) {
    const day = daysOfYear(rule, toDay(firstDate), year).findLast((one) => one <= lastDay);
    if (day !== undefined) return day + firstDate.slice(10);
  }
  return firstDate;
}

/** How many times it has; null when it never ends. */
export function countOf(rule: string, firstDate: string): number | null {
  const { count, until } = readRule(rule);
  return until === null ? count : countBetween(rule, firstDate, firstDate, calendarEnd);
}

/** How many of its times are before a day. */
export function countBefore(rule: string, firstDate: string, day: string): number {
  const end = earlier(addDays(toDay(day), -1), lastDayOf(rule, firstDate));
  let count = 0;
  for (let year = yearOf(firstDate); year <= yearOf(end); year++)
    for (const one of daysOfYear(rule, toDay(firstDate), year)) if (one <= end) count++;
  return count;
}

/** What keeps a rule from beginning with this date; undefined when nothing does. */
export function firstDateProblem(rule: string, firstDate: string): string | undefined {
  const { count, until } = readRule(rule);
  const limit = yearOf(firstDate) + maxYears;
  if (!daysOfYear(rule, toDay(firstDate), yearOf(firstDate)).includes(toDay(firstDate)))
    return wrong("repeatOffDay").error();
  if (until !== null && until < toDay(firstDate)) return wrong("repeatEndsEarly").error();
  if (until !== null ? yearOf(until) > limit : count !== null && !endOfCount(rule, firstDate))
    return wrong("repeatTooLong", maxYears).error();
  return undefined;
}

/** The day after which there are no times; null when it never ends. */
function lastDayOf(rule: string, firstDate: string): string | null {
  if (!/COUNT|UNTIL/.test(rule)) return null;
  const { count, until } = readRule(rule);
  if (count !== null) return endOfCount(rule, firstDate) ?? `${yearOf(firstDate) + maxYears}-12-31`;
  if (until === null) return null;
  // Of an end in the middle of its last day, the hour decides whether that day is in.
  const isDayIn = until.length === 10 || firstDate.slice(10, 19) <= until.slice(10);
  return isDayIn ? until.slice(0, 10) : addDays(until.slice(0, 10), -1);
}

/** The day of the last of a counted rule's times; undefined when that is over a hundred years away. */
function endOfCount(rule: string, firstDate: string): string | undefined {
  return dayAt(rule, firstDate, (readRule(rule).count ?? 0) - 1);
}

/**
 * The day of a time by its place, 0 for the first, as if the rule never ended; undefined when that is over a
 * hundred years away.
 */
export function dayAt(rule: string, firstDate: string, place: number): string | undefined {
  const first = toDay(firstDate);
  let left = place;
  for (let year = yearOf(first); year <= yearOf(first) + maxYears; year++) {
    const days = daysOfYear(rule, first, year);
    const day = days[left];
    if (day !== undefined) return day;
    left -= days.length;
  }
  return undefined;
}

/** Days by rule, first day and year, the longest unused first: the arithmetic of most answers. */
const known = new Map<string, readonly string[]>();
/** Of all years that are known together: a few megabytes. */
const mostKnown = 500_000;
let knownDays = 0;

/** The days of one year by the rule, as if it never ended. */
function daysOfYear(rule: string, first: string, year: number): readonly string[] {
  const key = `${rule} ${first} ${year}`;
  const found = known.get(key);
  if (found) {
    known.delete(key);
    known.set(key, found);
    return found;
  }
  const days = expandYear(readRule(rule), first, year);
  known.set(key, days);
  knownDays += days.length + 1;
  for (const [oldKey, old] of known) {
    if (knownDays <= mostKnown) break;
    known.delete(oldKey);
    knownDays -= old.length + 1;
  }
  return days;
}
