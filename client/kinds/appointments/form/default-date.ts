import { addDays } from "../../../../shared/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { type FreeTime, minutesOf, timeOf } from "../../../lib/queries/bookings.ts";

const dayBegins = 9 * 60;
/** Unless a day is given, nothing that ends later than this is suggested. */
const dayEnds = 18 * 60;
const midnight = 24 * 60;
const lastQuarter = midnight - 15;
/** How many days are searched for a free time. */
export const proposedDays = 14;

interface Preset {
  date?: string | undefined;
  time?: string | undefined;
}

/**
 * The default start of a new appointment, as `2026-05-04T15:00`: the next free time from the next
 * full hour on, or from 9 AM on the given day.
 */
export function defaultDate(
  { date, time }: Preset,
  now: Now,
  findFree: FreeTime = ({ from }) => from,
): string {
  const at = time === undefined ? null : minutesOf(`T${time}`);
  if (at !== null) return `${date ?? now.today}T${timeOf(at)}`;

  const nextHour = Math.max(dayBegins, (Math.floor(now.minutes / 60) + 1) * 60);
  if (date) {
    const from = date === now.today ? Math.min(nextHour, lastQuarter) : dayBegins;
    return `${date}T${timeOf(findFree({ day: date, from, until: midnight }) ?? from)}`;
  }
  for (let ahead = 0; ahead < proposedDays; ahead++) {
    const day = addDays(now.today, ahead);
    const from = ahead === 0 ? nextHour : dayBegins;
    const free = from < dayEnds ? findFree({ day, from, until: dayEnds }) : null;
    if (free !== null) return `${day}T${timeOf(free)}`;
  }
  return `${addDays(now.today, proposedDays)}T${timeOf(dayBegins)}`;
}
