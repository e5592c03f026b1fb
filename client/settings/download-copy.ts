import type { exportEndpoints } from "../../shared/exports.ts";
import { messages } from "../../shared/messages.ts";
import { call, failureText, isSignedOut } from "../lib/api.ts";
import { saveFile } from "../lib/files.ts";
import { notify } from "../ui/toaster.tsx";

export type CopyEndpoint = (typeof exportEndpoints)[keyof typeof exportEndpoints];

/** Saves one kind of record, or all of them, as a file; reports failures. */
export async function downloadCopy(endpoint: CopyEndpoint): Promise<void> {
  try {
    saveFile(await call(endpoint));
  } catch (error) {
    // An expired session has its own toast.
    if (isSignedOut(error)) return;
    notify.error(failureText(error, messages.exportFailed));
  }
}
