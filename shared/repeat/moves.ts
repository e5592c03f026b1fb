import { addDays, calendarEnd, daysBetween, shiftDays, weekdayOf } from "../dates/dates.ts";
import { followDate } from "./edits.ts";
import { nameDays } from "./expand.ts";
import { type RepeatRule, readRule, weekdays, writeRule } from "./rule.ts";
import { countBefore, countOf, dayAt, firstDateProblem, nextTime, timesBetween } from "./times.ts";

/**
 * Where the times of a rule go when one of them moves, or when the rule becomes another: the n-th of the old
 * rule is the n-th of the new one.
 */

export interface OldRule {
  repeat: string;
  date: string;
  /** The first day that is moved; what is before stays. */
  from: string;
}

/** The time of a day gets another date. */
interface Move {
  day: string;
  date: string;
}

interface NewRule {
  repeat: string;
  /** Its first day. */
  first: string;
  /** Where the time of a day of the old rule is now; undefined where there is none. */
  toDay: (day: string) => string | undefined;
}

const toDay = (date: string) => date.slice(0, 10);
const placeOf = ({ repeat, date }: OldRule, day: string) => countBefore(repeat, date, day);

/**
 * The times from a day on after one has moved and all others with it; undefined where no rule has them.
 * `kept` are days whose times are to be found again.
 */
export function moveTimes(old: OldRule, move: Move, kept: readonly string[]): NewRule | undefined {
  const days = daysBetween(move.day, toDay(move.date));
  const followed = followDate(old.repeat, move.day + old.date.slice(10), move.date);
  if (followed === undefined) return undefined;
  const rule = readRule(followed);
  const total = countOf(old.repeat, old.date);
  const left = total === null ? null : total - placeOf(old, old.from);
  const endless = toEndless(rule);
  if (rule.freq === "DAILY" || rule.freq === "WEEKLY") {
    const first = shiftDays(old.from, days);
    if (first === undefined) return undefined;
    const repeat = writeRule({ ...rule, count: rule.count && left });
    const isShifted = isExact(rule) || hasShifted(old, endless, days);
    return isShifted ? { repeat, first, toDay: (day) => shiftDays(day, days) } : undefined;
  }
  const first = findFirst(old, endless, move);
  if (first === undefined) return undefined;
  const last = left === null ? undefined : dayAt(endless, first, left - 1);
  const end = rule.count === null ? { until: last ?? null } : { count: left };
  const moved = toNewRule(old, writeRule({ ...rule, ...end }), first);
  const isLost = (day: string) => {
    const newDay = moved.toDay(day);
    return newDay === undefined || Math.abs(daysBetween(day, newDay) - days) > 31;
  };
  return kept.some(isLost) ? undefined : moved;
}

/**
 * The times from a day on by another rule; undefined when that has none. With as many times in each period
 * the n-th is the n-th again, else what is on a day of both stays there. `anchor` is a time of the new rule,
 * if it has a day of it.
 */
export function changeRule(old: OldRule, repeat: string, anchor: Move): NewRule | undefined {
  const endless = toEndless(readRule(repeat));
  const day = toDay(anchor.date);
  const days = daysBetween(anchor.day, day);
  const begin = shiftDays(old.from, days);
  if (begin === undefined) return undefined;
  const isAlike =
    perPeriod(old.repeat) !== undefined && perPeriod(old.repeat) === perPeriod(repeat);
  const isOn = firstDateProblem(endless, day) === undefined;
  const first = !isOn
    ? findBegin(repeat, begin)
    : isAlike
      ? findFirst(old, endless, anchor)
      : findFrom(endless, day, begin);
  if (first === undefined || firstDateProblem(repeat, first) !== undefined) return undefined;
  if (isAlike) return toNewRule(old, repeat, first);
  return { repeat, first, toDay: (one) => shiftDays(one, days) };
}

function toNewRule(old: OldRule, repeat: string, first: string): NewRule {
  const before = placeOf(old, old.from);
  return { repeat, first, toDay: (day) => dayAt(repeat, first, placeOf(old, day) - before) };
}

const toEndless = (rule: RepeatRule) => writeRule({ ...rule, count: null, until: null });

