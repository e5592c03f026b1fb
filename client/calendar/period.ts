import { addDays } from "../../shared/dates.ts";
import { addMonths, firstOfMonth } from "../layout/month.ts";
import { startOfWeek } from "../lib/dates.ts";

export const calendarViews = ["day", "week", "month"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** A day, a week or a month of the calendar, by its first and last day. */
export interface Period {
  view: CalendarView;
  from: string;
  to: string;
}

/** The one that a day is in. */
export function periodOf(view: CalendarView, day: string): Period {
  if (view === "day") return { view, from: day, to: day };
  if (view === "week") {
    const from = startOfWeek(day);
    return { view, from, to: addDays(from, 6) };
  }
  return { view, from: firstOfMonth(day), to: addDays(addMonths(day, 1), -1) };
}

/** The first day of the next one, or with -1 of the one before. */
export function stepFrom({ view, from }: Period, by: 1 | -1): string {
  if (view === "month") return addMonths(from, by);
  return addDays(from, view === "week" ? 7 * by : by);
}

export function isWithin({ from, to }: Pick<Period, "from" | "to">, day: string): boolean {
  return from <= day && day <= to;
}

/** The day that stands for it in another view: today, or else its first. */
export function dayOf(period: Period, today: string): string {
  return isWithin(period, today) ? today : period.from;
}

/** Every day of it. */
export function daysOf({ from, to }: Pick<Period, "from" | "to">): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day that a new appointment is for; undefined for the next free time. */
export function bookingDay(period: Period, today: string): string | undefined {
  if (period.view === "day") return period.from;
  return isWithin(period, today) || period.to < today ? undefined : period.from;
}
