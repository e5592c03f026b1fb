import { bulkEndpoints, type Chosen } from "../../../shared/bulk.ts";
import { exportEndpoints } from "../../../shared/exports.ts";
import { messages } from "../../../shared/messages.ts";
import { call, failureText, isSignedOut } from "../../lib/api.ts";
import { saveFile } from "../../lib/files.ts";
import { notify } from "../../ui/toaster.tsx";

/** Saves the chosen customers as a table; reports failures. */
export async function exportChosen(chosen: Chosen): Promise<void> {
  try {
    saveFile(await ask(chosen));
  } catch (error) {
    if (!isSignedOut(error)) notify.error(failureText(error, messages.exportFailed));
  }
}

function ask(chosen: Chosen): Promise<File> {
  if ("all" in chosen) return call(exportEndpoints.customers, { query: chosen.all });
  const customers = chosen.customers.map(({ _id }) => _id);
  return call(bulkEndpoints.exportCustomers, { body: { customers } });
}
