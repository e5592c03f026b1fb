import type { FormatSettings } from "../account/settings.ts";
import {
  type DateStyle,
  type DayStyle,
  dayStyles,
  isDayStyle,
  type LocalDates,
  type partStyles,
  type RangeStyle,
} from "./date-words.ts";

/** As a language writes dates and durations; in digits that everybody reads. */
export const localDates: LocalDates = {
  date: dateIn,
  days: daysIn,
  duration: durationIn,
  half: halfIn,
};

function dateIn(
  language: string,
  date: string,
  style: DateStyle,
  order: FormatSettings["date"],
): string {
  const isDay = isDayStyle(style);
  if (isDay && order === "ymd" && !("everyYear" in dayStyles[style])) {
    const { weekday }: DayStyle = dayStyles[style];
    return weekday ? `${format(language, { weekday }, date)}, ${date}` : date;
  }
  return format(language, isDay ? optionsOf(dayStyles[style]) : partOptions[style], date);
}

function daysIn(
  language: string,
  from: string,
  to: string,
  style: RangeStyle,
  order: FormatSettings["date"],
): string {
  if (order === "ymd") return `${from} – ${to}`;
  const range = formatOf(language, optionsOf(dayStyles[style]));
  return sayFirst(language, range.formatRange(Date.parse(from), Date.parse(to)));
}

/** "1 Std. 30 Min." */
export function durationIn(language: string, minutes: number): string {
  const parts = [
    { unit: "hour", count: Math.floor(minutes / 60) },
    { unit: "minute", count: minutes % 60 },
  ].filter(({ unit, count }) => count > 0 || (unit === "minute" && minutes === 0));
  return parts
    .map(({ unit, count }) => unitIn(language, unit, count))
    .join(language === "ar" ? " و" : " ");
}

/** "م", "p. m." */
function halfIn(language: string, hour: number): string {
  const format = formatOf(language, { hour: "numeric", hour12: true });
  const half = format.formatToParts(hour * 3_600_000).find(({ type }) => type === "dayPeriod");
  return (half?.value ?? "").replaceAll(/\s/g, "\u00a0");
}

const units = new Map<string, Intl.NumberFormat>();

function unitIn(language: string, unit: string, count: number): string {
  const key = `${language} ${unit}`;
  let made = units.get(key);
  if (!made) {
    made = new Intl.NumberFormat(language, {
      ...{ style: "unit", unit, unitDisplay: language === "ar" ? "long" : "short" },
      numberingSystem: "latn",
    });
    units.set(key, made);
  }
  // A number and its unit stay in one line.
  return toPlain(language, made.format(count)).replaceAll(" ", "\u00a0");
}

/** Some versions put narrow spaces around dashes, before units and before AM and PM. Those of French never break. */
export function toPlain(language: string, text: string): string {
  return text
    .replaceAll("\u2009", " ")
    .replaceAll("\u202f", language.startsWith("fr") ? "\u00a0" : " ");
}

/** As `toPlain()` has it; French has an ordinal for the first of a month, which Intl does not know: "1er décembre". */
export function sayFirst(language: string, text: string): string {
  const plain = toPlain(language, text);
  return language.startsWith("fr") ? plain.replace(first, "1er") : plain;
}

/** Also where a range begins: "1–3 décembre". */
const first = /(?<!\d)1(?=(?:\s*–\s*\d+)?\s\p{L})/gu;

function optionsOf({ weekday, month, year }: DayStyle): Intl.DateTimeFormatOptions {
  return {
    ...(weekday && { weekday }),
    month,
    day: "numeric",
    ...(year && { year: "numeric" }),
  };
}

const partOptions: Record<keyof typeof partStyles, Intl.DateTimeFormatOptions> = {
  longWeekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  narrowWeekday: { weekday: "narrow" },
  month: { month: "long", year: "numeric" },
  longMonth: { month: "long" },
  shortMonth: { month: "short" },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, options: Intl.DateTimeFormatOptions, date: string): string {
  return sayFirst(language, formatOf(language, options).format(Date.parse(date)));
}

/** A format of days and clocks that are in no zone of their own, in digits that everybody reads. */
export function formatOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(language, {
      ...options,
      timeZone: "UTC",
      numberingSystem: "latn",
    });
    formats.set(key, made);
  }
  return made;
}
