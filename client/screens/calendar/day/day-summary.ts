import { daysBetween } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { unbroken } from "../../../kinds/appointments/booked.ts";
import { formatDaysAgo, formatDuration } from "../../../lib/dates/dates.ts";

interface DayFacts {
  date: string;
  today: string;
  /** Undefined until known. */
  appointments: readonly Pick<Appointment, "outcome">[] | undefined;
  /** Minutes. */
  sum: { booked: number; free: number } | undefined;
}

/** "Today. Five appointments, 4 h booked, 3 h 30 min free." */
export function summariseDay({ date, today, appointments, sum }: DayFacts): string {
  const when = capitalise(formatDaysAgo(daysBetween(date, today)));
  if (!appointments || !sum) return `${when}.`;
  // Canceled ones take no time.
  const kept = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  const parts = [
    count(kept, "appointment"),
    sum.booked > 0 && `${unbroken(formatDuration(sum.booked))} booked`,
    sum.free > 0 && `${unbroken(formatDuration(sum.free))} free`,
  ].filter((part) => part !== false);
  return `${when}. ${capitalise(parts.join(", "))}.`;
}

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

function count(number: number, noun: string): string {
  return `${words[number] ?? number} ${noun}${number === 1 ? "" : "s"}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
