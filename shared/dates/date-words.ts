import type { FormatSettings } from "../account/settings.ts";
import { isCalendarDate, weekdayOf } from "./dates.ts";

/**
 * How dates and times are written for people, on screens and in mails. Plain text from plain text:
 * no time zone can shift it, and a list of thousands costs nothing.
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
export const dayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

type Length = "short" | "long";
export type DayStyle = { weekday?: Length; month: Length; year?: boolean; everyYear?: boolean };

/** As `mdy` writes November 22, 2026, a Sunday. */
export const dayStyles = {
  /** Nov 22, with its year in another one */
  short: { month: "short" },
  /** Nov 22, among dates that follow each other */
  shortDay: { month: "short" },
  /** Nov 22, 2026 */
  shortWithYear: { month: "short", year: true },
  /** November 22 */
  monthDay: { month: "long" },
  /** November 22, of any year */
  dayOfYear: { month: "long", everyYear: true },
  /** Nov 22, of any year */
  shortDayOfYear: { month: "short", everyYear: true },
  /** November 22, 2026 */
  long: { month: "long", year: true },
  /** Sun, Nov 22 */
  shortWeekdayDate: { weekday: "short", month: "short" },
  /** Sun, Nov 22, 2026 */
  shortWeekdayDateYear: { weekday: "short", month: "short", year: true },
  /** Sun, November 22, 2026 */
  shortWeekdayLong: { weekday: "short", month: "long", year: true },
  /** Sunday, November 22 */
  weekday: { weekday: "long", month: "long" },
  /** Sunday, November 22, 2026 */
  full: { weekday: "long", month: "long", year: true },
} as const satisfies Record<string, DayStyle>;

type Order = FormatSettings["date"];

/** How another language than English writes what is written here. */
export interface LocalDates {
  date: (language: string, date: string, style: DateStyle, order: Order) => string;
  days: (language: string, from: string, to: string, style: RangeStyle, order: Order) => string;
  duration: (language: string, minutes: number) => string;
  /** AM or PM. */
  half: (language: string, hour: number) => string;
}
let local: LocalDates | undefined;

/** Lets other languages than English be written: see local-dates.ts. */
export function writeDatesBy(write: LocalDates): void {
  local = write;
}

function localOf(language: string): LocalDates | undefined {
  return language.startsWith("en") ? undefined : local;
}

/** What names no day, and so is the same in every order. */
export const partStyles = {
  longWeekday: (date: string) => nameOf(dayNames, weekdayOf(date)),
  shortWeekday: (date: string) => nameOf(dayNames, weekdayOf(date), "short"),
  month: (date: string) => `${nameOf(monthNames, monthOf(date))} ${yearOf(date)}`,
  longMonth: (date: string) => nameOf(monthNames, monthOf(date)),
  shortMonth: (date: string) => nameOf(monthNames, monthOf(date), "short"),
  narrowWeekday: (date: string) => nameOf(dayNames, weekdayOf(date)).slice(0, 2),
} as const;

export type DateStyle = keyof typeof dayStyles | keyof typeof partStyles;

/**
 * A calendar date in words; "" for what is no date. `ymd` is ISO 8601, always with the year. English has
 * an order to choose, other languages have their own.
 */
export function dateInWords(date: string, style: DateStyle, order: Order, language = "en"): string {
  if (!isCalendarDate(date)) return "";
  const written = localOf(language)?.date(language, date, style, order);
  return written ?? inEnglish(date, style, order);
}

function inEnglish(date: string, style: DateStyle, order: Order): string {
  if (!isDayStyle(style)) return partStyles[style](date);
  const { weekday, month, year, everyYear }: DayStyle = dayStyles[style];
  const day = Number(date.slice(8));
  const monthName = nameOf(monthNames, monthOf(date), month);
  const written = {
    mdy: `${monthName} ${day}${year ? `, ${yearOf(date)}` : ""}`,
    dmy: `${day} ${monthName}${year ? ` ${yearOf(date)}` : ""}`,
    ymd: everyYear ? `${monthName} ${day}` : date,
  }[order];
  return weekday ? `${nameOf(dayNames, weekdayOf(date), weekday)}, ${written}` : written;
}

export type RangeStyle = "long" | "shortWithYear";

/** Two days: `November 23 – 29, 2026`; short: `Nov 23 – 29, 2026`. */
export function daysInWords(
  from: string,
  to: string,
  style: RangeStyle,
  order: Order,
  language = "en",
): string {
  const written = localOf(language)?.days(language, from, to, style, order);
  if (written) return written;
  const whole = (day: string) => dateInWords(day, style, order);
  const part = (day: string) => dateInWords(day, style === "long" ? "monthDay" : "short", order);
  if (order === "ymd" || from.slice(0, 4) !== to.slice(0, 4)) {
    return `${whole(from)} – ${whole(to)}`;
  }
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${part(from)} – ${whole(to)}`;
  return order === "dmy"
    ? `${Number(from.slice(8))} – ${whole(to)}`
    : `${part(from)} – ${Number(to.slice(8))}, ${yearOf(to)}`;
}

/** 75 minutes as `1 h 15 min`. */
export function durationInWords(minutes: number, language = "en"): string {
  const written = localOf(language)?.duration(language, minutes);
  if (written) return written;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(" ") || "0 min";
}

/** `15:00` as `3:00 PM`; "" for what is no time. */
export function clockInWords(
  time: string,
  clock: FormatSettings["clock"],
  language = "en",
): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return "";
  if (clock === "24") return time;
  const hour = Number(time.slice(0, 2));
  const half = localOf(language)?.half(language, hour) ?? (hour < 12 ? "AM" : "PM");
  return `${hour % 12 || 12}${time.slice(2)} ${half}`;
}

/** A time range: `10:30 – 11:30 AM`, `11:30 AM – 1:00 PM`; it may end past midnight. */
export function timesInWords(
  time: string,
  minutes: number,
  clock: FormatSettings["clock"],
  language = "en",
): string {
  const from = clockInWords(time, clock, language);
  const end = new Date(Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000);
  if (Number.isNaN(end.getTime())) return from;
  const to = clockInWords(end.toISOString().slice(11, 16), clock, language);
  const [half = ""] = / \D+$/.exec(from) ?? [];
  const isWithinHalf = half !== "" && to.endsWith(half) && minutes < 12 * 60;
  return `${isWithinHalf ? from.slice(0, -half.length) : from} – ${to}`;
}

export function isDayStyle(style: DateStyle): style is keyof typeof dayStyles {
  return style in dayStyles;
}

function nameOf(names: readonly string[], index: number, length: Length = "long"): string {
  const name = names[index] ?? "";
  return length === "short" ? name.slice(0, 3) : name;
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7)) - 1;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