/** Whether weekdays alone make the days, so that all of them move by as many. */
function isExact({ byMonth, byMonthDay, bySetPos }: RepeatRule): boolean {
  return byMonth.length + byMonthDay.length + bySetPos.length === 0;
}

/** Years in which a move of all times by as many days is tried out. */
const tried = 8;

function hasShifted({ repeat, from }: OldRule, endless: string, days: number): boolean {
  const first = addDays(from, days);
  const end = addDays(from, tried * 365);
  const before = timesBetween(toEndless(readRule(repeat)), from, from, end);
  const after = timesBetween(endless, first, first, addDays(end, days));
  return `${before.map((day) => addDays(day, days))}` === `${after}`;
}

/** Where the rule begins so that the time of a move has its place again. */
function findFirst(old: OldRule, endless: string, { day, date }: Move): string | undefined {
  const place = placeOf(old, day) - placeOf(old, old.from);
  const named = writeRule(nameDays(readRule(endless), toDay(date)));
  if (place < 0) return dayAt(named, toDay(date), -place);
  return findBack(named, toDay(date), (times) => times.at(-1 - place));
}

/** The first time from a day on, of a rule that has a time on another day. */
function findFrom(endless: string, day: string, begin: string): string | undefined {
  const named = writeRule(nameDays(readRule(endless), day));
  if (day < begin) return nextTime(named, day, begin) ?? undefined;
  return findBack(named, day, (times) =>
    (times[0] ?? day) < begin ? times.find((one) => one >= begin) : undefined,
  );
}

/** Looks at more and more times up to a day, until what is looked for is among them. */
function findBack(
  named: string,
  day: string,
  find: (times: readonly string[]) => string | undefined,
): string | undefined {
  for (let periods = 1; ; periods *= 2) {
    const begin = periodBefore(readRule(named), day, periods);
    if (begin === undefined) return undefined;
    const found = find(timesBetween(named, begin, begin, day));
    if (found !== undefined) return found;
  }
}

/** Where a period begins that a rule has so many before that of a day; undefined before the year 1000. */
function periodBefore(rule: RepeatRule, day: string, periods: number): string | undefined {
  const { freq, interval, weekStart } = rule;
  const back = interval * periods;
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const begin = new Date(`${day}T00:00:00Z`);
  if (freq === "DAILY") begin.setUTCDate(begin.getUTCDate() - back);
  if (freq === "WEEKLY") {
    const ago = (weekdayOf(day) - weekdays.indexOf(weekStart) + 7) % 7;
    begin.setUTCDate(begin.getUTCDate() - ago - 7 * back);
  }
  if (freq === "MONTHLY") begin.setUTCFullYear(year, month - back, 1);
  if (freq === "YEARLY") begin.setUTCFullYear(year - back, 0, 1);
  return begin.getUTCFullYear() < 1000 ? undefined : begin.toISOString().slice(0, 10);
}

/** How often, and how many times in each period, where that is always as many. */
export function perPeriod(repeat: string): string | undefined {
  const { freq, interval, byDay, byMonthDay, byMonth, bySetPos } = readRule(repeat);
  const isEvery = byDay.some(({ nth }) => nth === null) && freq !== "WEEKLY";
  const isCut = freq === "WEEKLY" && byMonth.length > 0;
  if (freq === "DAILY" && byDay.length + byMonthDay.length + byMonth.length > 0) return undefined;
  if (bySetPos.length === 0 && (isEvery || isCut || byDay.length * byMonthDay.length > 0))
    return undefined;
  const times = bySetPos.length || byDay.length || byMonthDay.length || 1;
  const every = freq === "YEARLY" && byMonthDay.length > 0 ? 12 : 1;
  const months = byMonth.length || every;
  return [freq, interval, times, months].join(" ");
}

/** Days among which a rule is to have one. */
const searched = 800;

/** The first day from one on that the rule can begin with. */
function findBegin(rule: string, begin: string): string | undefined {
  const ends = readRule(rule).until?.slice(0, 10) ?? calendarEnd;
  for (let n = 0, day = begin; n < searched && day <= ends; n++, day = addDays(begin, n)) {
    if (firstDateProblem(rule, day) === undefined) return day;
  }
  return undefined;
}
