import { imports } from "../../../shared/words/en/imports.ts";
import type { Source } from "./read/source.ts";
import type { ImportState } from "./state.ts";

/** The steps in their order. Progress is shown in `check`, what became of it in `done`. */
export const steps = ["choose", "match", "check", "done"] as const;
export type Step = (typeof steps)[number];

/** Below the names of steps, of which one is open: what was decided in those before. */
export function linesOf(
  { source, match }: ImportState,
  now: Step,
): Record<Step, readonly string[]> {
  const { choose, match: matched, check, done } = imports.hints;
  const hints = { choose: [choose], match: [matched], check: [check], done: [done] };
  if (now === "choose" || !source || !match) return hints;
  const used = match.columns.filter(({ becomes }) => becomes !== "skip").length;
  return {
    ...hints,
    choose: [nameOfSource(source), imports.rows(source.rows.length)],
    match: [imports.used(used, match.columns.length)],
  };
}

/** The last step that can be opened: none without what the earlier ones decide. */
export function lastStep({ source, match, writing, job }: ImportState): Step {
  if (job?.state === "done") return "done";
  return writing || (source && match) ? "check" : "choose";
}

export function nameOfSource({ name }: Source): string {
  return name || imports.pasted;
}

/** Not a vCard or a calendar, whose fields have names. */
export function needsMatch({ columns }: Source): boolean {
  return columns.some(({ becomes }) => becomes === undefined);
}
