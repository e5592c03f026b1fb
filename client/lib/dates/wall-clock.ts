import { formatClock, formatDate } from "./dates.ts";
import { splitDay } from "./local-time.ts";

/**
 * Wall-clock dates and times as plain strings: "2026-05-04", "15:00", "2026-05-04T15:00". They
 * never pass through a time zone, so a time skipped by daylight saving stays as stored. Only the
 * calendar needs a Date, which is set to noon, since no zone skips noon.
 */

/** Local noon of a calendar day, or null if the text is not a day. */
export function toLocalNoon(day: string): Date | null {
  const parts = splitDay(day);
  if (!parts) return null;
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** "2026-05-04" and "15:00" of "2026-05-04T15:00"; empty strings for what is missing. */
export function splitDateTime(value: string): { day: string; time: string } {
  const [day = "", time = ""] = value.split("T");
  return { day, time: time.slice(0, 5) };
}

/** "Fri, November 20, 2026 3:00 PM", or without the time. */
export function formatWithWeekday(value: string): string {
  return withTime(value, "shortWeekdayLong");
}

/** "November 2026" */
export function formatMonth(day: string): string {
  return splitDay(day) ? formatDate(day, "month") : "";
}

/** MMMM d, yyyy */
export function formatDay(day: string): string {
  return splitDay(day) ? formatDate(day, "long") : "";
}

/** MMM d, as people type it */
export function formatShortDay(day: string): string {
  return splitDay(day) ? formatDate(day) : "";
}

/** h:mm aa */
export function formatTime(time: string): string {
  return time === "" ? "" : formatClock(time);
}

/** MMMM d, yyyy h:mm aa */
export function formatDateTime(value: string): string {
  return withTime(value, "long");
}

function withTime(value: string, style: "long" | "shortWeekdayLong"): string {
  const { day, time } = splitDateTime(value);
  return [splitDay(day) && formatDate(day, style), formatTime(time)].filter(Boolean).join(" ");
}
