import type { CalendarSettings } from "../../../../../shared/account/settings.ts";
import { type Appointment, timeStep } from "../../../../../shared/kinds/appointments.ts";
import { workingHoursOn } from "../../../../kinds/appointments/booked.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { freeTimeAmong } from "../../../../lib/queries/bookings.ts";
import type { DraftPlace } from "./draft-place.ts";

interface Asked {
  days: readonly string[];
  appointments: readonly Appointment[];
  calendar: Pick<CalendarSettings, "workingHours" | "duration">;
  now: Now;
  /** Not before this: where the selected appointment ends. */
  after?: { date: string; minute: number } | undefined;
}

const midnight = 24 * 60;

/** The first free time of the days shown within working hours, as the place of a draft; null if all are over. */
export function firstFree({ days, appointments, calendar, now, after }: Asked): DraftPlace | null {
  const length = calendar.duration;
  const findFree = freeTimeAmong(appointments, { length, step: timeStep });
  const coming = days.filter((day) => day >= now.today && day >= (after?.date ?? day));
  for (const day of coming) {
    const hours = workingHoursOn(day, calendar.workingHours);
    const from = earliest(day, hours?.start ?? midnight, now, after);
    const start = hours && findFree({ day, from, until: hours.end });
    if (start !== null) return { date: day, start, length, drawing: false };
  }
  // All is booked, or nobody works: on the first day, on top of what is there.
  const [date] = coming;
  if (!date) return null;
  const start = Math.min(earliest(date, 9 * 60, now, after), midnight - length);
  return { date, start, length, drawing: false };
}

function earliest(day: string, begins: number, now: Now, after: Asked["after"]): number {
  const present = day === now.today ? now.minutes : 0;
  const selected = day === after?.date ? after.minute : 0;
  return Math.ceil(Math.max(begins, present, selected) / timeStep) * timeStep;
}
