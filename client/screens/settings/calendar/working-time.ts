import type { CalendarSettings } from "../../../../shared/account/settings.ts";
import { formatClock } from "../../../lib/dates/dates.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";

type Hours = CalendarSettings["workingHours"];

export function minutesIn({ from, to }: NonNullable<Hours[number]>): number {
  return (minutesOf(`T${to}`) ?? 0) - (minutesOf(`T${from}`) ?? 0);
}

export function minutesOfWeek(hours: Hours): number {
  return hours.reduce((sum, day) => sum + (day ? minutesIn(day) : 0), 0);
}

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** Every half hour for a Select, and another time that is chosen already. */
export function clockOptions(chosen: string) {
  const all = halfHours.includes(chosen) ? halfHours : [...halfHours, chosen].sort();
  return all.map((time) => ({ value: time, label: formatClock(time) }));
}
