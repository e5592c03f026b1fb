import { notes } from "../../../shared/words/en/notes.ts";
import { notify } from "../notify.ts";

/** Copies a text and says so. Browsers allow it on secure pages only. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await tryToCopy(text)) notify.success(done);
}

/** The same for whoever says so otherwise; a failure shows a toast. */
export async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notify.error(notes.copyRefused);
    return false;
  }
}
