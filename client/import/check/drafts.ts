import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Known, Match, Source, SourceRow, Target } from "../types.ts";
import { withBelongings } from "./belongings.ts";
import { createReader, readCell } from "./cells.ts";
import { fitTogether } from "./fit.ts";
import { withNotesRoom, withTagRoom } from "./room.ts";
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
    return putTogether({ number: row.number, row, cells, extra }, match, known);
  };
  return mapInSlices(source.rows, build, options);
}

/** The draft with another text in a cell. It may be somebody else now: see `findHere`. */
export function editDraft(
  { here: _here, sameAs: _sameAs, rival: _rival, ...draft }: Draft,
  target: Target,
  text: string,
  match: Match,
  known: Known,
): Draft {
  const cells = withoutFits(draft.cells, match);
  cells[target] = readCell(target, text, match);
  const { person, ...nobody } = draft;
  const kept = target === "customer" || !person ? nobody : { ...nobody, person };
  return putTogether({ ...kept, cells }, match, known);
}

/** With what its cells are together, and with the account. */
function putTogether({ cells, ...draft }: Draft, match: Match, known: Known): Draft {
  const { tags } = cells;
  const roomy = tags ? { ...cells, tags: withTagRoom(tags, known) } : cells;
  const fitting = { ...draft, cells: fitTogether(roomy, match.kind) };
  return withNotesRoom(withBelongings(fitting, match, known), match);
}

/** Without what fitTogether has said of them. */
function withoutFits(cells: Draft["cells"], match: Match): Draft["cells"] {
  const kept = Object.entries(cells).filter(
    ([, { text, problem }]) => text !== "" || problem === undefined,
  );
  const alone: Draft["cells"] = Object.fromEntries(kept);
  for (const target of ["repeat", "outcome", "tags", "notes"] as const) {
    const cell = alone[target];
    if (cell) alone[target] = readCell(target, cell.text, match);
  }
  return alone;
}
