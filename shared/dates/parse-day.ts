import type { Phrases } from "../phrases/phrases.ts";
import { addDays, daysBetween, isCalendarDate, weekdayOf } from "./dates.ts";

/** How the user writes what can be read in two ways. */
export interface WrittenDates {
  /** 4/5 is the fourth of May. */
  dayFirst?: boolean;
  /** 6:30 is in the morning. */
  hours24?: boolean;
  /** The first day of their week; 0 is Sunday. */
  weekStart?: number;
  /** What they say it with, beside English. */
  phrases?: Phrases | undefined;
}

/** What a text is relative to. No time zones here: everything is wall-clock time. */
export interface Wall extends WrittenDates {
  /** The user's own clock, `2026-11-20T13:00`. */
  now: string;
  /** The current value, a date or date-time: it supplies the parts that the text leaves out. */
  near?: string | undefined;
  /** The first and last day allowed: an ambiguous text means a day between them. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a number alone is a day of the month or an hour. */
  bare: "day" | "hour";
}

export interface FoundDay {
  /** How much of the text was used. */
  length: number;
  day: string;
  /** Just a weekday's name: if its hour has passed today, it means next week's. */
  rolls?: boolean;
  /** "next tuesday" on a Monday: the Tuesday of next week. */
  other?: string;
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

const nearDays: readonly [RegExp, number][] = [
  [/^today(?= |$)/, 0],
  [/^this(?= (?:morning|afternoon|evening)(?: |$))/, 0],
  [/^(?:tomorrow|tmrw|tmr)(?= |$)/, 1],
  [/^yesterday(?= |$)/, -1],
  [/^(?:the )?day after tomorrow(?= |$)/, 2],
  [/^(?:the )?day before yesterday(?= |$)/, -2],
  [/^next week(?= |$)/, 7],
  [/^last week(?= |$)/, -7],
];
const count = `(${Object.keys(counts).join("|")}|\\d{1,3})`;
const distance = new RegExp(
  `^(?:in ${count} (day|week|month)s?|${count} (day|week|month)s? (ago|from now)|(next|last) month)(?= |$)`,
);
const weekday = /^(?:on )?(?:(this|next|last) )?([a-z]{3,9})\.?(?= |$)/;
const numeric = /^(\d{1,4})([-/.])(\d{1,2})(?:\2(\d{4}|\d{1,2}))?(?= |$)/;
const year = "(?: ((?:19|20|21)\\d{2}))?";
const monthFirst = new RegExp(`^(?:on )?([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?${year}(?= |$)`);
const dayFirst = new RegExp(
  `^(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\\.?${year}(?= |$)`,
);
const ordinal = /^(?:on )?(?:the (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th))(?= |$)/;
const number = /^(\d{1,2})(?= |$)/;

/** The day at the start of a text from `toPlainText`; null if there is no such day. */
export function findDay(text: string, wall: Wall): FoundDay | null {
  const today = wall.now.slice(0, 10);
  for (const [words, days] of nearDays) {
    const [found] = words.exec(text) ?? [];
    if (found) return { length: found.length, day: addDays(today, days) };
  }
  return findDistance(text, today) ?? findWeekday(text, wall) ?? findDate(text, wall);
}

/** "in 3 days", "2 weeks ago", "next month" */
function findDistance(text: string, today: string): FoundDay | null {
  const found = distance.exec(text);
  if (!found) return null;
  const [{ length }, later, laterUnit, other, otherUnit, direction, which] = found;
  const word = later ?? other ?? "one";
  const back = direction === "ago" || which === "last";
  const amount = (counts[word] ?? Number(word)) * (back ? -1 : 1);
  const unit = laterUnit ?? otherUnit ?? "month";
  if (unit === "month") return { length, day: addMonths(today, amount) };
  return { length, day: addDays(today, amount * (unit === "week" ? 7 : 1)) };
}

/** "friday", "next tue", "Fri, Nov 27", "fri 27" */
function findWeekday(text: string, wall: Wall): FoundDay | null {
  const found = weekday.exec(text);
  const index = found ? indexOf(weekdays, found[2]) : -1;
  if (!found || index < 0) return null;
  const [{ length }, which] = found;
  const today = wall.now.slice(0, 10);
  const ahead = (index - weekdayOf(today) + 7) % 7;
  if (which === "last") return { length, day: addDays(today, ahead - 7) };
  if (which === "next") return { length, ...nextWeekday(today, ahead || 7, wall.weekStart) };

  const rest = text.slice(length + 1);
  const dates = datesOf(rest, wall);
  if (dates) {
    const fitting = dates.days.filter((day) => weekdayOf(day) === index);
    return chosen(length + 1 + dates.length, fitting, wall);
  }
  // "Fri 27": a day of the month if that is a Friday, otherwise an hour.
  const [numbered = ""] = number.exec(rest) ?? [];
  if (numbered && (wall.bare === "day" || Number(numbered) > 12)) {
    const fitting = daysOfMonth(numbered, today).filter(
      (day) => weekdayOf(day) === index && isAllowed(day, wall),
    );
    if (fitting.length > 0) return chosen(length + 1 + numbered.length, fitting, wall);
  }
  const days = [addDays(today, ahead), ...(wall.max ? [addDays(today, ahead - 7)] : [])];
  const day = chosen(length, days, wall);
  return day && { ...day, rolls: true };
}

/** Never today. While that weekday is still to come in this week, half of all people mean the week after. */
function nextWeekday(today: string, ahead: number, weekStart = 0) {
  const day = addDays(today, ahead);
  const isThisWeek = ahead < 7 - ((weekdayOf(today) - weekStart + 7) % 7);
  return { day, ...(isThisWeek && { other: addDays(day, 7) }) };
}

function findDate(text: string, wall: Wall): FoundDay | null {
  const dates = datesOf(text, wall);
  return dates && chosen(dates.length, dates.days, wall);
}

/** The days that a written date can mean, most likely first; null if there is no date. */
function datesOf(text: string, wall: Wall): { length: number; days: string[] } | null {
  const figures = numeric.exec(text);
  if (figures) return { length: figures[0].length, days: readFigures(figures, wall) };
  const named = monthFirst.exec(text);
  if (named && indexOf(months, named[1]) >= 0) {
    const days = inYears(wall, named[3], indexOf(months, named[1]), named[2]);
    return { length: named[0].length, days };
  }
  const reversed = dayFirst.exec(text);
  if (reversed && indexOf(months, reversed[2]) >= 0) {
    const days = inYears(wall, reversed[3], indexOf(months, reversed[2]), reversed[1]);
    return { length: reversed[0].length, days };
  }
  const counted = ordinal.exec(text) ?? (wall.bare === "day" ? number.exec(text) : null);
  if (!counted) return null;
  const days = daysOfMonth(counted[1] ?? counted[2] ?? "", wall.now.slice(0, 10));
  return { length: counted[0].length, days };
}

/**
 * "2026-11-27"; with dots the day comes first, "27.11.2026", otherwise the month, "11/27", or what
 * the user writes first, unless only the other order is possible.
 */
function readFigures([, first = "", sign, second = "", third]: string[], wall: Wall): string[] {
  if (first.length > 2) {
    return first.length === 4 && third ? inYears(wall, first, Number(second) - 1, third) : [];
  }
  // Between two numbers, a dash can also mean "to".
  if (sign === "-" && !third) return [];
  const full = third?.length === 2 ? `20${third}` : third;
  const dayThenMonth = inYears(wall, full, Number(second) - 1, first);
  const monthThenDay = inYears(wall, full, Number(first) - 1, second);
  // Without a year, 10.30 is a time.
  if (sign === "." && !third) return dayThenMonth;
  const [likely, other] =
    sign === "." || wall.dayFirst ? [dayThenMonth, monthThenDay] : [monthThenDay, dayThenMonth];
  return likely.length > 0 ? likely : other;
}

/**
 * A day and month in the given year, or otherwise a year close by. A recent date keeps its year
 * even if it is refused: on November 20, nobody means next year's November 18.
 */
function inYears(wall: Wall, said: string | undefined, month: number, day = ""): string[] {
  const today = wall.now.slice(0, 10);
  const now = Number(today.slice(0, 4));
  const near = Number(wall.near?.slice(0, 4) || now);
  const days = (said ? [said] : [near, now, now + 1, now - 1])
    .map((one) => `${one}-${two(month + 1)}-${two(day)}`)
    .filter(isCalendarDate);
  const ago = (one: string) => daysBetween(one, today);
  const recent = days.find((one) => ago(one) > 0 && ago(one) <= 31);
  return recent && near === now ? [recent] : days;
}

/** The 16th of this, the next and the previous month. */
function daysOfMonth(day: string, today: string): string[] {
  return [0, 1, -1]
    .map((step) => `${addMonths(`${today.slice(0, 8)}01`, step).slice(0, 8)}${two(day)}`)
    .filter(isCalendarDate);
}

/** In a month without that day, its last day. */
function addMonths(day: string, amount: number): string {
  const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + amount + 1, 0);
  const last = date.toISOString().slice(0, 10);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

function chosen(length: number, days: string[], wall: Wall): FoundDay | null {
  const day = days.find((one) => isAllowed(one, wall)) ?? days[0];
  return day ? { length, day } : null;
}

function isAllowed(day: string, { min, max }: Wall): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** Of a name, or of its first letters. */
function indexOf(names: string[], word = ""): number {
  return word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
}

function two(number: number | string): string {
  return String(number).padStart(2, "0");
}
