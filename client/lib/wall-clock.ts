import { addDays } from "../../shared/dates.ts";

/**
 * Wall-clock dates and times as plain strings: "2026-05-04", "15:00", "2026-05-04T15:00". They mean
 * what the clock on the wall shows and never pass through a time zone, so a time that a daylight
 * saving night skips stays what was stored. A Date is made in one place only, for the calendar, and
 * stands at noon, which no zone skips.
 */

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const two = (number: number) => String(number).padStart(2, "0");

/** Local noon of a calendar day, or null when the text is no day. */
export function toLocalNoon(day: string): Date | null {
  const parts = splitDay(day);
  if (!parts) return null;
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** The calendar day a Date shows on the local wall. */
export function fromLocal(date: Date): string {
  return joinDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Today on the user's own wall. */
export function localToday(): string {
  return fromLocal(new Date());
}

/** "2026-05-04" and "15:00" of "2026-05-04T15:00"; empty strings for what is missing. */
export function splitDateTime(value: string): { day: string; time: string } {
  const [day = "", time = ""] = value.split("T");
  return { day, time: time.slice(0, 5) };
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return toLocalNoon(day)?.getDay() ?? 0;
}

/** "Mon 23" */
export function formatWeekday(day: string): string {
  return `${dayNames[weekdayOf(day)]} ${splitDay(day)?.day ?? ""}`;
}

/** "November 2026" */
export function formatMonth(day: string): string {
  const parts = splitDay(day);
  return parts ? `${monthNames[parts.month - 1]} ${parts.year}` : "";
}

/** MMMM d, yyyy */
export function formatDay(day: string): string {
  const parts = splitDay(day);
  return parts ? `${monthNames[parts.month - 1]} ${parts.day}, ${parts.year}` : "";
}

/** h:mm aa */
export function formatTime(time: string): string {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(":").map(Number);
  if (!(hour >= 0 && hour < 24 && minute >= 0 && minute < 60)) return "";
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
}

/** MMMM d, yyyy h:mm aa */
export function formatDateTime(value: string): string {
  const { day, time } = splitDateTime(value);
  return [formatDay(day), formatTime(time)].filter(Boolean).join(" ");
}

/**
 * A day as people type it: the display format, "may 4", "5/4/26", "2026-05-04", "today". What is left
 * out comes from `near`, a day. Null when it cannot be read.
 */
export function parseDay(text: string, near: string, today: string): string | null {
  const words = text.trim().toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ");
  if (words === "today") return today;
  if (words === "tomorrow") return addDays(today, 1);
  if (words === "yesterday") return addDays(today, -1);
  const nearYear = splitDay(near)?.year ?? splitDay(today)?.year;

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  if (iso) return checkDay(iso[1], iso[2], iso[3]);
  const slashes = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(words);
  if (slashes) return checkDay(slashes[3] ?? nearYear, slashes[1], slashes[2]);
  const named =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(words) ??
    /^(?<day>\d{1,2})\.? (?<month>[a-z]{3,9})\.?(?: (?<year>\d{4}))?$/.exec(words);
  if (!named) return null;
  const [month, day] = named.groups ? [named[2], named[1]] : [named[1], named[2]];
  const index = monthNames.findIndex((name) => name.toLowerCase().startsWith(month ?? "?"));
  return index < 0 ? null : checkDay(named[3] ?? nearYear, index + 1, day);
}

const clockTime =
  /(?:^|\s|at\s*)(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m?\.?$|(?:^|\s)(\d{1,2}):(\d{2})$/i;

/** "3 pm", "3:00 PM", "15:00" as "15:00". Null when it cannot be read. */
export function parseTime(text: string): string | null {
  const found = clockTime.exec(text.trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const hour = Number(found[1] ?? found[4]);
  const minute = Number(found[2] ?? found[5] ?? 0);
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  return `${two(half ? (hour % 12) + (half === "p" ? 12 : 0) : hour)}:${two(minute)}`;
}

/** A day, a time or both; what is left out comes from `near`, a date-time. */
export function parseDateTime(text: string, near: string, today: string): string | null {
  const at = clockTime.exec(text.trim());
  const dayText = at ? text.trim().slice(0, at.index) : text;
  const base = splitDateTime(near);
  const time = at ? parseTime(text) : base.time;
  const day = dayText.trim() ? parseDay(dayText, base.day || today, today) : base.day;
  return day && time ? `${day}T${time}` : null;
}

function splitDay(day: string) {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  if (!found) return null;
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}

function joinDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Refuses February 30, which Date would turn into March. */
function checkDay(
  year: string | number | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | null {
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const text = joinDay(full, Number(month), Number(day));
  const date = toLocalNoon(text);
  return date && fromLocal(date) === text ? text : null;
}
