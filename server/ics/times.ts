import { addDays, isCalendarDate } from "../../shared/dates/dates.ts";
import { toCompact } from "./lines.ts";

/** A rule holds nothing else; whatever else stood there would be lines of its own making. */
const ruleValue = /^[A-Z0-9=;,+-]+$/;

/** A date or date-time of our own as a property of an event: `DTSTART;TZID=Europe/Rome:20260504T150000`. */
export function toTimeProperty(
  name: string,
  dates: readonly string[],
  timeZone: string | null,
): string {
  const isDay = dates.every(isCalendarDate);
  // Where no zone is known, times float: 3 pm stays 3 pm wherever the calendar is (3.3.5, form 1).
  const zone = timeZone === null ? "" : `;TZID=${timeZone}`;
  return `${name}${isDay ? ";VALUE=DATE" : zone}:${dates.map(toCompact).join()}`;
}

/** The time that a repeating appointment, begun on `first`, has on a day. */
export function timeOn(day: string, first: string): string {
  return day.slice(0, 10) + first.slice(10);
}

/** The property of a rule, whose end has the form that the start calls for (3.3.10). */
export function toRuleProperty(repeat: string, first: string, timeZone: string | null): string[] {
  if (!ruleValue.test(repeat)) return [];
  const hour = toCompact(first).slice(8);
  const rule = repeat
    .replace(until, (_, year, month, day, end = hour) => {
      const date = `${year}-${month}-${day}`;
      // A day has one time, which is in it or not.
      return toUntil(hour <= end ? date : addDays(date, -1), isCalendarDate(first), timeZone);
    })
    // Thunderbird, for one, takes no BYSETPOS without BYDAY.
    .replace("BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "BYMONTHDAY=-1");
  return [`RRULE:${rule}`];
}

const until = /(?<=UNTIL=)(\d{4})(\d\d)(\d\d)(T\d{6})?/;

/** A year has four digits (3.3.4). */
const lastUntil = "99991231T235959Z";

/** The end of a day: of a time that a night has twice, readers take the one or the other. */
function toUntil(day: string, isDay: boolean, timeZone: string | null): string {
  if (isDay) return toCompact(day);
  const end = `${day}T23:59:59`;
  if (timeZone === null) return toCompact(end);
  const local = Temporal.PlainDateTime.from(end);
  const instant = local.toZonedDateTime(timeZone, { disambiguation: "later" }).toInstant();
  return instant.toString().startsWith("+") ? lastUntil : `${toCompact(instant.toString())}Z`;
}
