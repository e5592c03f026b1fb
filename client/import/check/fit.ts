import { firstDateProblem } from "../../../shared/repeat/times.ts";
import { targetWords } from "../match/targets.ts";
import type { Cell, Draft, ImportKind, Problem, Target } from "../types.ts";
import { missingOf } from "./actions.ts";
import { readDuration } from "./read-duration.ts";

/** Nothing that repeats begins before it. */
const firstYear = "1900";

/** What the cells of a row tell only together. */
export function fitTogether(cells: Draft["cells"], kind: ImportKind): Draft["cells"] {
  const fitting = kind === "appointments" ? withRepeat(withLength(cells)) : cells;
  const missing = missingOf(fitting, kind);
  if (!missing || fitting[missing]?.problem) return fitting;
  return { ...fitting, [missing]: withProblem("", missingProblem(missing, fitting)) };
}

/** Such a row is skipped; who has no name is often known by the company or the email. */
function missingProblem(target: Target, { company, email }: Draft["cells"]): Problem {
  const text = `No ${targetWords[target].toLowerCase()}. This row is skipped`;
  const isCalled = target === "name" || target === "customer";
  const name = isCalled ? company?.value || email?.value : null;
  return typeof name === "string" ? { text, fix: { label: `Use ${name}`, text: name } } : { text };
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
        : withProblem(String(minutes), read ?? { text: "Not a duration" }),
  };
}

/** An appointment that can't repeat so. */
function withRepeat(cells: Draft["cells"]): Draft["cells"] {
  const { date, repeat, outcome } = cells;
  if (!repeat?.value || typeof date?.value !== "string") return cells;
  const problem =
    date.value < firstYear
      ? `Repeating appointments can’t start before ${firstYear}`
      : firstDateProblem(String(repeat.value), date.value);
  if (problem) return { ...cells, repeat: withProblem(repeat.text, { text: problem }) };
  return outcome?.value
    ? {
        ...cells,
        outcome: withProblem(outcome.text, { text: "Repeating appointments have no outcome" }),
      }
    : cells;
}

function withProblem(text: string, problem: Problem): Cell {
  return { text, value: null, problem };
}
