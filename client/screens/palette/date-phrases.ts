import { parseDays } from "../../../shared/dates/parse-date-time.ts";
import { typedDates } from "../../lib/format/formats.ts";

/** "sun", "mat" and "16" are parts of names and numbers as often as days. */
const tooShort = /^\s*[\p{L}\d]{1,4}\s*$/u;

/**
 * The days a phrase can mean, most likely first. A past day without a year may also mean next year.
 * Empty for any other text.
 */
export function readDatePhrase(text: string, today: string): string[] {
  const now = `${today}T12:00`;
  const written = typedDates();
  const days = tooShort.test(text) ? [] : parseDays(text, { now, ...written });
  const [day] = days;
  if (!day || day >= today) return days;
  const [next] = parseDays(text, { now, ...written, near: `${Number(today.slice(0, 4)) + 1}` });
  return next && next > day ? [day, next] : days;
}
