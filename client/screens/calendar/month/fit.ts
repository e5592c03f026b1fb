import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { sortBookings } from "../../../lib/queries/bookings.ts";

/** A line of a day, and what stands above and below its lines, in pixels. */
const line = 20;
const around = 32;
const leastRow = 112;
/** What stands above and below the rows of a window. */
const frame = 227;

/** How many lines a day has when so many weeks share the window; never fewer than four. */
export function linesPerDay(weeks: number, windowHeight: number): number {
  const row = Math.max(leastRow, (windowHeight - frame) / weeks);
  return Math.floor((row - around) / line);
}

/** The appointments of a day in their order, and how many of them have no line. */
export function fitDay(
  appointments: readonly Appointment[],
  lines: number,
): { shown: Appointment[]; more: number } {
  const { untimed, timed } = sortBookings(appointments);
  const all = [...untimed, ...timed.map(({ appointment }) => appointment)];
  if (all.length <= lines) return { shown: all, more: 0 };
  return { shown: all.slice(0, lines - 1), more: all.length - lines + 1 };
}

/** Of each day, by its date. */
export function byDay(appointments: readonly Appointment[]): Map<string, Appointment[]> {
  return Map.groupBy(appointments, ({ date }) => date.slice(0, 10));
}
