import { addMonths } from "../../../../../shared/dates/dates.ts";
import type { ColumnUnit, Days, Period } from "../../../../../shared/reports/report-periods.ts";
import { formatDate, formatDays } from "../../../../lib/dates/dates.ts";

/** What the line and the one before are called: "2026" and "2025". */
export function lineNames({ name, from, to, before }: Period): [own: string, before: string] {
  switch (name) {
    case "year":
      return [from.slice(0, 4), before.from.slice(0, 4)];
    case "month":
      return [formatDate(from, "month"), formatDate(before.from, "month")];
    case "90d":
      return ["Last 90 days", "The 90 days before"];
    default:
      return [daysInWords({ from, to }), daysInWords(before)];
  }
}

function daysInWords({ from, to }: Days): string {
  return from === to ? formatDate(to, "shortWithYear") : formatDays(from, to, "shortWithYear");
}

/** What is missing when there is one point only, and when there will be two. */
export function untilLine(column: Days, unit: ColumnUnit, today: string): string {
  const needed = `Two ${unit}s of data make a line.`;
  if (column.to < today) return `${needed} Choose a longer period.`;
  switch (unit) {
    case "day":
      return `${needed} Come back tomorrow.`;
    case "week":
      return `${needed} Come back next week.`;
    case "month": {
      const next = addMonths(column.to, 1);
      return `${needed} Come back in ${formatDate(next, "longMonth")}.`;
    }
  }
}
