/**
 * Dates here are strings, never instants: a calendar date is `YYYY-MM-DD`, a wall-clock time is
 * `YYYY-MM-DDTHH:mm:ss.sssZ`, where Z has no meaning. Neither is ever shifted by a time zone.
 */
export const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** True for dates that exist, from year 1 to 9999: 2024-02-29 but not 2023-02-29. */
export function isCalendarDate(value: string): boolean {
  if (!datePattern.test(value) || value.startsWith("0000")) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** The calendar: beyond these a year has no four digits, and dates no longer sort as texts. */
export const calendarStart = "0001-01-01";
export const calendarEnd = "9999-12-31";

/** Adds whole days to a calendar date; what would be outside the calendar is its first or last day. */
export function addDays(date: string, days: number): string {
  return shiftDays(date, days) ?? (days < 0 ? calendarStart : calendarEnd);
}

/** Adds whole days; undefined outside the calendar. */
export function shiftDays(date: string, days: number): string | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const year = day.getUTCFullYear();
  return year < 1 || year > 9999 ? undefined : day.toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last; within the calendar as `addDays`. */
export function addMonths(date: string, months: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0);
  const year = first.getUTCFullYear();
  if (year < 1 || year > 9999) return months < 0 ? calendarStart : calendarEnd;
  const day = Math.min(Number(date.slice(8)), first.getUTCDate());
  return `${first.toISOString().slice(0, 8)}${String(day).padStart(2, "0")}`;
}

/** The last day of a date's month. */
export function lastOfMonth(date: string): string {
  return addMonths(`${date.slice(0, 7)}-31`, 0);
}

/** Every day from one to another, both included. */
export function listDays(from: string, to: string): string[] {
  const length = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length }, (_, days) => addDays(from, days));
}

/** When an appointment ends by the clock on the wall, at the latest with the calendar. */
export function endByClock(date: string, minutes: number): string {
  const end = new Date(Date.parse(date) + minutes * 60_000);
  return end.getUTCFullYear() > 9999 ? `${calendarEnd}T23:59:59.000Z` : end.toISOString();
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Where what is put off goes: "Next week" is the Monday of the week after this one. */
export function daysAhead(today: string, weekStart: 0 | 1 | 6 = 0) {
  const begins = addDays(today, 7 - ((weekdayOf(today) - weekStart + 7) % 7));
  return {
    tomorrow: addDays(today, 1),
    nextWeek: addDays(begins, (8 - weekStart) % 7),
    inAMonth: addMonths(today, 1),
  };
}

/**
 * Today's date at `now` in an IANA time zone. Without a zone, UTC+14 counts, where days begin
 * first, so that no correct date is ever "later than today".
 */
export function todayIn(timeZone: string | null, now: Date): string {
  // Normalized: otherwise one zone would have a million spellings.
  const zone = (timeZone ?? "Pacific/Kiritimati").toLowerCase();
  let format = dateFormats.get(zone);
  if (!format) {
    // sv-SE writes dates as YYYY-MM-DD.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
    dateFormats.set(zone, format);
  }
  return format.format(now);
}

/** By zone: creating one takes longer than most requests. Only existing zones get here. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The wall-clock time of an instant in an IANA time zone; without a zone, in UTC. */
export function toWallClock(instant: string, timeZone: string | null): string {
  const zone = (timeZone ?? "UTC").toLowerCase();
  let format = clockFormats.get(zone);
  if (!format) {
    // sv-SE writes 2026-05-04 15:00:00.
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    clockFormats.set(zone, format);
  }
  return `${format.format(new Date(instant)).replace(" ", "T")}${instant.slice(19)}`;
}

const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** True for a zone this runtime knows, such as `Asia/Kathmandu`. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
