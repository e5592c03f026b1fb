import { lazyModule } from "../lib/lazy-module.ts";
import { changeIdOf } from "../lib/own-changes.ts";
import { notify, type ToastAction } from "../ui/toaster.tsx";

/** Undoing and what it asks: nobody needs it before the first change. */
const undoing = lazyModule(() => import("./undo.tsx"));

interface DoneOptions {
  /** What was written before it and is taken back after it. */
  before?: object | undefined;
  /** Another button of the toast. */
  other?: ToastAction | undefined;
  /** Milliseconds that the toast stays, instead of the area's own. */
  autoClose?: number;
}

/** Says that a write went well, with the way to take it back. */
export function sayDone(
  message: string,
  answer: object,
  { before, other, autoClose }: DoneOptions = {},
): void {
  const change = changeIdOf(answer);
  const earlier = before && changeIdOf(before);
  // Fetched now, so that it is there when the button is pressed.
  if (change) void undoing.load().catch(() => {});
  const undo = async () => {
    if (!change || !(await undoing.ask())) return;
    const { undoById } = await undoing.load();
    await undoById(change);
    if (earlier) await undoById(earlier);
  };
  notify.success(message, {
    other,
    ...(autoClose !== undefined && { autoClose }),
    action: change ? { label: "Undo", run: () => void undo() } : undefined,
  });
}

/** Takes back a write by its answer, where that is offered beside its toast. */
export async function takeBack(answer: object): Promise<void> {
  const change = changeIdOf(answer);
  if (change && (await undoing.ask())) await (await undoing.load()).undoById(change);
}

/** Takes back what was done last on this device, or does it again. */
export async function undoByKey(which: "undoLast" | "redoLast"): Promise<void> {
  if (await undoing.ask()) (await undoing.load())[which]();
}
