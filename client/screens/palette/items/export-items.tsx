import { FileDown, Upload } from "lucide-react";
import type { ReportQuery } from "../../../../shared/reports/reports.ts";
import { importKinds } from "../../../../shared/transfer/import-kinds.ts";
import { keywords } from "../../../../shared/words/en/keywords.ts";
import { palette } from "../../../../shared/words/en/palette.ts";
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
    title: palette.exports[shown.list](format),
    onlyTyped: true,
    words: keywords.exportList,
    run: () => void exportList(shown, format === "CSV" ? "csv" : "xlsx"),
  }));
}

function exportOf(report: ReportQuery): Action {
  return {
    value: "export report",
    needs: "export",
    icon: <FileDown />,
    title: palette.actions.exportReport,
    onlyTyped: true,
    words: keywords.exportReport,
    run: () => void exportReport("workbook", report),
  };
}

/** Bring records in from a file. */
export function importActions(go: Go): Action[] {
  return importKinds.map((into) => ({
    value: `import ${into}`,
    needs: "write",
    icon: <Upload />,
    title: palette.imports[into],
    onlyTyped: true,
    words: keywords.import,
    run: () => void go({ to: "/dashboard/import", search: { into } }),
  }));
}
