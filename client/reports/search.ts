import { readPeriod } from "../../shared/report-periods.ts";
import { reportEndpoints } from "../../shared/reports.ts";
import { today } from "../lib/dates.ts";
import { type ReportSearch, reportSearch } from "../search-params.ts";

/** What an address says of the reports, without what means nothing. */
export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const { period, tables } = reportSearch(search);
  return {
    ...(period && readPeriod(period, today()) && { period }),
    ...(tables?.split(",").every((name) => name in reportEndpoints) && { tables }),
  };
}
