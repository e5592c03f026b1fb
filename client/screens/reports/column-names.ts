import { lastOfMonth } from "../../../shared/dates/dates.ts";
import type { ColumnUnit, Days } from "../../../shared/reports/report-periods.ts";
import { columnName, dayName } from "./charts/column-words.ts";

/** How things stood at its end: "August", and "November 22" for a month that goes on. */
export function nameOfEnd({ from, to }: Days, unit: ColumnUnit): string {
  const isWhole = unit === "month" && to === lastOfMonth(to);
  return isWhole ? columnName({ from, to }, unit) : dayName(to);
}
