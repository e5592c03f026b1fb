import { FileDown } from "lucide-react";
import { exportList } from "../lists/export-list.ts";
import { shownList } from "../lists/shown-list.ts";
import type { Action } from "./product-actions.tsx";

/** The list on screen as a file; nothing where there is none. */
export function exportItems(): Action[] {
  const shown = shownList();
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
