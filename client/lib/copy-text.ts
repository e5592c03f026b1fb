import { notify } from "../ui/toaster.tsx";

/** Copies a text and says so. Browsers allow it on secure pages only. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error("Your browser did not allow copying.");
  }
}
