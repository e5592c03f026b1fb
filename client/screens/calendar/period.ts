import { lastOfMonth, listDays, shiftDays } from "../../../shared/dates/dates.ts";
import { endOfWeek, startOfWeek } from "../../lib/dates/dates.ts";
import { firstOfMonth } from "../../lib/dates/month.ts";

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
  if (view === "week") return { view, from: startOfWeek(day), to: endOfWeek(day) };
  return { view, from: firstOfMonth(day), to: lastOfMonth(day) };
}

/** The first day of the next one, or with -1 of the one before; undefined where the calendar ends. */
export function stepFrom({ view, from, to }: Period, by: 1 | -1): string | undefined {
  const beside = shiftDays(by < 0 ? from : to, by);
  return beside && periodOf(view, beside).from;
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
  return listDays(from, to);
}

/** The day that a new appointment is for; undefined for the next free time. */
export function bookingDay(period: Period, today: string): string | undefined {
  if (period.view === "day") return period.from;
  return isWithin(period, today) || period.to < today ? undefined : period.from;
}
