import { formatDate, today } from "../../../lib/dates/dates.ts";

/** "November 22", with its year if that is another one. */
export function dayInWords(date: string): string {
  const isThisYear = date.slice(0, 4) === today().slice(0, 4);
  return formatDate(date, isThisYear ? "monthDay" : "long");
}
