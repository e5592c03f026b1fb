import type { Draft, ImportKind, Target } from "../types.ts";
import { gridColumns } from "./columns.ts";
import type { Place } from "./grid-focus.ts";

/** The cells of a row that have a problem, as they are read: along the columns, then what has none. */
export function problemsOf({ cells }: Draft, kind: ImportKind): Target[] {
  const shown = gridColumns[kind].flatMap(({ targets }) => targets);
  // as: the keys of the cells are targets.
  const others = (Object.keys(cells) as Target[]).filter((target) => !shown.includes(target));
  return [...shown, ...others].filter((target) => cells[target]?.problem);
}

/** The next cell with a problem after this one, or the first of all; from the end it begins again. */
export function nextProblem(
  drafts: readonly Draft[],
  kind: ImportKind,
  after: Place = { row: -1, target: "name" },
): Place | null {
  const inRow = (row: number): Place[] => {
    const draft = drafts[row];
    return draft ? problemsOf(draft, kind).map((target) => ({ row, target })) : [];
  };
  const same = inRow(after.row);
  const order = gridColumns[kind].flatMap(({ targets }) => targets);
  const rank = (target: Target) => (order.includes(target) ? order.indexOf(target) : order.length);
  const later = same.find(({ target }) => rank(target) > rank(after.target));
  if (later) return later;
  for (let step = 1; step <= drafts.length; step += 1) {
    const row = (after.row + step) % drafts.length;
    const [first] = inRow(row);
    if (first && (first.row !== after.row || first.target !== after.target)) return first;
  }
  return null;
}
