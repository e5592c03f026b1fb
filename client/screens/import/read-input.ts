import { userTimeZone } from "../../lib/dates/dates.ts";
import { SourceError } from "./read/limits.ts";
import { readSource } from "./read/read-source.ts";
import type { ReadOptions, Source } from "./read/source.ts";
import { changeImport, dropImport, readImport } from "./state.ts";

/**
 * Reads what was dropped, chosen or pasted, in place of what was there; `waiting` comes after it. Undefined if it cannot be
 * read, which the state tells, or if something else was chosen meanwhile.
 */
export async function readInput(
  input: File | string,
  waiting: readonly File[] = [],
): Promise<Source | undefined> {
  const source = await read(input, {});
  if (source) {
    dropImport();
    changeImport({ input, source, waiting });
  }
  return source;
}

/** Reads the same in another way. What was typed in the check stays with its rows. */
export async function readAgain(change: ReadOptions): Promise<void> {
  const { input, options, source: before } = readImport();
  if (input === null) return;
  const changed = { ...options, ...change };
  const source = await read(input, changed);
  if (!source) return;
  changeImport({ options: changed, source, match: null, drafts: null });
  // Another sheet has other rows.
  if (source.sheet !== before?.sheet) changeImport({ edits: new Map(), choices: new Map() });
}

let reading = new AbortController();

/** Stops waiting for what is being read. */
export function stopReading(): void {
  reading.abort();
  changeImport({ reading: null });
}

async function read(input: File | string, options: ReadOptions): Promise<Source | undefined> {
  reading.abort();
  const own = new AbortController();
  reading = own;
  changeImport({ reading: input instanceof File ? input.name : "", unreadable: null });
  try {
    const timeZone = userTimeZone();
    return await readSource(input, { timeZone, ...options }, undefined, own.signal);
  } catch (error) {
    if (own.signal.aborted) return;
    if (!(error instanceof SourceError)) throw error;
    changeImport({ unreadable: error.message });
    return;
  } finally {
    if (!own.signal.aborted) changeImport({ reading: null });
  }
}
