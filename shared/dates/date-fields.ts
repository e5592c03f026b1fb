import { z } from "zod";
import { type Rule, rule } from "../words/rule.ts";
import { datePattern, isCalendarDate } from "./dates.ts";

const datePart = String.raw`\d{4}-\d{2}-\d{2}`;
const timePart = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?Z?`;
export const wallClockMeta = {
  description:
    "Wall-clock time, such as `2026-05-04T15:00:00.000Z` for 3 pm wherever the user is, or a date without a time",
  pattern: `^${datePart}(?:${timePart})?$`,
};

/** No 24:00: a time belongs to its own day. */
const wallClockPattern =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?Z?$/;

/** The date part of an ISO date-time; anything else is returned unchanged. */
function toDatePart(value: string): string {
  const [date = "", time] = value.split("T");
  return time !== undefined && datePattern.test(date) ? date : value;
}

/** `2026-05-04T15:00` becomes `2026-05-04T15:00:00.000Z`; other text stays as it is. */
function toCanonical(value: string): string {
  const match = wallClockPattern.exec(value);
  return match ? `${match[1]}T${match[2]}:${match[3] ?? "00"}.000Z` : value;
}

function isWallClock(value: string): boolean {
  if (isCalendarDate(value)) return true;
  return wallClockPattern.test(value) && isCalendarDate(value.slice(0, 10));
}

/** A plain date; also accepts a date-time and uses its date. */
export function calendarDate(message = rule("dateInvalid")) {
  return z
    .string(message)
    .trim()
    .overwrite(toDatePart)
    .refine(isCalendarDate, message)
    .meta({
      description: "For a date-time, only the date counts",
      format: "date",
      pattern: `^${datePart}`,
    });
}

/** A wall-clock time, or a plain date for an appointment without a time. */
export function wallClock(required: Rule) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .overwrite(toCanonical)
    .refine(isWallClock, rule("dateInvalid"))
    .meta(wallClockMeta);
}

/** A bound of a range; a plain end date includes that whole day. */
export function dateBound() {
  return z
    .string(rule("dateInvalid"))
    .trim()
    .overwrite(toCanonical)
    .refine(isWallClock, rule("dateInvalid"))
    .meta(wallClockMeta);
}
