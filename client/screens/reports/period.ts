import { type Period, readPeriod } from "../../../shared/reports/report-periods.ts";
import { reports } from "../../../shared/words/en/reports.ts";
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
  const days = daysInWords(from, to);
  switch (name) {
    case "year":
      return reports.compared.year(days, before.to.slice(0, 4));
    case "month":
      return reports.compared.month(days, formatDate(before.to, "longMonth"));
    default:
      return reports.compared.days(days, daysInWords(before.from, before.to));
  }
}

function daysInWords(from: string, to: string): string {
  return from === to ? formatDate(to, "long") : formatDays(from, to, "long");
}
