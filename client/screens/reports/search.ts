import { readPeriod } from "../../../shared/reports/report-periods.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { today } from "../../lib/dates/dates.ts";
import { type ReportSearch, reportSearch } from "../../lib/lists/page-params.ts";

/** What an address says of the reports, without what means nothing. */
export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const { period, tables, who } = reportSearch(search);
  return {
    ...(period && readPeriod(period, today()) && { period }),
    ...(who && { who }),
    ...(tables?.split(",").every((name) => name in reportEndpoints) && { tables }),
  };
}
