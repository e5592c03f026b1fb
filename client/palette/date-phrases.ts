import { addDays } from "../../shared/dates.ts";
import { parseDay, weekdayOf } from "../lib/wall-clock.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const unitDays: Record<string, number> = { day: 1, week: 7 };

/**
 * The days that a phrase can mean, the likeliest first: "dec 4", "12/4", "2026-12-04", "tomorrow",
 * "friday", "next monday", "in 3 days", "2 weeks ago". A day without a year that has passed may be
 * meant next year too. Nothing for any other text.
 */
export function readDatePhrase(text: string, today: string): string[] {
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const relative = readRelative(words, today);
  if (relative) return [relative];

  const day = parseDay(words, today, today);
  if (!day) return [];
  const hasYear = /\d{4}|\d[/]\d+[/]\d/.test(words);
  if (hasYear || day >= today || !/\d/.test(words)) return [day];
  const year = Number(today.slice(0, 4)) + 1;
  const next = parseDay(words, `${year}-01-01`, today);
  return next ? [day, next] : [day];
}

function readRelative(words: string, today: string): string | null {
  if (words === "day after tomorrow" || words === "the day after tomorrow")
    return addDays(today, 2);
  if (words === "next week") return addDays(today, 7);
  if (words === "last week") return addDays(today, -7);

  const count = /^(?:in (\d{1,3}|a) (day|week)s?|(\d{1,3}|a) (day|week)s? ago)$/.exec(words);
  if (count) {
    const [, later, laterUnit, earlier, earlierUnit] = count;
    const days = countOf(later ?? earlier) * (unitDays[laterUnit ?? earlierUnit ?? ""] ?? 0);
    return addDays(today, later ? days : -days);
  }

  const named = /^(?:(this|next|last) )?([a-z]{3,9})$/.exec(words);
  if (!named) return null;
  const [, which, name = ""] = named;
  // "sun" and "mat" alone are pieces of names; behind "next" they are days.
  const fits = (whole: string) => (which ? whole.startsWith(name) : whole === name);
  const weekday = weekdays.findIndex(fits);
  if (weekday < 0) return null;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (which === "last") return addDays(today, ahead - 7);
  // The next one is never today.
  return addDays(today, which === "next" && ahead === 0 ? 7 : ahead);
}

function countOf(word: string | undefined): number {
  return word === "a" ? 1 : Number(word);
}
