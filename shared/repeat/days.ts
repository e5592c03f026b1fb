import type { RepeatRule } from "./rule.ts";

/** Days of a month as rules name them. Without the library, for menus and words. */

export function daysInMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

/** The rule part of "on day 30", in shorter months on the last day. */
export function onMonthDay(day: number): Pick<RepeatRule, "byMonthDay" | "bySetPos"> {
  if (day <= 28) return { byMonthDay: [day], bySetPos: [] };
  return { byMonthDay: [28, 29, 30, 31].filter((one) => one <= day), bySetPos: [-1] };
}

/** Whether a day is among the last seven of its month. */
export function isInLastWeek(day: string): boolean {
  return Number(day.slice(8)) > daysInMonth(day) - 7;
}

/** Which of its weekday a day is in its month: 2 for the second Monday, and -1 for every last one. */
export function nthOf(day: string): number {
  return isInLastWeek(day) ? -1 : Math.ceil(Number(day.slice(8)) / 7);
}
