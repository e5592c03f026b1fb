import { formatDate, today, toLocalDate } from "../../../lib/dates/dates.ts";

/** "November 22", with its year if that is another one. */
export function dayInWords(date: string): string {
  const isThisYear = date.slice(0, 4) === today().slice(0, 4);
  return formatDate(date, isThisYear ? "monthDay" : "long");
}

/** "Added March 3, 2025", "Imported November 22". */
export function originInWords({
  createdAt,
  isImported,
}: {
  createdAt: string;
  isImported: boolean;
}) {
  return `${isImported ? "Imported" : "Added"} ${dayInWords(toLocalDate(new Date(createdAt)))}`;
}
