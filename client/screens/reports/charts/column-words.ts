import type { DateStyle } from "../../../../shared/dates/date-words.ts";
import { addDays } from "../../../../shared/dates/dates.ts";
import type { ColumnUnit, Days } from "../../../../shared/reports/report-periods.ts";
import { formatDate, formatDays, today } from "../../../lib/dates/dates.ts";

/** "August", "November 16 – 22" or "November 22"; with its year where that is another one. */
export function columnName({ from, to }: Days, unit: ColumnUnit): string {
  if (unit === "month") return withoutThisYear(formatDate(from, "month"));
  if (unit === "week" && from !== to) return withoutThisYear(formatDays(from, to, "long"));
  return dayName(from);
}

/** "November 22"; with its year where that is another one. */
export function dayName(day: string): string {
  return withoutThisYear(formatDate(day, "long"));
}

function withoutThisYear(name: string): string {
  return name.replace(new RegExp(`(,| de)? ${today().slice(0, 4)}$`), "");
}

/** "Tuesday"; 0 is Sunday. */
export function weekdayName(weekday: number, style: DateStyle = "longWeekday"): string {
  return formatDate(addDays("2026-11-22", weekday), style);
}

export interface ColumnLabel {
  /** "" for columns without one. */
  wide: string;
  /** On a phone. */
  narrow: string;
}

/**
 * What stands under the columns: months by name, of many only the years; of weeks the month in which
 * they begin, once; days by number.
 */
export function columnLabels(columns: readonly Days[], unit: ColumnUnit): ColumnLabel[] {
  const labelOf = { day: dayLabel, week: weekLabel, month: monthLabel }[unit];
  return columns.map((_, index) => labelOf(columns, index));
}

const none: ColumnLabel = { wide: "", narrow: "" };

function dayLabel(columns: readonly Days[], index: number): ColumnLabel {
  const day = String(Number(columns[index]?.from.slice(8)));
  return { wide: day, narrow: index % 7 === 0 ? day : "" };
}

function weekLabel(columns: readonly Days[], index: number): ColumnLabel {
  const [before, own = "", next] = [-1, 0, 1].map((step) => columns[index + step]?.from);
  const isNewMonth = before?.slice(0, 7) !== own.slice(0, 7);
  // The last days of a month have no room for its name.
  const isCut = !before && next !== undefined && next.slice(0, 7) !== own.slice(0, 7);
  return isNewMonth && !isCut ? nameOfMonth(own) : none;
}

function monthLabel(columns: readonly Days[], index: number): ColumnLabel {
  const [first, before, own = "", last] = [0, index - 1, index, columns.length - 1].map(
    (at) => columns[at]?.from,
  );
  const year = own.slice(0, 4);
  const beginsYear = before ? before.slice(0, 4) !== year : own.slice(5, 7) === "01";
  const isOneYear = first?.slice(0, 4) === last?.slice(0, 4);
  if (beginsYear && !isOneYear) return { wide: year, narrow: `’${year.slice(2)}` };
  return columns.length > 24 ? none : nameOfMonth(own);
}

function nameOfMonth(day: string): ColumnLabel {
  const month = formatDate(day, "shortMonth");
  return { wide: month, narrow: month.slice(0, 1) };
}
