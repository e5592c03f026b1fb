import type { AppointmentsReport } from "../../../../../shared/reports/reports.ts";

export interface HourCell {
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  held: number;
}

export interface HourGrid {
  /** As the user's week runs: the days they work, and any other on which something was held. */
  weekdays: number[];
  /** From the first hour that has any to the last. */
  hours: number[];
  /** By hour, then by weekday. */
  rows: HourCell[][];
  /** The cell with the most; of several, the first of the week. */
  peak: HourCell;
}

/** Null when nothing with a time was held. */
export function hourGrid(
  found: AppointmentsReport["hours"],
  { weekStart, working }: { weekStart: number; working: readonly number[] },
): HourGrid | null {
  const some = found.filter(({ held }) => held > 0);
  const week = Array.from({ length: 7 }, (_, day) => (weekStart + day) % 7);
  const weekdays = week.filter(
    (day) => working.includes(day) || some.some(({ weekday }) => weekday === day),
  );
  const [peak] = some.toSorted(
    (one, other) =>
      other.held - one.held ||
      week.indexOf(one.weekday) - week.indexOf(other.weekday) ||
      one.hour - other.hour,
  );
  if (!peak) return null;
  const first = Math.min(...some.map(({ hour }) => hour));
  const last = Math.max(...some.map(({ hour }) => hour));
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const heldAt = new Map(some.map(({ weekday, hour, held }) => [`${weekday}-${hour}`, held]));
  const rows = hours.map((hour) =>
    weekdays.map((weekday) => ({ weekday, hour, held: heldAt.get(`${weekday}-${hour}`) ?? 0 })),
  );
  return { weekdays, hours, rows, peak };
}

/** How much ink a cell has, in percent of the whole; one without any keeps a trace, to show the grid. */
export function inkOf(held: number, most: number): number {
  return held === 0 ? 3 : 6 + (70 * held) / most;
}
