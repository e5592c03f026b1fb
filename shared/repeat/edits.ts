import { addDays, daysBetween, weekdayOf } from "../dates.ts";
import { isInLastWeek, onMonthDay } from "./days.ts";
import { type RepeatRule, readRule, type Weekday, weekdays, writeRule } from "./rule.ts";
import { countBefore, isTimeOn } from "./times.ts";

/** What a rule becomes when times of it are moved, or when it is split in two. */

const toDay = (date: string) => date.slice(0, 10);

function shifted(weekday: Weekday, days: number): Weekday {
  const index = (((weekdays.indexOf(weekday) + days) % 7) + 7) % 7;
  return weekdays[index] ?? weekday;
}

/**
 * The rule after the time of `oldDate` has moved to `newDate` and all others with it: of a weekly
 * one all weekdays move by as many days, a monthly or yearly one takes its new day from the new
 * date, and the last day moves along, so that as many times remain.
 */
export function followDate(rule: string, oldDate: string, newDate: string): string {
  const [oldDay, newDay] = [toDay(oldDate), toDay(newDate)];
  const old = readRule(rule);
  const days = daysBetween(oldDay, newDay);
  // A last moment would cut off the last time when that moves to a later hour.
  const isLastDayIn = !old.until?.[10] || oldDate.slice(10, 19) <= old.until.slice(10);
  const until = old.until && addDays(toDay(old.until), days - (isLastDayIn ? 0 : 1));
  const moved = { ...old, until };
  if (days === 0) return until === old.until ? rule : writeRule(moved);
  return writeRule({ ...moved, ...toNewDay(old, days, newDay) });
}

function toNewDay(old: RepeatRule, days: number, newDay: string): Partial<RepeatRule> {
  const { freq, byDay, byMonthDay, byMonth } = old;
  const day = weekdays[weekdayOf(newDay)] ?? "MO";
  if (freq === "DAILY" || freq === "WEEKLY") {
    // The week begins as many days later, so that days of one week stay together every other week.
    const weekStart = byDay.length > 1 ? shifted(old.weekStart, days) : old.weekStart;
    return { byDay: byDay.map((one) => ({ ...one, day: shifted(one.day, days) })), weekStart };
  }
  const months = { byMonth: byMonth.length === 1 ? [Number(newDay.slice(5, 7))] : byMonth };
  const endless = writeRule({ ...old, ...months, count: null, until: null });
  if (byMonthDay.length + byDay.length === 0 || isTimeOn(endless, newDay, newDay)) return months;
  const [one, ...others] = byDay;
  const isEvery = one?.nth === null && old.bySetPos.length === 0;
  if (isEvery && others.length === 0) return { ...months, byDay: [{ nth: null, day }] };
  if (one && others.length === 0 && byMonthDay.length === 0) {
    const isLast = (one.nth ?? old.bySetPos[0]) === -1 && isInLastWeek(newDay);
    const nth = isLast ? -1 : Math.ceil(Number(newDay.slice(8)) / 7);
    return { ...months, byDay: [{ nth: nth === 5 ? -1 : nth, day }], bySetPos: [] };
  }
  return { ...months, byDay: [], ...onMonthDay(Number(newDay.slice(8))) };
}

/** The rule of its times from one of them on, of which that is the first. */
export function restAfter(rule: string, firstDate: string, day: string): string {
  const old = readRule(rule);
  if (old.count === null) return rule;
  return writeRule({
    ...old,
    count: Math.max(1, old.count - countBefore(rule, firstDate, toDay(day))),
  });
}

/** The rule of its times before one of them. Throws when there are none. */
export function endBefore(rule: string, firstDate: string, day: string): string {
  const old = readRule(rule);
  if (toDay(day) <= toDay(firstDate)) throw new Error("Nothing is left before its first time");
  if (old.count !== null)
    return writeRule({ ...old, count: countBefore(rule, firstDate, toDay(day)) });
  return writeRule({ ...old, until: addDays(toDay(day), -1) });
}
