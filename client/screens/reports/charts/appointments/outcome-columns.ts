import type { AppointmentsReport } from "../../../../../shared/reports/reports.ts";

type Column = AppointmentsReport["columns"][number];

/** From the foot of a bar up: as the report names it, and as a filter does. */
export const outcomes = [
  { key: "held", filter: "held", fill: "fill-held" },
  { key: "noShow", filter: "no-show", fill: "fill-no-show" },
  { key: "canceled", filter: "canceled", fill: "fill-canceled" },
  { key: "open", filter: "open", fill: "fill-open" },
] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Weeks that are too many to be told apart are taken together, as many each; what is left over is at
 * the beginning.
 */
export function gatherWeeks(
  columns: readonly Column[],
  most: number,
): { columns: Column[]; weeks: number } {
  const weeks = Math.max(1, Math.ceil(columns.length / most));
  const gathered: Column[] = [];
  for (let end = columns.length; end > 0; end -= weeks) {
    gathered.unshift(sumOf(columns.slice(Math.max(0, end - weeks), end)));
  }
  return { columns: gathered, weeks };
}

function sumOf(columns: readonly Column[]): Column {
  const sum = (key: Outcome["key"]) => columns.reduce((total, column) => total + column[key], 0);
  return {
    from: columns[0]?.from ?? "",
    to: columns.at(-1)?.to ?? "",
    held: sum("held"),
    noShow: sum("noShow"),
    canceled: sum("canceled"),
    open: sum("open"),
  };
}
