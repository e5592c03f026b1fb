import { lazyModule } from "./browser/lazy-module.ts";
import { notify, type ToastAction } from "./notify.ts";
import { changeIdOf } from "./own-changes.ts";

/** Undoing and its questions, by the id of a change. */
interface Undo {
  undoById: (change: string) => Promise<void>;
  /** The last change of this device. */
  undoLast: () => void;
  redoLast: () => void;
}

let fetchUndo: () => Promise<Undo> = () => Promise.reject(new Error("Nothing provides undo"));
/** Nobody needs it before the first change. */
const undoing = lazyModule(() => fetchUndo());

/** Called once, by the layout: the screen that undoes is to the right of this file. */
export function provideUndo(fetch: () => Promise<Undo>): void {
  fetchUndo = fetch;
}

export interface DoneOptions {
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
