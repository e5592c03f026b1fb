import { findTime } from "../dates/parse-time.ts";
import type { Word } from "./words.ts";

const clock = String.raw`(\d{1,2}(?:[:.]\d{2})?)`;
const range = new RegExp(`^${clock}([ap]m?)?-${clock}([ap]m?)?$`);
const link = /^(?:to|until|till|-)$/;

interface Range {
  /** The time it begins with, "2pm" of "2-3pm". */
  first: string;
  /** Both are sure to be times. */
  sure: boolean;
  /** From the given time to its end. */
  minutes: (time: string) => number | null;
}

/** "10-11:30", "2-3pm" */
export function splitRange(word: string): Range | null {
  const found = range.exec(word);
  if (!found) return null;
  const [, start = "", half = "", end = "", lastHalf = ""] = found;
  // "2-3pm" is in the afternoon as a whole, "11-1pm" begins in the morning.
  const shared = lastHalf && Number.parseInt(start, 10) < Number.parseInt(end, 10) ? lastHalf : "";
  return {
    first: `${start}${half || shared}`,
    sure: half + lastHalf !== "" || (start.includes(":") && end.includes(":")),
    minutes: (time) => minutesTo(time, `${end}${lastHalf}`),
  };
}

/** "to 11:30" after a time: how long that makes it. */
export function rangeAfter(words: readonly Word[], at: number, time: string) {
  if (!link.test(words[at]?.plain ?? "")) return null;
  for (const to of [at + 3, at + 2]) {
    const end = words.slice(at + 1, to).map(({ plain }) => plain);
    const minutes = to <= words.length ? minutesTo(time, end.join("")) : null;
    if (minutes) return { to, minutes };
  }
  return null;
}

/** Null if that is no time, or not within twelve hours. */
function minutesTo(time: string, end: string): number | null {
  const text = end.replace(/([ap])\.?m?\.?$/, "$1m");
  const found = findTime(text);
  if (found?.length !== text.length) return null;
  const apart = toMinutes(found.time) - toMinutes(time);
  const minutes = apart > 0 ? apart : apart + 12 * 60;
  return minutes > 0 && minutes <= 12 * 60 ? minutes : null;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
