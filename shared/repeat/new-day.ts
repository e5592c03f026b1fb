import { daysBetween, weekdayOf } from "../dates/dates.ts";
import { daysInMonth, isInLastWeek, onMonthDay } from "./days.ts";
import { type RepeatRule, type Weekday, weekdays, writeRule } from "./rule.ts";
import { isTimeOn } from "./times.ts";

type Parts = Partial<RepeatRule>;

const monthOf = (day: string) => Number(day.slice(5, 7));
const dateOf = (day: string) => Number(day.slice(8));

/**
 * The parts of a rule that change when one of its times moves to another day and all others with it;
 * undefined where no rule says that. Days of weeks and several days of months move by as many days; the one
 * day of a month or year becomes the new one.
 */
export function toNewDay(old: RepeatRule, oldDay: string, newDay: string): Parts | undefined {
  const { freq, byDay, byMonthDay } = old;
  const byMonth = toMonths(old, oldDay, newDay);
  if (!byMonth) return undefined;
  const days = daysBetween(oldDay, newDay);
  if (freq === "DAILY" || freq === "WEEKLY") {
    // The week begins as many days later, so that days of one week stay together every other week.
    const weekStart = byDay.length > 1 ? shiftWeekday(old.weekStart, days) : old.weekStart;
    const dates = shiftDates(byMonthDay, oldDay, newDay);
    return dates && { byMonth, byMonthDay: dates, byDay: shiftAll(byDay, days), weekStart };
  }
  if (byDay.length + byMonthDay.length === 0) return { byMonth, ...onOwnDay(old, newDay) };
  if (isTimeOn(writeRule({ ...old, count: null, until: null }), newDay, newDay)) return {};
  const parts = byMonthDay.length > 0 ? toDates(old, oldDay, newDay) : toDays(old, oldDay, newDay);
  return parts && { byMonth, ...parts };
}

/** One month follows the date; several move by as many months within the year. */
function toMonths({ byMonth }: RepeatRule, oldDay: string, newDay: string) {
  if (byMonth.length === 0 || byMonth.includes(monthOf(newDay))) return byMonth;
  if (byMonth.length === 1) return [monthOf(newDay)];
  const moved = byMonth.map((month) => month + monthOf(newDay) - monthOf(oldDay));
  return moved.every((month) => month >= 1 && month <= 12) ? moved : undefined;
}

/** Of a rule that names no days: they are those of its first time, unless some months lack them. */
function onOwnDay({ freq, byMonth }: RepeatRule, newDay: string): Parts {
  const isShort = freq === "MONTHLY" || byMonth.length > 0 || monthOf(newDay) === 2;
  if (dateOf(newDay) <= 28 || !isShort) return {};
  const month = freq === "YEARLY" && byMonth.length === 0 ? { byMonth: [monthOf(newDay)] } : {};
  return { ...month, ...onMonthDay(dateOf(newDay)) };
}

function toDates(old: RepeatRule, oldDay: string, newDay: string): Parts | undefined {
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = old;
  if (byDay.length > 0 || bySetPos.length > 1) return undefined;
  const isOfYear = freq === "YEARLY" && byMonth.length !== 1;
  if (isOfYear && bySetPos.length > 0) return onDate(newDay);
  if (byMonthDay.length > 1 && bySetPos.length === 0) {
    const dates = shiftDates(byMonthDay, oldDay, newDay);
    return dates && { byMonthDay: dates };
  }
  if (!isOfYear) return freq === "YEARLY" ? onDate(newDay) : onMonthDay(dateOf(newDay));
  return dateOf(newDay) <= 28 ? { byMonthDay: [dateOf(newDay)] } : undefined;
}

/** Once a year. */
function onDate(newDay: string): Parts {
  const [month, date] = [monthOf(newDay), dateOf(newDay)];
  const days = month === 2 ? onMonthDay(date) : { byMonthDay: [date], bySetPos: [] };
  return { byMonth: [month], byDay: [], ...days };
}

/** By as many days, as long as every month has all of them. */
function shiftDates(dates: readonly number[], oldDay: string, newDay: string) {
  const days = dateOf(newDay) - dateOf(oldDay);
  const moved = dates.map((date) => date + days);
  const isKept = moved.every((date, index) => date * (dates[index] ?? 0) > 0);
  return isKept && moved.every((date) => Math.abs(date) <= 28) ? moved : undefined;
}

function toDays(old: RepeatRule, oldDay: string, newDay: string): Parts | undefined {
  const { freq, byDay, byMonth, bySetPos } = old;
  const isOfYear = freq === "YEARLY" && byMonth.length === 0;
  const [one, ...others] = byDay;
  const hasNth = byDay.map(({ nth }) => nth !== null);
  if (bySetPos.length > 1 || new Set(hasNth).size > 1 || !one) return undefined;
  if (!hasNth[0] && bySetPos.length === 0) {
    return { byDay: shiftAll(byDay, daysBetween(oldDay, newDay)) };
  }
  const isOnce = bySetPos.length === 1 && (freq === "MONTHLY" || byMonth.length <= 1);
  if (others.length === 0 && (isOnce || bySetPos.length === 0)) {
    const month = isOfYear ? { byMonth: [monthOf(newDay)] } : {};
    return { ...month, byDay: [toNth(one.nth ?? bySetPos[0] ?? 1, newDay)], bySetPos: [] };
  }
  if (hasNth[0])
    return isOfYear || bySetPos.length > 0 ? undefined : shiftNths(old, oldDay, newDay);
  return freq === "YEARLY" ? onDate(newDay) : { byDay: [], ...onMonthDay(dateOf(newDay)) };
}

/** Which of its weekday a day is; the last one where the old one was, or where not every month has it. */
function toNth(old: number, newDay: string): RepeatRule["byDay"][number] {
  const day = weekdays[weekdayOf(newDay)] ?? "MO";
  const nth = Math.ceil(dateOf(newDay) / 7);
  return { nth: nth === 5 || (old === -1 && isInLastWeek(newDay)) ? -1 : nth, day };
}

/** Several, such as the first and the third Monday, move by as many weeks and days. */
function shiftNths({ byDay }: RepeatRule, oldDay: string, newDay: string): Parts | undefined {
  const nthOf = (day: string) => Math.ceil(dateOf(day) / 7);
  const fromEnd = (day: string) => -Math.ceil((daysInMonth(day) - dateOf(day) + 1) / 7);
  const weekday = weekdays[weekdayOf(oldDay)];
  const target = byDay.find(
    ({ nth, day }) => day === weekday && (nth === nthOf(oldDay) || nth === fromEnd(oldDay)),
  );
  if (!target?.nth) return undefined;
  const weeks = (target.nth < 0 ? fromEnd(newDay) : nthOf(newDay)) - target.nth;
  const moved = shiftAll(byDay, daysBetween(oldDay, newDay)).map(({ nth, day }) => ({
    nth: (nth ?? 1) + weeks,
    day,
  }));
  const isKept = moved.every(({ nth }, index) => nth * (byDay[index]?.nth ?? 0) > 0);
  return isKept && moved.every(({ nth }) => Math.abs(nth) <= 4) ? { byDay: moved } : undefined;
}

function shiftAll(byDay: RepeatRule["byDay"], days: number): RepeatRule["byDay"] {
  return byDay.map(({ nth, day }) => ({ nth, day: shiftWeekday(day, days) }));
}

function shiftWeekday(weekday: Weekday, days: number): Weekday {
  const index = (((weekdays.indexOf(weekday) + days) % 7) + 7) % 7;
  return weekdays[index] ?? weekday;
}
