import { messages } from "../../shared/messages.ts";
import { reportExports } from "../../shared/report-exports.ts";
import type { ReportQuery } from "../../shared/reports.ts";
import { call, failureText, isSignedOut } from "../lib/api.ts";
import { saveFile } from "../lib/files.ts";
import { notify } from "../ui/toaster.tsx";

/** Saves a section as a table, or the whole report as a workbook; reports failures. */
export async function exportReport(
  what: keyof typeof reportExports,
  query: ReportQuery,
): Promise<void> {
  try {
    saveFile(await call(reportExports[what], { query }));
  } catch (error) {
    if (!isSignedOut(error)) notify.error(failureText(error, messages.exportFailed));
  }
}
