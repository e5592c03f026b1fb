import { bulkEndpoints, type Chosen } from "../../../../shared/lists/bulk.ts";
import { exportEndpoints } from "../../../../shared/transfer/exports.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { call } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/browser/files.ts";
import { sayFailed } from "../../../lib/write/say-failed.ts";

/** Saves the chosen customers as a table; reports failures. */
export async function exportChosen(chosen: Chosen): Promise<void> {
  try {
    saveFile(await ask(chosen));
  } catch (error) {
    sayFailed(error, results.exportFailed);
  }
}

function ask(chosen: Chosen): Promise<File> {
  if ("all" in chosen) return call(exportEndpoints.customers, { query: chosen.all });
  const customers = chosen.customers.map(({ _id }) => _id);
  return call(bulkEndpoints.exportCustomers, { body: { customers } });
}
