import { isCalendarDate } from "../../shared/dates.ts";
import { messages } from "../../shared/messages.ts";

/**
 * All date formatting happens here. Calendar dates (`2026-05-04`) and wall-clock times
 * (`2026-05-04T15:00:00.000Z`) are shown as stored, whatever the browser's time zone; only instants
 * such as `createdAt` are converted to the user's own date.
 */
const { invalidDate, invalidTime, noTime } = messages.display;

/** In UTC, because dates without a zone are stored as UTC midnight. */
const formats = {
  short: { month: "short", day: "numeric" },
  shortWithYear: { month: "short", day: "numeric", year: "numeric" },
  long: { month: "long", day: "numeric", year: "numeric" },
  monthDay: { month: "long", day: "numeric" },
  full: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  weekday: { weekday: "long", month: "long", day: "numeric" },
  shortWeekdayDate: { weekday: "short", month: "short", day: "numeric" },
  longWeekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short" },
  time: { hour: "numeric", minute: "2-digit" },
  hour: { hour: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = Exclude<keyof typeof formats, "time" | "hour">;

/** Created when first needed: each takes a few milliseconds on a phone. */
const made = new Map<keyof typeof formats, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof formats): Intl.DateTimeFormat {
  const known = made.get(style);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { ...formats[style], timeZone: "UTC" });
  made.set(style, format);
  return format;
}

/** IANA name of the browser's time zone. */
export function userTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The user's own date at `now`. */
export function today(now = new Date()): string {
  return toLocalDate(now);
}

/** The user's date at an instant. */
export function toLocalDate(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, "0");
  const day = String(instant.getDate()).padStart(2, "0");
  return `${String(instant.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** The user's wall-clock time at `now`, `HH:mm`. */
export function timeNow(now = new Date()): string {
  return `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
}

/** When the user's month began, as an instant to compare with `createdAt`. */
export function monthStart(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), 1).toISOString();
}

/** A calendar date or the date part of a wall-clock time; `short` omits the current year. */
export function formatDate(value: string | null | undefined, style: DateStyle = "short"): string {
  const date = value?.slice(0, 10) ?? "";
  if (!isCalendarDate(date)) return invalidDate;
  const thisYear = date.slice(0, 4) === today().slice(0, 4);
  const used = style === "short" && !thisYear ? "shortWithYear" : style;
  return formatOf(used).format(new Date(`${date}T00:00:00Z`));
}

/** An instant, such as `createdAt`, as the user's own date. */
export function formatInstant(
  value: string | null | undefined,
  style: DateStyle = "short",
): string {
  const instant = new Date(value ?? "");
  return Number.isNaN(instant.getTime()) ? invalidDate : formatDate(toLocalDate(instant), style);
}

/** The time of a wall-clock value in 12-hour form: `3:00 PM`. */
export function formatTime(value: string | null | undefined): string {
  if (!value || isCalendarDate(value)) return noTime;
  const time = /T(\d{2}:\d{2})/.exec(value)?.[1];
  return time ? formatClock(time) : invalidTime;
}

/** A time range: `10:30 – 11:30 AM`, `11:30 AM – 1:00 PM`; it may end past midnight. */
export function formatTimes(value: string, minutes: number): string {
  const from = formatTime(value);
  const [, time] = /T(\d{2}:\d{2})/.exec(value) ?? [];
  const end = new Date(Date.parse(`2000-01-01T${time}:00Z`) + minutes * 60_000);
  if (Number.isNaN(end.getTime())) return from;
  const to = formatOf("time").format(end);
  const [half = ""] = /.[AP]M$/.exec(from) ?? [];
  const isWithinHalf = to.endsWith(half) && minutes < 12 * 60;
  return `${isWithinHalf ? from.slice(0, -half.length) : from} – ${to}`;
}

/** `15:00` as `3:00 PM`. */
export function formatClock(time: string): string {
  const instant = new Date(`2000-01-01T${time}:00Z`);
  return Number.isNaN(instant.getTime()) ? invalidTime : formatOf("time").format(instant);
}

/** A whole hour from 0 to 24 as `3 PM`. */
export function formatHour(hour: number): string {
  return formatOf("hour").format(new Date(Date.UTC(2000, 0, 1, hour)));
}

/** `today`, `yesterday`, `5 days ago`, `in 3 days`. */
export function formatDaysAgo(days: number): string {
  relative ??= new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  return relative.format(-days, "day");
}
let relative: Intl.RelativeTimeFormat | undefined;

/** 75 minutes as `1 h 15 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(" ") || "0 min";
}
