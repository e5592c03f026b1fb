import { durationInWords } from "../../../shared/dates/date-words.ts";
import { durationIn, formatOf, sayFirst, toPlain } from "../../../shared/dates/local-dates.ts";
import type { CustomerWords } from "../customer-words.ts";

// How customers are told days and times: in the order of American English, or as their language has it. What is written is
// what a clock shows, so it is in no zone of its own.

const forms = {
  long: { weekday: "long", month: "long", day: "numeric" },
  full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  short: { weekday: "short", month: "short", day: "numeric" },
  plain: { month: "long", day: "numeric" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  narrowWeekday: { weekday: "narrow" },
  month: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type Form = keyof typeof forms;

type Language = CustomerWords["language"];

/** Clocks of 24 hours have two digits everywhere, or lists and sentences would differ. */
const clockOf = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: language === "en" || language === "ar" ? "numeric" : "2-digit",
  minute: "2-digit",
});
export function writeDay(language: Language, form: Form, wall: number): string {
  return sayFirst(language, formatOf(language, forms[form]).format(wall));
}

/** "3:00 PM", "15:00" */
export function writeTime(language: Language, wall: number): string {
  return toPlain(language, formatOf(language, clockOf(language)).format(wall));
}

/** "Friday, November 27, 2:00 PM", "Freitag, 27. November um 14:00" */
export function writeMoment(language: Language, form: Form, wall: number): string {
  if (language === "en") return `${writeDay(language, form, wall)}, ${writeTime(language, wall)}`;
  const format = formatOf(language, { ...forms[form], ...clockOf(language) });
  return sayFirst(language, format.format(wall));
}

/** "Tue 4:30 PM" */
export function writeShort(language: Language, wall: number): string {
  if (language === "en")
    return `${writeDay(language, "shortWeekday", wall)} ${writeTime(language, wall)}`;
  return writeMoment(language, "shortWeekday", wall);
}

/** "3:00 – 3:30 PM", "15:00–15:30 Uhr" */
export function writeSpan(language: Language, start: number, end: number): string {
  const isOneDay = Math.floor(start / 86_400_000) === Math.floor(end / 86_400_000);
  if (language !== "en" && isOneDay && start <= end)
    return toPlain(language, formatOf(language, clockOf(language)).formatRange(start, end));
  const [from, to] = [writeTime(language, start), writeTime(language, end)];
  const isSameHalf = language === "en" && isOneDay && from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} – ${to}`;
}

/** "1 h 30 min", "1 Std. 30 Min." */
export function writeLength(language: Language, minutes: number): string {
  return language === "en" ? durationInWords(minutes) : durationIn(language, minutes);
}

/** "Marta, Jonas and Sunniva", "15, 30 or 45 min" */
export function writeList(
  language: Language,
  type: "conjunction" | "disjunction",
  items: readonly string[],
): string {
  // British English has no comma before the last one.
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(items);
}

/** Weekdays above a calendar: two letters, or as many as the language abbreviates with. */
export function writeWeekdayHead(language: Language, wall: number): string {
  if (language === "en") return writeDay(language, "weekday", wall).slice(0, 2);
  if (language === "ar") return writeDay(language, "narrowWeekday", wall);
  return writeDay(language, "shortWeekday", wall).replace(".", "");
}

/** The day with which weeks begin where the language is spoken: 0 is Sunday. */
export const firstWeekday: Record<Language, number> = {
  ...{ en: 0, de: 1, fr: 1, es: 1, "pt-BR": 0, nl: 1, ar: 6 },
};
