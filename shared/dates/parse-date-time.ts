import { toPlainDigits } from "../text/digits.ts";
import { addDays } from "./dates.ts";
import { type FoundDay, findDay, type Wall } from "./parse-day.ts";
import { type FoundTime, findTime } from "./parse-time.ts";

/**
 * The parser for dates and times as people type them. It parses the whole text or refuses it.
 * `findDay` and `findTime` parse the beginning of a longer text.
 */

/** Far longer than any date. */
const longest = 80;

/** A day, as `2026-11-27`; null if the text is not a day, or includes a time. */
export function parseDay(text: string, wall: Omit<Wall, "bare">): string | null {
  return parseDays(text, wall)[0] ?? null;
}

/** The same; where people disagree on what it means, both days. */
export function parseDays(text: string, wall: Omit<Wall, "bare">): string[] {
  const parts = readManifest(toPlainText(text), { ...wall, bare: "day" });
  if (!parts) return inEnglish(text, wall, parseDays) ?? [];
  if (!parts.day || parts.time) return [];
  const { day, other } = parts.day;
  return other ? [day, other] : [day];
}

export interface Reading {
  /** `2026-11-27T10:00` */
  value: string;
  /** The text was just a number, which could have been a day. */
  hourGuessed: boolean;
}

/** A day, a time or both; missing parts come from `near`, a date-time. */
export function parseDateTime(text: string, wall: Omit<Wall, "bare">): Reading | null {
  const parts = parseParts(text, wall);
  if (!parts) return inEnglish(text, wall, parseDateTime);
  const [nearDay, nearTime] = (wall.near ?? "").split("T");
  const time = parts.time?.time ?? nearTime;
  const day = parts.day ? dayOf(parts, wall) : nearDay || wall.now.slice(0, 10);
  if (!time) return null;
  return { value: `${day}T${time}`, hourGuessed: parts.time?.bare === true && !parts.day };
}

/** What the text says in the user's own language; English is read first, so that it always means the same. */
function inEnglish<Read>(
  text: string,
  { phrases, ...wall }: Omit<Wall, "bare">,
  read: (text: string, wall: Omit<Wall, "bare">) => Read,
): Read | null {
  const english = text.length > longest ? null : (phrases?.translateDate(text) ?? null);
  return english === null ? null : read(english, wall);
}

/** A day, a time or both, as far as the text says them. */
export function parseParts(text: string, wall: Omit<Wall, "bare">): Parts | null {
  const plain = toPlainText(text);
  const later = readLater(plain, wall.now);
  if (!later) return readManifest(plain, { ...wall, bare: "hour" });
  const [day = "", time = ""] = later.split("T");
  return { day: { length: text.length, day }, time: { length: text.length, time } };
}

/** The day of a text: a weekday whose hour has passed today is next week's. */
export function dayOf({ day, time }: Parts, { now, min, max }: Omit<Wall, "bare">): string | null {
  if (!day?.rolls || !time || `${day.day}T${time.time}` >= now) return day?.day ?? null;
  const nextWeek = addDays(day.day, 7);
  // Unless the past is wanted: there, a Friday is a past one.
  return min !== undefined && (!max || nextWeek <= max) ? nextWeek : day.day;
}

/** As the patterns expect it: lowercase, plain digits and spaces, "3 p.m." as "3pm". */
function toPlainText(text: string): string {
  if (text.length > longest) return "";
  return (
    toPlainDigits(text)
      .normalize("NFKC")
      // Direction marks come along when a date is copied from a page.
      .replace(/\p{Cf}/gu, "")
      .toLowerCase()
      .replace(/[‐-―−]/g, "-")
      .replace(/,/g, " ")
      .replace(/@/g, " at ")
      .replace(/(\d)\s*o['’]clock(?!\p{L})/gu, "$1:00")
      .replace(/(\d)\s*([ap])\.?\s?(?:m\.?)?(?![\p{L}\d])/gu, "$1$2m")
      .replace(/(\d)t(?=\d)/g, "$1 ")
      .replace(/(\d)\. ?(?=\d{1,2}\. ?\d{4}(?!\d))/g, "$1.")
      .replace(/(\.\d{1,2})\. (?=\d{4}(?!\d))/g, "$1.")
      .replace(/(\d)\.(?=\s|\p{L}|$)/gu, "$1 ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

export interface Parts {
  day?: FoundDay;
  time?: FoundTime;
}

function readManifest(plain: string, wall: Wall): Parts | null {
  const parts: Parts = {};
  let rest = plain;
  if (rest === "") return null;
  while (rest !== "") {
    const day = parts.day ? null : findDay(rest, wall);
    const time = day || parts.time ? null : findTime(rest, wall.hours24);
    if (day) parts.day = day;
    else if (time) parts.time = time;
    else return null;
    rest = rest.slice((day ?? time)?.length).trimStart();
  }
  return parts;
}

/** "now", "in 2 hours", "in 45 min" */
function readLater(plain: string, now: string): string | null {
  const found = /^in (an?|\d{1,3}) ?(h|hours?|hrs?|m|min|mins|minutes?)$/.exec(plain);
  if (!found && plain !== "now") return null;
  const amount = found ? Number(found[1]?.replace(/an?/, "1")) : 0;
  const unit = found?.[2]?.startsWith("h") ? 3_600_000 : 60_000;
  return new Date(Date.parse(`${now}Z`) + amount * unit).toISOString().slice(0, 16);
}
