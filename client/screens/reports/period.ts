import { type Period, readPeriod } from "../../../shared/reports/report-periods.ts";
import { formatDate, formatDays } from "../../lib/dates/dates.ts";
import { usualPeriod } from "./queries.ts";

/** The period of an address, whose text has been checked, as seen on a day. */
export function periodOn(text: string | undefined, today: string): Period {
  const period = readPeriod(text ?? usualPeriod, today) ?? readPeriod(usualPeriod, today);
  if (!period) throw new Error(`${today} is no day`);
  return period;
}

/** "January 1 – November 22, 2026, compared with the same days of 2025" */
export function describePeriod({ name, from, to, before }: Period): string {
  return `${daysInWords(from, to)}, compared with ${beforeInWords({ name, from, before })}`;
}

function daysInWords(from: string, to: string): string {
  return from === to ? formatDate(to, "long") : formatDays(from, to, "long");
}

function beforeInWords({ name, before }: Pick<Period, "name" | "from" | "before">): string {
  switch (name) {
    case "year":
      return `the same days of ${Number(before.to.slice(0, 4))}`;
    case "month":
      return `the same days of ${formatDate(before.to, "longMonth")}`;
    default:
      return daysInWords(before.from, before.to);
  }
}
