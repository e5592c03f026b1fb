import { useSyncExternalStore } from "react";
import type { ImportJob } from "../../shared/imports.ts";
import { getSession, subscribe } from "../auth/session.ts";
import type {
  Action,
  Draft,
  Known,
  Match,
  ReadOptions,
  Rule,
  Source,
  Target,
  Who,
} from "./types.ts";
import type { Writing } from "./write/writing.ts";

/**
 * The import that is being prepared or written, from the file to the last step. It lives in memory,
 * outside the screens: going back, or to another screen of the dashboard and back, loses nothing.
 * Values are never changed in place; whoever changes one puts a new one (`changeImport`).
 */
export interface ImportState {
  /** What was dropped, chosen or pasted; it is read again when the user corrects how. */
  input: File | string | null;
  options: ReadOptions;
  /** Files that were chosen together with it, in the order in which they follow. */
  waiting: readonly File[];
  /** The name of what is being read, "" of a pasted table; null while nothing is. */
  reading: string | null;
  /** Why the last one could not be read. */
  unreadable: string | null;
  /** Step 1 has it once the input was read. */
  source: Source | null;
  /** What the columns become, guessed as soon as there is a source; step 2 changes it. */
  match: Match | null;
  /**
   * The rows as they will be written, which step 3 makes of source and match when it opens; null
   * before, and again once either has changed. They contain `edits`.
   */
  drafts: Draft[] | null;
  /** What was typed in cells of the check, by the number of the row: put again into new drafts. */
  edits: ReadonlyMap<number, Partial<Record<Target, string>>>;
  /** What was chosen for single rows in the check, by their numbers: put again as well. */
  choices: ReadonlyMap<number, Action>;
  /** What single rows are to replace of their records, or not, by their numbers: put again as well. */
  replacing: ReadonlyMap<number, NonNullable<Draft["replace"]>>;
  rule: Rule;
  /** With whom the appointments are that name nobody, as was chosen in the check. */
  who: Who;
  /** What the account has of what the drafts name; made with them. */
  known: Known | null;
  /** What the user has agreed to, and how far it has come; null until then. */
  writing: Writing | null;
  /** As the server has it; from then on the earlier steps cannot be changed. */
  job: ImportJob | null;
}

const none: ImportState = {
  input: null,
  options: {},
  waiting: [],
  reading: null,
  unreadable: null,
  source: null,
  match: null,
  drafts: null,
  edits: new Map(),
  choices: new Map(),
  replacing: new Map(),
  rule: { changed: "update", identical: "skip", replace: [] },
  who: { all: null, byTitle: new Map() },
  known: null,
  writing: null,
  job: null,
};

let state = none;
let owner: string | undefined;
const listeners = new Set<() => void>();

export function readImport(): ImportState {
  return state;
}

export function changeImport(changes: Partial<ImportState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** Back to an empty first step. */
export function dropImport(): void {
  changeImport(none);
}

export function useImport(): ImportState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readImport);
}

/** Whether something would be lost with the tab: once the server has all rows, it goes on by itself. */
export function isUnfinished({ source, job }: ImportState): boolean {
  return source !== null && (job === null || job.state === "open");
}

// Nobody sees the file of whoever was signed in here before.
subscribe(() => {
  const user = getSession().user?._id;
  if (user === undefined || user === owner) return;
  if (owner !== undefined) dropImport();
  owner = user;
});
owner = getSession().user?._id;
