import { followDate } from "../../../../shared/repeat/edits.ts";
import {
  countOf,
  firstDateProblem,
  lastTimeOf,
  nextTime,
} from "../../../../shared/repeat/times.ts";
import type { RepeatEnd } from "./repeat-words.ts";

/** What needs the library of repeats: loaded once an appointment repeats. */

/** Where a rule ends, and what is wrong with it. */
export function endOf(rule: string, firstDate: string): RepeatEnd & { problem?: string } {
  const problem = firstDateProblem(rule, firstDate);
  const end = { count: countOf(rule, firstDate), lastTime: lastTimeOf(rule, firstDate) };
  return problem ? { ...end, problem } : end;
}

/** The rule after its date was changed; as it was where no rule has the new days, which the server says. */
export function follow(rule: string, oldDate: string, newDate: string): string {
  return followDate(rule, oldDate, newDate) ?? rule;
}

/** The first of its times on or after a date. */
export function firstFrom(rule: string, date: string): string {
  return nextTime(rule, date, date) ?? date;
}
