import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Known, Match, Source, SourceRow, Target } from "../types.ts";
import { withBelongings } from "./belongings.ts";
import { createReader, readCell } from "./cells.ts";
import { fitTogether } from "./fit.ts";
import { toTexts } from "./texts.ts";

/** The rows of a file as they will be written, each cell read or with its problem. */
export function buildDrafts(
  source: Source,
  match: Match,
  known: Known,
  options?: SliceOptions,
): Promise<Draft[]> {
  const toCells = toTexts(match);
  const read = createReader(match);
  const build = (row: SourceRow) => {
    const { texts, extra } = toCells(row);
    const cells: Draft["cells"] = {};
    for (const [target, text] of texts) cells[target] = read(target, text);
    const draft = { number: row.number, row, cells: fitTogether(cells, match.kind), extra };
    return withBelongings(draft, match, known);
  };
  return mapInSlices(source.rows, build, options);
}

/** The draft with another text in a cell. It may be somebody else now: see `findHere`. */
export function editDraft(
  { here: _here, sameAs: _sameAs, ...draft }: Draft,
  target: Target,
  text: string,
  match: Match,
  known: Known,
): Draft {
  const cells = withoutFits(draft.cells, match);
  cells[target] = readCell(target, text, match);
  return withBelongings({ ...draft, cells: fitTogether(cells, match.kind) }, match, known);
}

/** Without what fitTogether has said of them. */
function withoutFits(cells: Draft["cells"], match: Match): Draft["cells"] {
  const kept = Object.entries(cells).filter(
    ([, { text, problem }]) => text !== "" || problem === undefined,
  );
  const alone: Draft["cells"] = Object.fromEntries(kept);
  for (const target of ["repeat", "outcome"] as const) {
    const cell = alone[target];
    if (cell) alone[target] = readCell(target, cell.text, match);
  }
  return alone;
}
