import { listDays, weekdayOf } from "../../../shared/dates/dates.ts";
import type { Outcome } from "../../../shared/kinds/appointments.ts";
import type { Days } from "../../../shared/reports/report-periods.ts";
import type { AppointmentsReport } from "../../../shared/reports/reports.ts";
import { toDay } from "../../appointments/repeat/times.ts";

export type Ended = AppointmentsReport["total"];

/** By day, what became of its appointments. */
export type DaySums = Map<string, Ended>;

const none: Ended = { held: 0, noShow: 0, canceled: 0, open: 0 };
const columns = { held: "held", "no-show": "noShow", canceled: "canceled" } as const;

/** Some more of an outcome, or fewer, on the day of a date. */
export function count(sums: DaySums, date: string, outcome: Outcome | null, number: number) {
  const day = toDay(date);
  const sum = { ...(sums.get(day) ?? none) };
  sum[outcome === null ? "open" : columns[outcome]] += number;
  sums.set(day, sum);
}

export function sumUp(sums: DaySums, { from, to }: Days): Ended {
  const total = { ...none };
  for (const day of listDays(from, to)) {
    const sum = sums.get(day);
    if (!sum) continue;
    total.held += sum.held;
    total.noShow += sum.noShow;
    total.canceled += sum.canceled;
    total.open += sum.open;
  }
  return total;
}

/** From Sunday on. */
export function countNoShows(sums: DaySums, { from, to }: Days): number[] {
  const weekdays = Array.from({ length: 7 }, () => 0);
  for (const [day, { noShow }] of sums) {
    if (day < from || day > to) continue;
    const weekday = weekdayOf(day);
    weekdays[weekday] = (weekdays[weekday] ?? 0) + noShow;
  }
  return weekdays;
}
