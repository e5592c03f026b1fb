import { addDays } from "../../../../shared/dates/dates.ts";
import { maxCount, type RepeatRule, readRule, writeRule } from "../../../../shared/repeat/rule.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { formatDate } from "../../../lib/dates/dates.ts";

/** How a repeat ends, as the form and the dialog offer it. */
export const endings = ["never", "on", "after"] as const;
export type Ending = (typeof endings)[number];

export function endingLabel(ending: Ending): string {
  if (ending === "never") return series.fields.endsNever;
  return ending === "on" ? series.fields.endsOn : series.fields.endsAfter;
}

/** What an ending begins with. */
export const usualCount = 8;

type Ends = Pick<RepeatRule, "count" | "until">;

export function endingOf({ count, until }: Ends): Ending {
  if (count !== null) return "after";
  return until === null ? "never" : "on";
}

/** A rule with another end. */
export function withEnd(rule: string, ends: Partial<Ends>): string {
  return writeRule({ ...readRule(rule), count: null, until: null, ...ends });
}

export function withoutEnd(rule: string): string {
  return withEnd(rule, {});
}

/** What is wrong with the last day of a repeat. */
export function lastDayProblem(until: string | null, date: string): string | undefined {
  if (until === null || until.slice(0, 10) > date.slice(0, 10)) return undefined;
  return series.fields.later(formatDate(date, "shortWithYear"));
}

/** A count as typed; undefined when it is none. */
export function readNumber(text: string, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
export const countProblem = () => series.fields.number(maxCount);

/** The first day that a repeat can end on. */
export function earliestEnd(date: string): string {
  return addDays(date.slice(0, 10), 1);
}
