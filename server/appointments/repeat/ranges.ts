import { addDays, calendarEnd, weekdayOf } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import type { Moment } from "../../filters/moment.ts";
import type { FilterValues } from "../filter.ts";
import type { Rule } from "./queries.ts";
import { toDay } from "./times.ts";

/** For how many years from today, or from a later day, what never ends is listed: without an asked end, and at most. */
const listed = { years: 2, mostYears: 100 };

/** The same day so many years later; a text to compare with, which need not be in the calendar. */
export function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  return year > 9999 ? calendarEnd : `${String(year).padStart(4, "0")}${day.slice(4, 10)}`;
}

/** A rule with the days of it that a list is asked for. */
export interface Asked {
  rule: Rule;
  from: string;
  to: string;
  /** Only those of one day of the week, 0 for Sunday. */
  weekday?: number;
}

export const earlier = (one: string, other: string) => (other < one ? other : one);
export const later = (one: string, other: string) => (one < other ? other : one);

/** Whether a filter leaves times of a rule: none has an outcome, and all begin at the same hour. */
export function mayBeAsked({ date }: Rule, { outcome, hour, nothing }: FilterValues): boolean {
  return !outcome && !nothing && (!hour || date.slice(11, 13) === hour);
}

/** Whether a time between the days that are asked for is on the day of the week. */
export function isAskedFor({ weekday }: Pick<Asked, "weekday">, date: string): boolean {
  return weekday === undefined || weekdayOf(toDay(date)) === weekday;
}

/** The days of a rule that a filter leaves. All its times have the same hour. */
export function askForTimes(
  rule: Rule,
  filter: FilterValues,
  { today, wallTime }: Pick<Moment, "today" | "wallTime">,
): Asked {
  const { firstDay, firstTime, last, isOpen, weekday } = filter;
  const first = toDay(rule.date);
  const hour = rule.date.slice(10);
  const isTooEarly = firstTime !== undefined && hour !== "" && hour < firstTime.slice(10);
  const from = firstDay === undefined ? first : isTooEarly ? addDays(firstDay, 1) : firstDay;
  // After the calendar's last day there is none.
  const isNone = isTooEarly && firstDay === calendarEnd;
  const to = isNone ? "" : isOpen ? earlier(lastDay(), lastDayOver(rule, wallTime)) : lastDay();
  return {
    rule,
    from: later(from, first),
    to,
    ...(weekday !== undefined && { weekday: Number(weekday) }),
  };

  function lastDay(): string {
    const end = rule.lastTime === null ? endOfListed() : toDay(rule.lastTime);
    if (last === undefined) return end;
    const isTooLate = hour > last.slice(10);
    return earlier(isTooLate ? addDays(toDay(last), -1) : toDay(last), end);
  }

  function endOfListed(): string {
    // One that begins later is listed with its first time.
    if (last === undefined) return later(yearsAfter(today, listed.years), first);
    return yearsAfter(later(today, later(from, first)), listed.mostYears);
  }
}

/** The last day on which a time of a rule would be over. None takes longer than half a day. */
export function lastDayOver({ date, duration }: Rule, wallTime: string): string {
  const today = toDay(wallTime);
  const isOverOn = (day: string) => isOver({ date: day + date.slice(10), duration }, wallTime);
  const days = [today, addDays(today, -1)];
  return days.find(isOverOn) ?? addDays(today, -2);
}
