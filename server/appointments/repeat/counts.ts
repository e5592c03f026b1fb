import { LRUCache } from "lru-cache";
import { addDays } from "../../../shared/dates/dates.ts";
import { countBetween } from "../../../shared/repeat/times.ts";
import { type Asked, isAskedFor } from "./ranges.ts";
import { listTimes, type Repeating, toDay } from "./times.ts";

/** Of rules by their first day: how many times there are up to the end of each year, from the first on. */
const counts = new LRUCache<string, number[]>({ max: 5000, memoMethod: () => [] });

/** How many times the rule has up to a day. */
function countUpTo({ repeat, date }: Repeating, day: string): number {
  const first = Number(date.slice(0, 4));
  const year = Number(day.slice(0, 4));
  if (day < toDay(date)) return 0;
  const byYear = counts.memo(`${repeat} ${date}`);
  for (let next = first + byYear.length; next < year; next++) {
    const [from, to] = [`${name(next)}-01-01`, `${name(next)}-12-31`];
    byYear.push((byYear.at(-1) ?? 0) + countBetween(repeat, date, from, to));
  }
  const before = year === first ? 0 : (byYear[year - first - 1] ?? 0);
  return before + countBetween(repeat, date, `${name(year)}-01-01`, day);
}

/** Years that are counted from the first time on. */
const mostYears = 100;
const yearOf = (day: string) => Number(day.slice(0, 4));
const name = (year: number) => String(year).padStart(4, "0");

/** How many times are asked for. `own` as below. */
export function countAsked(asked: Asked, own: readonly { _id: string }[]): number {
  const { rule, from, to, weekday } = asked;
  if (weekday === undefined) return countTimes(rule, own, from, to);
  const names = new Set(own.map(({ _id }) => _id));
  return listTimes(rule, names, from, to).filter((date) => isAskedFor(asked, date)).length;
}

/** How many times between two days are as the rule has them. `own` are the names of those that are not. */
export function countTimes(
  rule: Repeating,
  own: readonly { _id: string }[],
  from: string,
  to: string,
): number {
  if (to < from) return 0;
  const deleted = rule.except === "" ? [] : rule.except.split(",");
  const gone = new Set([...deleted, ...own.map(({ _id }) => _id.slice(-10))]);
  const missing = [...gone].filter((day) => day >= from && day <= to).length;
  // So far ahead, the years up to there would be more work than those that are asked for.
  if (yearOf(from) - yearOf(rule.date) > mostYears) {
    return countBetween(rule.repeat, rule.date, from, to) - missing;
  }
  const before = from > toDay(rule.date) ? countUpTo(rule, addDays(from, -1)) : 0;
  return countUpTo(rule, to) - before - missing;
}
