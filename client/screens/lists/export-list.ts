import { listExports } from "../../../shared/lists/list-exports.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/browser/files.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";
import { type ShownList, shownList } from "./shown-list.ts";

export type ExportFormat = "csv" | "xlsx";

/** Saves a list as it is shown, all of its rows; reports failures. */
export async function exportList(shown: ShownList, format: ExportFormat): Promise<void> {
  try {
    saveFile(await ask(shown, format));
  } catch (error) {
    sayFailed(error, results.exportFailed);
  }
}

/** The list on screen. */
export async function exportShown(format: ExportFormat): Promise<void> {
  const shown = shownList();
  if (shown) await exportList(shown, format);
}

function ask({ list, query }: ShownList, format: ExportFormat): Promise<File> {
  if (list === "customers") return call(listExports.customers[format], { query });
  if (list === "companies") return call(listExports.companies[format], { query });
  if (list === "tasks") return call(listExports.tasks[format], { query });
  return call(listExports.appointments[format], { query });
}
