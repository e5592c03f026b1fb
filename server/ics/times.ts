import { addDays, isCalendarDate } from "../../shared/dates.ts";
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
  const rule = repeat.replace(
    /(?<=UNTIL=)(\d{4})(\d\d)(\d\d)(T\d{6})?/,
    (_, ...parts: string[]) => {
      const [year, month, day, hour = toCompact(first).slice(8)] = parts;
      const date = `${year}-${month}-${day}`;
      // Of a day there is one time: the end is that time, or would be that of the day before.
      const isDayIn = toCompact(first).slice(8) <= hour;
      return toUntil(timeOn(isDayIn ? date : addDays(date, -1), first), timeZone);
    },
  );
  return [`RRULE:${rule}`];
}

function toUntil(last: string, timeZone: string | null): string {
  if (isCalendarDate(last) || timeZone === null) return toCompact(last);
  const instant = Temporal.PlainDateTime.from(last.replace("Z", "")).toZonedDateTime(timeZone);
  return `${toCompact(instant.toInstant().toString())}Z`;
}
