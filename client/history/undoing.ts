import { lazyModule } from "../lib/lazy-module.ts";
import { changeIdOf } from "../lib/own-changes.ts";
import { notify } from "../ui/toaster.tsx";

/** Undoing and what it asks: nobody needs it before the first change. */
const undoing = lazyModule(() => import("./undo.tsx"));

/** Says that a write went well, with the way to take it back. */
export function sayDone(message: string, answer: object): void {
  const change = changeIdOf(answer);
  // Fetched now, so that it is there when the button is pressed.
  if (change) void undoing.load().catch(() => {});
  const undo = async () => {
    if (change && (await undoing.ask())) await (await undoing.load()).undoById(change);
  };
  notify.success(message, {
    action: change ? { label: "Undo", run: () => void undo() } : undefined,
  });
}

/** Takes back what was done last on this device, or does it again. */
export async function undoByKey(which: "undoLast" | "redoLast"): Promise<void> {
  if (await undoing.ask()) (await undoing.load())[which]();
}
