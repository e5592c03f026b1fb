import { addDays } from "../../shared/dates.ts";
import { startOfWeek } from "../lib/dates.ts";

/** The first day of a date's month. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the month `count` months later. */
export function addMonths(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

/** The weeks that contain a date's month, as the user counts weeks. */
export function weeksOfMonth(date: string): string[][] {
  const first = firstOfMonth(date);
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let start = startOfWeek(first); start < next; start = addDays(start, 7)) {
    const begin = start;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(begin, day)));
  }
  return weeks;
}

/** The first and last day of those weeks. */
export function spanOfMonth(date: string) {
  const days = weeksOfMonth(date).flat();
  return { startDate: days[0] ?? date, endDate: days.at(-1) ?? date };
}
