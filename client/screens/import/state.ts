import type { UseNavigateResult } from "@tanstack/react-router";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../shared/transfer/imports.ts";
import { placeHere } from "../../lib/people/place.ts";
import { subscribe } from "../../lib/session.ts";
import { createStore } from "../../lib/store.ts";
import type { Match, Target } from "./match/column-match.ts";
import type { ReadOptions, Source } from "./read/source.ts";
import type { Action, Draft, Rule } from "./rows/draft.ts";
import type { Forecast } from "./rows/forecast.ts";
import type { Known, Who } from "./rows/named.ts";
import type { Plan } from "./rows/plan.ts";

/** What the user has agreed to, and how far it has come. */
export interface Writing {
  kind: ImportKind;
  plan: Plan;
  /** Null where it runs since before the tab was loaded; then the plan is empty. */
  forecast: Forecast | null;
  /** For the way to what was imported, from any screen. */
  navigate: UseNavigateResult<string>;
  /** Rows of the plan that have arrived. */
  sent: number;
  /** No answer comes; it is tried again. */
  isLost: boolean;
  isCanceling: boolean;
  /** Why it has stopped, and at which row of the plan. Nothing was saved. */
  failure: { row: number | null; msg: string } | null;
  /** When it began, by performance.now(). */
  startedAt: number;
}

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

const state = createStore(none);
let owner = "";

export function readImport(): ImportState {
  return state.get();
}

export function changeImport(changes: Partial<ImportState>): void {
  state.set({ ...state.get(), ...changes });
}

/** Back to an empty first step. */
export function dropImport(): void {
  changeImport(none);
}

export function useImport(): ImportState {
  return state.use();
}

/** Whether something would be lost with the tab: once the server has all rows, it goes on by itself. */
export function isUnfinished({ source, job }: ImportState): boolean {
  return source !== null && (job === null || job.state === "open");
}

// Nobody sees the file of whoever was signed in here before, and no other desk gets it.
subscribe(() => {
  const place = placeHere();
  if (place === "" || place === owner) return;
  if (owner !== "") dropImport();
  owner = place;
});
owner = placeHere();
