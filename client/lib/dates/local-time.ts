import { formatDate, timeNow, today } from "./dates.ts";

// The user's own date and time, as plain strings like those of wall-clock.ts, which comes later: with
// pickers.

const two = (number: number) => String(number).padStart(2, "0");

/** The calendar day of a Date as the pickers make them, in local time. */
export function fromLocal(date: Date): string {
  return joinDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Today in the user's time zone. */
export function localToday(): string {
  return today();
}

/** The user's current date and time. */
export function localNow(): string {
  return localTimeIn(0);
}

/** The user's date and time in so many minutes, whatever their clock does until then. */
export function localTimeIn(minutes: number): string {
  const now = new Date(Date.now() + minutes * 60_000);
  return `${today(now)}T${timeNow(now)}`;
}

/** "Mon 23" */
export function formatWeekday(day: string): string {
  return `${formatDate(day, "shortWeekday")} ${splitDay(day)?.day ?? ""}`;
}

/** The numbers of a calendar day, or null if the text is not a day. */
export function splitDay(day: string) {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  if (!found) return null;
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}

function joinDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}
