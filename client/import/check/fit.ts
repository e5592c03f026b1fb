import { firstDateProblem } from "../../../shared/repeat/times.ts";
import type { Cell, Draft } from "../types.ts";

/** Cells that are right alone and wrong together: an appointment that can't repeat so. */
export function fitTogether(cells: Draft["cells"]): Draft["cells"] {
  const { date, repeat, outcome } = cells;
  if (!repeat?.value || typeof date?.value !== "string") return cells;
  const problem = firstDateProblem(String(repeat.value), date.value);
  if (problem) return { ...cells, repeat: withProblem(repeat, problem) };
  return outcome?.value
    ? { ...cells, outcome: withProblem(outcome, "One that repeats has none") }
    : cells;
}

function withProblem({ text }: Cell, problem: string): Cell {
  return { text, value: null, problem: { text: problem } };
}
