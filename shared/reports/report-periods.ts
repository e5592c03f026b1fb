import {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  lastOfMonth,
  weekdayOf,
} from "../dates/dates.ts";

// Of which days a report tells, without zod: an address is read before zod has loaded.

export const namedPeriods = ["month", "90d", "year"] as const;
type NamedPeriod = (typeof namedPeriods)[number];

/** Calendar dates, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  /** Null for days of the user's choice. */
  name: NamedPeriod | null;
  /**
   * What it is compared with: the same days of last month or year. Days of the user's choice with as
   * many just before, whole months with as many months.
   */
  before: Days;
}

export const columnUnits = ["day", "week", "month"] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/** The most days that one report covers: ten years. */
const longestPeriod = 3660;

/**
 * The period that an address names: one of the names, all of which end today, or two days as
 * `2026-03-01..2026-05-31`. What is still to come is left out. Undefined for anything else.
 */
export function readPeriod(text: string, today: string): Period | undefined {
  // The days before a period must be in the calendar as well.
  if (today < "1900") return undefined;
  switch (text) {
    case "month": {
      const from = `${today.slice(0, 7)}-01`;
      return {
        name: text,
        from,
        to: today,
        before: { from: addMonths(from, -1), to: addMonths(today, -1) },
      };
    }
    case "90d": {
      const from = addDays(today, -89);
      return { name: text, from, to: today, before: justBefore({ from, to: today }) };
    }
    case "year": {
      const from = `${today.slice(0, 4)}-01-01`;
      return {
        name: text,
        from,
        to: today,
        before: { from: addMonths(from, -12), to: addMonths(today, -12) },
      };
    }
    default: {
      const days = readDays(text);
      if (!days || days.from > today) return undefined;
      const { from } = days;
      const to = days.to > today ? today : days.to;
      return { name: null, from, to, before: asLongBefore({ from, to }) };
    }
  }
}

/** Two days as they stand in an address, whenever these are. */
export function readDays(text: string): Days | undefined {
  const [from = "", to = "", ...rest] = text.split("..");
  if (rest.length > 0 || !isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  const days = daysBetween(from, to) + 1;
  return from > "1900" && days >= 1 && days <= longestPeriod ? { from, to } : undefined;
}

/** Up to 31 days by day, up to 26 weeks by week, else by month. */
export function unitOf({ from, to }: Days): ColumnUnit {
  const days = daysBetween(from, to) + 1;
  if (days <= 31) return "day";
  return days <= 26 * 7 ? "week" : "month";
}

/**
 * The columns of a chart, the oldest first. The first and the last may be cut by the period. `weekStart`
 * as in the user's settings.
 */
export function columnsOf(period: Days, unit: ColumnUnit, weekStart: 0 | 1 | 6): Days[] {
  const columns: Days[] = [];
  let from = period.from;
  while (from <= period.to) {
    const end = lastDay(from, unit, weekStart);
    const [to = end] = [end, period.to].sort();
    columns.push({ from, to });
    if (end >= period.to) break;
    from = addDays(end, 1);
  }
  return columns;
}

/** Before the first entry there is nothing to tell, which is not zero. */
export function hasBegun({ to }: Days, since: string | null): boolean {
  return since !== null && to >= since;
}

/** The columns to show. */
export function columnsSince<Column extends Days>(
  columns: readonly Column[],
  since: string | null,
): Column[] {
  return columns.filter((column) => hasBegun(column, since));
}

function lastDay(day: string, unit: ColumnUnit, weekStart: number): string {
  if (unit === "day") return day;
  if (unit === "week") return addDays(day, 6 - ((weekdayOf(day) - weekStart + 7) % 7));
  return lastOfMonth(day);
}

function justBefore({ from, to }: Days): Days {
  return { from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1) };
}

/** As many whole months, or as many days. */
function asLongBefore({ from, to }: Days): Days {
  if (!from.endsWith("-01") || to !== lastOfMonth(to)) return justBefore({ from, to });
  const monthsUntil = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return { from: addMonths(from, monthsUntil(from) - monthsUntil(to) - 1), to: addDays(from, -1) };
}
