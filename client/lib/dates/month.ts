import {
  addMonths as addWholeMonths,
  daysBetween,
  lastOfMonth,
  shiftDays,
} from "../../../shared/dates/dates.ts";
import { weekStartsAgo } from "./dates.ts";

/** The first day of a date's month. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the month `count` months later; that of the calendar's first or last month beyond these. */
export function addMonths(date: string, count: number): string {
  return firstOfMonth(addWholeMonths(firstOfMonth(date), count));
}

/** The weeks that contain a date's month, as the user counts weeks; days outside the calendar are empty texts. */
export function weeksOfMonth(date: string): string[][] {
  const first = firstOfMonth(date);
  const ago = weekStartsAgo(first);
  const count = Math.ceil((ago + daysBetween(first, lastOfMonth(date)) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => shiftDays(first, 7 * week + day - ago) ?? ""),
  );
}

/** The first and last day of those weeks. */
export function spanOfMonth(date: string) {
  const days = weeksOfMonth(date).flat().filter(Boolean);
  return { startDate: days[0] ?? date, endDate: days.at(-1) ?? date };
}
