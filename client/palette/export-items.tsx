import { FileDown } from "lucide-react";
import type { ReportQuery } from "../../shared/reports.ts";
import { exportList } from "../lists/export-list.ts";
import { shownList } from "../lists/shown-list.ts";
import { exportReport } from "../reports/export-report.ts";
import { shownReport } from "../reports/shown-report.ts";
import type { Action } from "./product-actions.tsx";

/** The list or the report on screen as a file; nothing where there is none. */
export function exportItems(): Action[] {
  const shown = shownList();
  const report = shownReport();
  if (report) return [exportOf(report)];
  if (!shown) return [];
  return (["CSV", "Excel"] as const).map((format) => ({
    value: `export list ${format}`,
    icon: <FileDown />,
    title: `Export these ${shown.list} as ${format}`,
    onlyTyped: true,
    words: "download save file spreadsheet list table",
    run: () => void exportList(shown, format === "CSV" ? "csv" : "xlsx"),
  }));
}

function exportOf(report: ReportQuery): Action {
  return {
    value: "export report",
    icon: <FileDown />,
    title: "Export this report as Excel",
    onlyTyped: true,
    words: "download save file spreadsheet figures workbook",
    run: () => void exportReport("workbook", report),
  };
}
