import { z } from "zod";
import { messages } from "./messages.ts";

/**
 * Dates here are texts, never instants: a calendar date is `YYYY-MM-DD`, a wall-clock time is
 * `YYYY-MM-DDTHH:mm:ss.sssZ` whose Z is only a letter. Neither is ever shifted by a time zone.
 */
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
/** No 24:00: a time belongs to the day it stands on. */
const wallClockPattern =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?Z?$/;

/** True for a date that the calendar has, from year 1 to 9999: 2024-02-29 but not 2023-02-29. */
export function isCalendarDate(value: string): boolean {
  if (!datePattern.test(value) || value.startsWith("0000")) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** The date part of an ISO date-time; anything else comes back unchanged. */
function toDatePart(value: string): string {
  const [date = "", time] = value.split("T");
  return time !== undefined && datePattern.test(date) ? date : value;
}

/** `2026-05-04T15:00` becomes `2026-05-04T15:00:00.000Z`; what is no wall-clock time stays. */
function toCanonical(value: string): string {
  const match = wallClockPattern.exec(value);
  return match ? `${match[1]}T${match[2]}:${match[3] ?? "00"}.000Z` : value;
}

function isWallClock(value: string): boolean {
  if (isCalendarDate(value)) return true;
  return wallClockPattern.test(value) && isCalendarDate(value.slice(0, 10));
}

/** A plain date; a date-time is taken too, of which the date part counts. */
export function calendarDate(message: string = messages.display.invalidDate) {
  return z
    .string(message)
    .trim()
    .overwrite(toDatePart)
    .refine(isCalendarDate, { error: message })
    .meta({ format: "date" });
}

/** A wall-clock time, or a plain date for an appointment that has no time. */
export function wallClock(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .overwrite(toCanonical)
    .refine(isWallClock, messages.display.invalidDate);
}

/** A bound of a range; a plain end date means the whole of that day. */
export function dateBound() {
  return z
    .string(messages.display.invalidDate)
    .trim()
    .overwrite(toCanonical)
    .refine(isWallClock, messages.display.invalidDate);
}

/** Adds whole days to a calendar date. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * Today's date at `now` in an IANA time zone. Without a zone the calendar of UTC+14 counts, the
 * first on Earth to begin a day, so that no correct client's date is ever "later than today".
 */
export function todayIn(timeZone: string | null, now: Date): string {
  // In one way of writing: in capitals here and there, one zone has a million names.
  const zone = (timeZone ?? "Pacific/Kiritimati").toLowerCase();
  let format = dateFormats.get(zone);
  if (!format) {
    // sv-SE writes dates as YYYY-MM-DD.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
    dateFormats.set(zone, format);
  }
  return format.format(now);
}

/** By zone: making one takes longer than most calls. Only zones that there are get here. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** True for a zone that this runtime knows, such as `Asia/Kathmandu`. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
