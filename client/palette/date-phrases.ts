import { parseDay } from "../../shared/parse-date-time.ts";

/** "sun", "mat" and "16" are pieces of names and numbers as often as days. */
const tooShort = /^\s*[\p{L}\d]{1,4}\s*$/u;

/**
 * The days that a phrase can mean, the likeliest first. A day without a year that has passed may be
 * meant next year too. Nothing for any other text.
 */
export function readDatePhrase(text: string, today: string): string[] {
  const now = `${today}T12:00`;
  const day = tooShort.test(text) ? null : parseDay(text, { now });
  if (!day) return [];
  if (day >= today) return [day];
  const next = parseDay(text, { now, near: `${Number(today.slice(0, 4)) + 1}` });
  return next && next > day ? [day, next] : [day];
}
