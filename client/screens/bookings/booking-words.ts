import { bookings } from "../../../shared/words/en/bookings.ts";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { listedOr } from "../../lib/format/listed.ts";

/** "Thu, Nov 26, 2:00 PM" */
export function sayWhen(date: string): string {
  return bookings.dayTime(formatDate(date.slice(0, 10), "shortWeekdayDate"), formatTime(date));
}

/** "Thu, Nov 26, 2:00 PM or Fri, Nov 27, 9:00 AM" */
export function sayTimes(times: readonly string[]): string {
  return listedOr(times.map(sayWhen));
}
