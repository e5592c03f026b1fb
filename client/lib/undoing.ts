import { parts } from "../../shared/words/en/parts.ts";
import { lazyModule } from "./browser/lazy-module.ts";
import { notify, type ToastAction } from "./notify.ts";
import { bookingToTell, changeIdOf } from "./own-changes.ts";

/** Undoing and its questions, by the id of a change. */
interface Undo {
  /** Asks whether to tell the customer of a booking, and says that a write of it went well. */
  tell: (booking: string, change: string, said: string) => Promise<void>;
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
  autoClose?: number | undefined;
}

/** Says that a write went well, with the way to take it back. */
export function sayDone(
  message: string,
  answer: object,
  { before, ...options }: DoneOptions = {},
): void {
  const change = changeIdOf(answer);
  if (!change) {
    notify.success(message, options);
    return;
  }
  const run = async () => {
    const asked = await askForUndo();
    const earlier = before && changeIdOf(before);
    await asked?.undoById(change);
    if (earlier) await asked?.undoById(earlier);
  };
  const say = () =>
    notify.success(message, { ...options, action: { label: parts.undo, run: () => void run() } });
  const booking = bookingToTell(change);
  // Fetched now, so that it is there when the button is pressed.
  const part = undoing.load();
  if (booking) part.then(({ tell }) => tell(booking, change, message)).catch(say);
  else {
    part.catch(() => {});
    say();
  }
}

async function askForUndo(): Promise<Undo | undefined> {
  return (await undoing.ask()) ? undoing.now() : undefined;
}

/** Takes back a write by its answer, where that is offered beside its toast. */
export async function takeBack(answer: object): Promise<void> {
  const change = changeIdOf(answer);
  if (change) await (await askForUndo())?.undoById(change);
}

/** Takes back what was done last on this device, or does it again. */
export async function undoByKey(which: "undoLast" | "redoLast"): Promise<void> {
  (await askForUndo())?.[which]();
}
