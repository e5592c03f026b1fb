import { addDays, daysBetween } from "../dates/dates.ts";
import { toNewDay } from "./new-day.ts";
import { readRule, writeRule } from "./rule.ts";
import { countBefore } from "./times.ts";

/** What a rule becomes when times of it are moved, or when it is split in two. */

const toDay = (date: string) => date.slice(0, 10);

/**
 * The rule after the time of `oldDate` has moved to `newDate` and all others with it; undefined where no
 * rule has the new days. The last day moves along by as many days.
 */
export function followDate(rule: string, oldDate: string, newDate: string): string | undefined {
  const [oldDay, newDay] = [toDay(oldDate), toDay(newDate)];
  const old = readRule(rule);
  const days = daysBetween(oldDay, newDay);
  // A last moment would cut off the last time when that moves to a later hour.
  const isLastDayIn = !old.until?.[10] || oldDate.slice(10, 19) <= old.until.slice(10);
  const until = old.until && addDays(toDay(old.until), days - (isLastDayIn ? 0 : 1));
  if (days === 0) return until === old.until ? rule : writeRule({ ...old, until });
  const parts = toNewDay(old, oldDay, newDay);
  return parts && writeRule({ ...old, until, ...parts });
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
