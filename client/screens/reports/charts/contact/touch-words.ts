import { addMonths } from "../../../../../shared/dates/dates.ts";
import type { ColumnUnit, Days, Period } from "../../../../../shared/reports/report-periods.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { formatDate, formatDays } from "../../../../lib/dates/dates.ts";

/** What the line and the one before are called: "2026" and "2025". */
export function lineNames({ name, from, to, before }: Period): [own: string, before: string] {
  switch (name) {
    case "year":
      return [from.slice(0, 4), before.from.slice(0, 4)];
    case "month":
      return [formatDate(from, "month"), formatDate(before.from, "month")];
    case "90d":
      return [reports.contact.last90, reports.contact.before90];
    default:
      return [daysInWords({ from, to }), daysInWords(before)];
  }
}

function daysInWords({ from, to }: Days): string {
  return from === to ? formatDate(to, "shortWithYear") : formatDays(from, to, "shortWithYear");
}

/** What is missing when there is one point only, and when there will be two. */
export function untilLine(column: Days, unit: ColumnUnit, today: string): string {
  if (column.to < today) return reports.contact.longer[unit];
  switch (unit) {
    case "day":
      return reports.contact.tomorrow;
    case "week":
      return reports.contact.nextWeek;
    case "month":
      return reports.contact.inMonth(formatDate(addMonths(column.to, 1), "longMonth"));
  }
}
