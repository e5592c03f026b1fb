import { repeatWords, shorterWords } from "../../../../shared/repeat/words.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { countOf } from "../../../lib/format/count.ts";

/** Where a repeat ends: both null when it never does. */
export interface RepeatEnd {
  count: number | null;
  lastTime: string | null;
}

/** "Every 2 weeks on Monday" */
export function describeRepeat(rule: string, firstDate: string): string {
  return repeatWords(rule, firstDate, (date) => formatDate(date, "dayOfYear"));
}

/** "Every 2 weeks on Monday until Mar 8, 2027" */
export function describeUntil(rule: string, firstDate: string, lastTime: string | null): string {
  const until = lastTime === null ? "" : ` until ${formatDate(lastTime, "shortWithYear")}`;
  return `${describeRepeat(rule, firstDate)}${until}`;
}

/** "every 2 weeks on Monday, 8 times", to go on a sentence with. */
export function describeWithin(rule: string, firstDate: string, count: number | null): string {
  const words = describeRepeat(rule, firstDate);
  const times = count === null ? "" : `, ${countOf(count, "time")}`;
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}${times}`;
}

/** What becomes of day 31 in shorter months; undefined when that does not matter. */
export const describeShorter = shorterWords;
