import { firstDateProblem } from "../../../../shared/repeat/times.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import { createReader, readCell } from "../cells/cells.ts";
import { readDuration } from "../cells/read-values.ts";
import { toTexts } from "../cells/texts.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Match, Target } from "../match/column-match.ts";
import type { Source, SourceRow } from "../read/source.ts";
import { missingOf } from "./actions.ts";
import { withBelongings } from "./belongings.ts";
import type { Cell, Draft, Problem } from "./draft.ts";
import type { Known } from "./named.ts";
import { withNotesRoom, withTagRoom } from "./notes.ts";

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

/** Nothing that repeats begins before it. */
const firstYear = "1900";

/** What the cells of a row tell only together. */
function fitTogether(cells: Draft["cells"], kind: ImportKind): Draft["cells"] {
  const fitting = kind === "appointments" ? withRepeat(withLength(cells)) : cells;
  const missing = missingOf(fitting, kind);
  if (!missing || fitting[missing]?.problem) return fitting;
  return { ...fitting, [missing]: withProblem("", missingProblem(missing, fitting)) };
}

/** Such a row is skipped; who has no name is often known by the company or the email. */
function missingProblem(
  target: keyof typeof faults.no,
  { company, email }: Draft["cells"],
): Problem {
  const text = faults.no[target];
  const isCalled = target === "name" || target === "customer";
  const name = isCalled ? company?.value || email?.value : null;
  return typeof name === "string"
    ? { text, fix: { label: faults.use(name), text: name } }
    : { text };
}

/** An end tells how long it takes; one at midnight of another day, that it takes all day. */
function withLength({ end, ...cells }: Draft["cells"]): Draft["cells"] {
  const { date } = cells;
  if (typeof end?.value !== "string" || typeof date?.value !== "string") return cells;
  const from = date.value;
  if (from.length === 10 || cells.duration?.value) return cells;
  const to = end.value;
  if (/T00:00/.test(from) && (to.length === 10 || /T00:00/.test(to)) && to > from) {
    return { ...cells, date: { ...date, value: from.slice(0, 10) } };
  }
  const minutes = (Date.parse(to) - Date.parse(from)) / 60_000;
  if (to.length === 10 || !(minutes > 0)) return cells;
  const read = readDuration(String(minutes));
  return {
    ...cells,
    duration:
      typeof read === "number"
        ? { text: String(minutes), value: read }
        : withProblem(String(minutes), read ?? { text: faults.duration }),
  };
}

/** An appointment that can't repeat so. */
function withRepeat(cells: Draft["cells"]): Draft["cells"] {
  const { date, repeat, outcome } = cells;
  if (!repeat?.value || typeof date?.value !== "string") return cells;
  const problem =
    date.value < firstYear
      ? faults.repeatBefore(firstYear)
      : firstDateProblem(String(repeat.value), date.value);
  if (problem) return { ...cells, repeat: withProblem(repeat.text, { text: problem }) };
  return outcome?.value
    ? {
        ...cells,
        outcome: withProblem(outcome.text, { text: faults.repeatOutcome }),
      }
    : cells;
}

function withProblem(text: string, problem: Problem): Cell {
  return { text, value: null, problem };
}
