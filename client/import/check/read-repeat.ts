import { ruleProblem } from "../../../shared/repeat/rule.ts";
import type { Problem } from "../types.ts";
import { isNothing } from "./read-text.ts";

/** The value of an RRULE. */
export function readRepeat(text: string): string | null | Problem {
  if (isNothing(text)) return null;
  const rule = text.replace(/^RRULE:/i, "").toUpperCase();
  const problem = rule.length > 300 ? "Longer than 300 characters" : ruleProblem(rule);
  return problem ? { text: problem } : rule;
}
