import { daysBetween } from "../../../../shared/dates/dates.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import {
  formatClock,
  formatDaysAgo,
  formatInstant,
  timeNow,
  toLocalDate,
} from "../../../lib/dates/dates.ts";

/** Days for which the time of day is still of interest. */
const recentDays = 6;

/** `today at 3:05 PM`, `2 days ago at 9:00 AM`, `on May 4`. */
export function describeLastUse(instant: string, now = new Date()): string {
  const used = new Date(instant);
  const days = daysBetween(toLocalDate(used), toLocalDate(now));
  if (days > recentDays) return settings.lastUse.on(formatInstant(instant));
  return settings.lastUse.at(formatDaysAgo(days), formatClock(timeNow(used)));
}
