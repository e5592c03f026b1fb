import { useParams } from "@tanstack/react-router";
import { type Period, periodOf } from "./period.ts";

/** The day, week or month on screen, if it is one of the calendar. */
export function useShownPeriod(): Period | undefined {
  const { date, week, month } = useParams({ strict: false });
  if (date) return periodOf("day", date);
  if (week) return periodOf("week", week);
  return month ? periodOf("month", `${month}-01`) : undefined;
}
