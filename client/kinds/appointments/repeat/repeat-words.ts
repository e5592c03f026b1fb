import { weekdayOf } from "../../../../shared/dates/dates.ts";
import { daysInMonth, onMonthDay } from "../../../../shared/repeat/days.ts";
import { type RepeatRule, readRule, weekdays, workdays } from "../../../../shared/repeat/rule.ts";
import { repeats } from "../../../../shared/words/en/repeats.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { listed } from "../../../lib/format/listed.ts";

/** Where a repeat ends: both null when it never does. */
export interface RepeatEnd {
  count: number | null;
  lastTime: string | null;
}

const monday = [...weekdays.slice(1), weekdays[0]];

const ordinals = new Map<number, keyof typeof repeats.nth>([
  [1, "first"],
  [2, "second"],
  [3, "third"],
  [4, "fourth"],
  [5, "fifth"],
  [-1, "last"],
  [-2, "lastButOne"],
]);

/** "Every 2 weeks on Monday", without its end. Begins with a word that is small inside of a sentence. */
export function describeRepeat(text: string, firstDate: string): string {
  const rule = readRule(text);
  const say = { DAILY: daily, WEEKLY: weekly, MONTHLY: monthly, YEARLY: yearly }[rule.freq];
  return say(rule, firstDate);
}

/** "Every 2 weeks on Monday until Mar 8, 2027" */
export function describeUntil(rule: string, firstDate: string, lastTime: string | null): string {
  const often = describeRepeat(rule, firstDate);
  return lastTime === null ? often : repeats.until(often, formatDate(lastTime, "shortWithYear"));
}

/** "last Monday": the weekday of a monthly rule that has one. */
export function nthWeekday(text: string): string {
  return nthWords(readRule(text)) ?? "";
}

/** What becomes of a day that not every month or year has; undefined when all have it. */
export function describeShorter(text: string): string | undefined {
  const rule = readRule(text);
  if (rule.bySetPos.length === 0 || !dayOf(rule)) return undefined;
  if (rule.freq === "MONTHLY") return repeats.shorter.months;
  return rule.byMonth[0] === 2 ? repeats.shorter.years : undefined;
}

type Say = (rule: RepeatRule, firstDate: string) => string;

const daily: Say = ({ interval, byDay, byMonth, byMonthDay }) =>
  byDay.length + byMonth.length + byMonthDay.length > 0
    ? repeats.rules.dailySome(interval)
    : repeats.rules.daily(interval);

const weekly: Say = ({ interval, byDay, byMonth }, firstDate) => {
  if (interval === 1 && areWorkdays(byDay)) return repeats.rules.everyWeekday;
  if (byMonth.length > 0) return repeats.rules.weeklySome(interval);
  const ownDay = weekdays[weekdayOf(firstDate.slice(0, 10))] ?? "MO";
  const days = byDay.length > 0 ? byDay.map(({ day }) => day) : [ownDay];
  const names = monday
    .filter((day) => days.includes(day))
    .map((day) => repeats.weekdays[weekdays.indexOf(day)] ?? "");
  return repeats.rules.weekly(interval, listed(names, "en-US"));
};

const monthly: Say = (rule, firstDate) => {
  const { interval, byMonth } = rule;
  const day = dayOf(rule) ?? ownDayOf(rule, firstDate.slice(8, 10));
  const which = nthWords(rule);
  if (byMonth.length > 0) return repeats.rules.monthlySome(interval);
  if (day !== undefined && day > 0) return repeats.rules.monthlyDay(interval, day);
  if (day === -1) return repeats.rules.monthlyLastDay(interval);
  return which ? repeats.rules.monthlyNth(interval, which) : repeats.rules.monthlySome(interval);
};

const yearly: Say = (rule, firstDate) => {
  const { interval, byMonth } = rule;
  const day = dayOf(rule) ?? ownDayOf(rule, firstDate.slice(8, 10));
  const month = String(byMonth[0] ?? Number(firstDate.slice(5, 7))).padStart(2, "0");
  const which = nthWords(rule);
  if (byMonth.length > 1) return repeats.rules.yearlySome(interval);
  // Of a leap year, which has February 29.
  if (day !== undefined && day > 0 && day <= daysInMonth(`2024-${month}`)) {
    const date = formatDate(`2024-${month}-${String(day).padStart(2, "0")}`, "dayOfYear");
    return repeats.rules.yearlyDate(interval, date);
  }
  return which && byMonth.length === 1
    ? repeats.rules.yearlyNth(interval, which, formatDate(`2024-${month}-01`, "longMonth"))
    : repeats.rules.yearlySome(interval);
};

function areWorkdays(byDay: RepeatRule["byDay"]): boolean {
  return (
    byDay.length === workdays.length &&
    workdays.every((workday) => byDay.some(({ day }) => day === workday))
  );
}

/** That of the first date, where the rule names no days. */
function ownDayOf({ byDay, byMonthDay }: RepeatRule, day: string): number | undefined {
  return byDay.length + byMonthDay.length === 0 ? Number(day) : undefined;
}

/** The day of the month; the longest of those of which it means the last there is. */
function dayOf({ byMonthDay, bySetPos, byDay }: RepeatRule): number | undefined {
  if (byDay.length > 0 || byMonthDay.length === 0) return undefined;
  const day = Math.max(...byMonthDay);
  const isOne = byMonthDay.length === 1 && bySetPos.length === 0;
  const { byMonthDay: lastOr, bySetPos: last } = onMonthDay(day);
  return isOne || (`${lastOr}` === `${byMonthDay}` && `${last}` === `${bySetPos}`)
    ? day
    : undefined;
}

/** The place in `repeats.nth` of any day from Monday to Friday. */
const anyWorkday = 7;

function nthWords({ byDay, byMonthDay, bySetPos }: RepeatRule): string | undefined {
  const [one, ...others] = byDay;
  const nth = ordinals.get(one?.nth ?? bySetPos[0] ?? 0);
  if (!one || !nth || byMonthDay.length > 0) return undefined;
  if (bySetPos.length > (one.nth === null ? 1 : 0)) return undefined;
  if (others.length === 0) return repeats.nth[nth][weekdays.indexOf(one.day)];
  const isWorkday = byDay.every((each) => each.nth === null) && areWorkdays(byDay);
  return isWorkday ? repeats.nth[nth][anyWorkday] : undefined;
}
