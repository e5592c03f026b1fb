import { changeImport, readImport } from "../state.ts";
import { findHere } from "./existing-records.ts";

/** Rows that were edited and not compared again yet, by their numbers. */
const waiting = new Set<number>();
let running: Promise<void> | null = null;

/** Looks who an edited row is now; several in a row are looked up together. */
export function recheck(number: number): void {
  recheckAll([number]);
}

export function recheckAll(numbers: readonly number[]): void {
  for (const number of numbers) waiting.add(number);
  void rechecked().catch(() => {
    // Without a connection it stays as it was; importing asks again, and says so.
  });
}

/** Settles once all edited rows are compared. */
export function rechecked(): Promise<void> {
  running ??= work().finally(() => {
    running = null;
  });
  return running;
}

async function work(): Promise<void> {
  while (waiting.size > 0) {
    const { drafts, match, known } = readImport();
    if (!drafts || !match || !known) {
      waiting.clear();
      return;
    }
    const edited = new Set(waiting);
    const compared = await findHere(drafts, match, known, { edited });
    // What was typed meanwhile is not lost: it goes round once more.
    if (readImport().drafts !== drafts) continue;
    for (const number of edited) waiting.delete(number);
    changeImport({ drafts: compared });
  }
}
