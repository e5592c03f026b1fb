import {
  clockInWords,
  type DateStyle,
  dateInWords,
  daysInWords,
  durationInWords,
  type RangeStyle,
  timesInWords,
} from "../../../shared/dates/date-words.ts";
import { addDays, isCalendarDate, toWallClock, weekdayOf } from "../../../shared/dates/dates.ts";
import { common } from "../../../shared/words/en/common.ts";
import type { Tongue } from "../../../shared/words/languages.ts";
import { accountZone, currentFormats } from "../format/formats.ts";
import { shownTongue } from "../language/tongue.ts";

/**
 * All date formatting happens here, in the user's formats. Calendar dates (`2026-05-04`) and
 * wall-clock times (`2026-05-04T15:00:00.000Z`) are shown as stored, whatever the browser's time
 * zone; only instants such as `createdAt` are converted to the user's own date. The examples are
 * those of a new account.
 */

/** IANA name of the browser's time zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where the user's clock stands: in the account's zone, also while they are elsewhere. */
export function userTimeZone(): string {
  return accountZone() ?? browserZone();
}

function wallClock(instant: Date): string {
  return toWallClock(instant.toISOString(), userTimeZone());
}

/** The user's own date at `now`. */
export function today(now = new Date()): string {
  return toLocalDate(now);
}

/** The user's date at an instant. */
export function toLocalDate(instant: Date): string {
  return wallClock(instant).slice(0, 10);
}

/** The user's wall-clock time at `now`, `HH:mm`. */
export function timeNow(now = new Date()): string {
  return wallClock(now).slice(11, 16);
}

/** When the user's month began, as an instant to compare with `createdAt`. */
export function monthStart(now = new Date()): string {
  const wall = Date.parse(`${today(now).slice(0, 7)}-01`);
  let at = wall;
  // Twice: the first guess may lie on the other side of a change of clocks.
  for (let time = 0; time < 2; time++) at += wall - Date.parse(wallClock(new Date(at)));
  return new Date(at).toISOString();
}

/** The styles that leave the year out, with it. */
const withYear: Partial<Record<DateStyle, DateStyle>> = {
  short: "shortWithYear",
  shortWeekdayDate: "shortWeekdayDateYear",
};

/** A calendar date or the date part of a wall-clock time; the short styles omit the current year. */
export function formatDate(value: string | null | undefined, style: DateStyle = "short"): string {
  const date = value?.slice(0, 10) ?? "";
  const thisYear = date.slice(0, 4) === today().slice(0, 4);
  const used = (!thisYear && withYear[style]) || style;
  return dateInWords(date, used, currentFormats().date, shownTongue()) || common.invalidDate;
}

/** Two days: `November 23 – 29, 2026`; short: `Nov 23 – 29, 2026`. */
export function formatDays(from: string, to: string, style: RangeStyle): string {
  return daysInWords(from, to, style, currentFormats().date, shownTongue());
}

/** An instant, such as `createdAt`, as the user's own date. */
export function formatInstant(
  value: string | null | undefined,
  style: DateStyle = "short",
): string {
  const instant = new Date(value ?? "");
  return Number.isNaN(instant.getTime())
    ? common.invalidDate
    : formatDate(toLocalDate(instant), style);
}

/** The time of a wall-clock value: `3:00 PM`. */
export function formatTime(value: string | null | undefined): string {
  if (!value || isCalendarDate(value)) return common.noTime;
  const time = /T(\d{2}:\d{2})/.exec(value)?.[1];
  return time ? formatClock(time) : common.invalidTime;
}

/** A time range: `10:30 – 11:30 AM`, `11:30 AM – 1:00 PM`; it may end past midnight. */
export function formatTimes(value: string, minutes: number): string {
  const time = /T(\d{2}:\d{2})/.exec(value)?.[1];
  const words = time && timesInWords(time, minutes, currentFormats().clock, shownTongue());
  return words || formatTime(value);
}

/** `15:00` as `3:00 PM`. */
export function formatClock(time: string): string {
  return clockInWords(time, currentFormats().clock, shownTongue()) || common.invalidTime;
}

/** A whole hour from 0 to 24 as `3 PM`, with a 24-hour clock `15:00`. */
export function formatHour(hour: number): string {
  const time = `${String(hour % 24).padStart(2, "0")}:00`;
  return formatClock(time).replace(/:00(?= )/, "");
}

/** The weekday a week begins with for the user; 0 is Sunday. */
export function weekStart(): 0 | 1 | 6 {
  return currentFormats().weekStart;
}

/** So many days before a date its week began, as the user counts weeks. */
export function weekStartsAgo(date: string): number {
  return (weekdayOf(date) - weekStart() + 7) % 7;
}

/** The first day of a date's week. */
export function startOfWeek(date: string): string {
  return addDays(date, -weekStartsAgo(date));
}

/** The last day of a date's week. */
export function endOfWeek(date: string): string {
  return addDays(date, 6 - weekStartsAgo(date));
}

/** `today`, `yesterday`, `5 days ago`, `in 3 days`. */
export function formatDaysAgo(days: number): string {
  const tongue = shownTongue();
  if (relative?.tongue !== tongue) {
    // Digits as everywhere else.
    const language = tongue === "ar" ? "ar-u-nu-latn" : tongue;
    relative = { tongue, format: new Intl.RelativeTimeFormat(language, { numeric: "auto" }) };
  }
  return relative.format.format(-days, "day");
}
let relative: { tongue: Tongue; format: Intl.RelativeTimeFormat } | undefined;

/** 75 minutes as `1 h 15 min`. */
export function formatDuration(minutes: number): string {
  return durationInWords(minutes, shownTongue());
}

/** "Fri, Nov 20", in another year "Jan 4, 2027". */
export function formatDue(day: string): string {
  const thisYear = day.slice(0, 4) === today().slice(0, 4);
  return formatDate(day, thisYear ? "shortWeekdayDate" : "short");
}
