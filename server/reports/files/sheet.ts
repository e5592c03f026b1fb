import type { Days } from "../../../shared/reports/report-periods.ts";
import type { Column } from "../../exports/csv.ts";
import type { Sheet as SheetOf } from "../../exports/workbook.ts";
import type { Headings } from "../../words.ts";

/** A table of a report, its rows as their cells. */
export type Sheet = SheetOf<readonly (string | number)[]>;

export function toSheet<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    title,
    columns: columns.map((column, place) => ({ ...column, read: (cells) => cells[place] ?? "" })),
    rows: rows.map((row) => columns.map(({ read }) => read(row))),
  };
}

export function daysColumns(reports: Headings["reports"]): Column<Days>[] {
  return [
    { title: reports.from, read: ({ from }) => from, holds: "date" },
    { title: reports.to, read: ({ to }) => to, holds: "date" },
  ];
}

/** In percent, to a tenth; nothing of nothing. */
export function shareOf(part: number, whole: number): number | "" {
  return whole === 0 ? "" : Math.round((part / whole) * 1000) / 10;
}
