import { daysBetween } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { sumOf } from "../../../kinds/appointments/booked.ts";
import { formatDaysAgo } from "../../../lib/dates/dates.ts";
import { startSentence } from "../../../lib/format/first-letter.ts";

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
  const when = calendar.day.when(startSentence(formatDaysAgo(daysBetween(date, today))));
  if (!appointments || !sum) return when;
  // Canceled ones take no time.
  const kept = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  const counted = calendar.day.counted[kept] ?? calendar.count(kept);
  return calendar.day.sentences(when, sumOf(counted, sum));
}
