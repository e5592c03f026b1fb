import { addDays } from "../../../shared/dates/dates.ts";
import { dates } from "../../../shared/words/en/dates.ts";
import { formatClock, formatDate, timeNow, toLocalDate } from "./dates.ts";

/** The user's own day of an instant. */
export function dayOf(at: string): string {
  return toLocalDate(new Date(at));
}

/** The user's own time of an instant: "12:59 PM". */
export function clockOf(at: string): string {
  return formatClock(timeNow(new Date(at)));
}

/** The head of a day and what stands beside it. */
export function headOf(day: string, today: string): { title: string; date: string } {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  const full = formatDate(day, thisYear ? "weekday" : "full");
  if (day === today) return { title: dates.today, date: full };
  if (day === addDays(today, -1)) return { title: dates.yesterday, date: full };
  return {
    title: formatDate(day, thisYear ? "monthDay" : "long"),
    date: formatDate(day, "longWeekday"),
  };
}
