import { FileDown, Upload } from "lucide-react";
import type { ReportQuery } from "../../../../shared/reports/reports.ts";
import { importKinds } from "../../../../shared/transfer/import-kinds.ts";
import { exportList } from "../../lists/export-list.ts";
import { shownList } from "../../lists/shown-list.ts";
import { exportReport } from "../../reports/export-report.ts";
import { shownReport } from "../../reports/shown-report.ts";
import type { Action } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** The list or the report on screen as a file; nothing where there is none. */
export function exportItems(): Action[] {
  const shown = shownList();
  const report = shownReport();
  if (report) return [exportOf(report)];
  if (!shown) return [];
  return (["CSV", "Excel"] as const).map((format) => ({
    value: `export list ${format}`,
    needs: "export" as const,
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
    needs: "export",
    icon: <FileDown />,
    title: "Export this report as Excel",
    onlyTyped: true,
    words: "download save file spreadsheet figures workbook",
    run: () => void exportReport("workbook", report),
  };
}

/** Bring records in from a file. */
export function importActions(go: Go): Action[] {
  return importKinds.map((into) => ({
    value: `import ${into}`,
    needs: "write",
    icon: <Upload />,
    title: `Import ${into[0]?.toUpperCase()}${into.slice(1)}`,
    onlyTyped: true,
    words: "add upload file csv excel vcard ics paste table contacts migrate move",
    run: () => void go({ to: "/dashboard/import", search: { into } }),
  }));
}
