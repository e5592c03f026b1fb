import { formatDate } from "../../lib/dates.ts";

/** "Sunday", "Monday and Tuesday", "Monday to Thursday", of days that follow each other. */
export function listOfDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => formatDate(day, "longWeekday"));
  if (days.length < 2) return first ?? "";
  return `${first} ${days.length === 2 ? "and" : "to"} ${last}`;
}
