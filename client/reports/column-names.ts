import { addDays } from "../../shared/dates.ts";
import type { ColumnUnit, Days } from "../../shared/report-periods.ts";
import { columnName, dayName, hasBegun } from "./charts/column-words.ts";

/** The columns to show: those over before the first entry say nothing. */
export function columnsSince<Column extends Days>(
  columns: readonly Column[],
  since: string | null,
): readonly Column[] {
  return columns.filter((column) => hasBegun(column, since));
}

/** How things stood at its end: "August", and "November 22" for a month that goes on. */
export function nameOfEnd({ from, to }: Days, unit: ColumnUnit): string {
  const isWhole = unit === "month" && addDays(to, 1).endsWith("-01");
  return isWhole ? columnName({ from, to }, unit) : dayName(to);
}

/** Above the names of columns in a table. */
export const unitNames: Record<ColumnUnit, string> = { day: "Day", week: "Week", month: "Month" };
