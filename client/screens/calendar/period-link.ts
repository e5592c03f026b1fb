import { linkOptions } from "@tanstack/react-router";
import type { CalendarView } from "./period.ts";

/** The address of the day, week or month that a day is in. */
export function periodLink(view: CalendarView, day: string) {
  if (view === "week") {
    return linkOptions({ to: "/dashboard/appointments/week/$week", params: { week: day } });
  }
  if (view === "month") {
    const month = day.slice(0, 7);
    return linkOptions({ to: "/dashboard/appointments/month/$month", params: { month } });
  }
  return linkOptions({ to: "/dashboard/appointments/$date", params: { date: day } });
}
