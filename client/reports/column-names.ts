import { addDays } from "../../shared/dates.ts";
import type { ColumnUnit, Days } from "../../shared/report-periods.ts";
import { formatDate } from "../lib/dates.ts";

/** The columns to show: those over before the first entry say nothing. */
export function columnsSince<Column extends Days>(
  columns: readonly Column[],
  since: string | null,
): readonly Column[] {
  return since === null ? [] : columns.filter(({ to }) => to >= since);
}

/** What happened in it: "August", "Nov 16 – Nov 22", "November 22". With the year where there are two. */
export function nameOfColumn({ from, to }: Days, unit: ColumnUnit, period: Days): string {
  if (unit === "day" || (unit === "week" && from === to)) return dayName(to, period);
  if (unit === "week") return `${formatDate(from, "short")} – ${formatDate(to, "short")}`;
  return formatDate(from, isWithinYear(period) ? "longMonth" : "month");
}

/** How things stood at its end: "August", and "November 22" for a month that goes on. */
export function nameOfEnd(column: Days, unit: ColumnUnit, period: Days): string {
  const isWhole = unit === "month" && addDays(column.to, 1).endsWith("-01");
  return isWhole ? nameOfColumn(column, unit, period) : dayName(column.to, period);
}

/** Above the names of columns in a table. */
export const unitNames: Record<ColumnUnit, string> = { day: "Day", week: "Week", month: "Month" };

function dayName(day: string, period: Days): string {
  return formatDate(day, isWithinYear(period) ? "monthDay" : "long");
}

function isWithinYear({ from, to }: Days): boolean {
  return from.slice(0, 4) === to.slice(0, 4);
}
