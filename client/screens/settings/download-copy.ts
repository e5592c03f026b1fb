import type { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/browser/files.ts";
import { sayFailed } from "../../lib/write/say-failed.ts";

type CopyEndpoint = (typeof exportEndpoints)[keyof typeof exportEndpoints];

/** Saves one kind of record, or all of them, as a file; reports failures. */
export async function downloadCopy(endpoint: CopyEndpoint): Promise<void> {
  try {
    saveFile(await call(endpoint));
  } catch (error) {
    sayFailed(error, results.exportFailed);
  }
}
