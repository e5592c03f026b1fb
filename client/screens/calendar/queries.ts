import { spanOfMonth } from "../../lib/dates/month.ts";

/** The first and last day of the weeks that a month is shown in. */
export function monthSpan(day: string): { from: string; to: string } {
  const { startDate, endDate } = spanOfMonth(day);
  return { from: startDate, to: endDate };
}
