import { addDays } from "../../shared/dates.ts";
import { minutesOf, timeOf } from "./bookings.ts";
import type { Now } from "./use-now.ts";

const dayBegins = 9 * 60;
/** A full hour from here on is no longer offered for today. */
const dayEnds = 18 * 60;
const lastQuarter = 24 * 60 - 15;

interface Preset {
  date?: string | undefined;
  time?: string | undefined;
}

/**
 * When a new appointment begins unless told otherwise, as `2026-05-04T15:00`: the next full hour
 * today, or 9 AM of the day that was asked for. A day that is over can't be booked.
 */
export function defaultDate({ date, time }: Preset, now: Now): string {
  const day = date && date >= now.today ? date : undefined;
  const at = time === undefined ? null : minutesOf(`T${time}`);
  if (at !== null) return `${day ?? now.today}T${timeOf(at)}`;

  const nextHour = Math.max(dayBegins, (Math.floor(now.minutes / 60) + 1) * 60);
  if (day === now.today) return `${day}T${timeOf(Math.min(nextHour, lastQuarter))}`;
  if (day) return `${day}T${timeOf(dayBegins)}`;
  if (nextHour < dayEnds) return `${now.today}T${timeOf(nextHour)}`;
  return `${addDays(now.today, 1)}T${timeOf(dayBegins)}`;
}
