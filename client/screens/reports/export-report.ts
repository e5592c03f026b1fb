import { reportExports } from "../../../shared/reports/report-exports.ts";
import type { ReportQuery } from "../../../shared/reports/reports.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/browser/files.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";

/** Saves a section as a table, or the whole report as a workbook; reports failures. */
export async function exportReport(
  what: keyof typeof reportExports,
  query: ReportQuery,
): Promise<void> {
  try {
    saveFile(await call(reportExports[what], { query }));
  } catch (error) {
    sayFailed(error, results.exportFailed);
  }
}
