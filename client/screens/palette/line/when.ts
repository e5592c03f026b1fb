import { defaultSettings, type Settings } from "../../../../shared/account/settings.ts";
import { type Appointment, durations, timeStep } from "../../../../shared/kinds/appointments.ts";
import { formatClock, formatDate, formatTimes } from "../../../lib/dates/dates.ts";
import { findOverlaps, minutesOf, sortBookings, timeOf } from "../../../lib/queries/bookings.ts";
import { getSession } from "../../../lib/session.ts";

/** An appointment's length in its steps, never shorter than was said, the user's usual one if nothing was. */
export function toDuration(minutes: number | null): number {
  if (minutes === null) return usualOf().duration;
  const steps = Math.ceil(minutes / timeStep) * timeStep;
  return Math.min(Math.max(steps, durations.min), durations.max);
}

/** What new appointments begin with. */
export function usualOf(): Settings["calendar"] {
  return (getSession().user?.settings ?? defaultSettings).calendar;
}

/** "Tue, Nov 24", with the year if it is another one; "Today" for today. */
function formatDay(day: string, today = ""): string {
  return day === today ? "Today" : formatDate(day, "shortWeekdayDate");
}

/** "Tue, Nov 24, 10:00 AM" */
export function formatMoment(day: string, time: string | null, today = ""): string {
  return time ? `${formatDay(day, today)}, ${formatClock(time)}` : formatDay(day, today);
}

/** "Tue, Nov 24, 10:00 – 10:45 AM" */
export function formatSpan(day: string, time: string, minutes: number): string {
  return `${formatDay(day)}, ${formatTimes(`${day}T${time}`, minutes)}`;
}

/** What is worth knowing of a time before booking it; `now` is `2026-11-20T13:00`. */
export function noteOf(
  { day, time, minutes }: { day: string; time: string; minutes: number },
  booked: readonly Appointment[] | undefined,
  now: string,
): { note?: string; warns?: boolean } {
  const isPast = `${day}T${time}` < now;
  const start = minutesOf(`T${time}`) ?? 0;
  const { timed } = sortBookings(booked ?? []);
  const [other] = findOverlaps({ start, end: start + minutes }, timed);
  const warnings = [isPast && "In the past", other && `Overlaps ${other.appointment.title}`];
  const note = warnings.filter(Boolean).join(". ");
  if (note) return { note, warns: true };
  if (!booked) return {};
  const next = timed.find((booking) => booking.start >= start + minutes);
  if (next) return { note: `Nothing else until ${formatClock(timeOf(next.start))}` };
  return { note: timed.length > 0 ? "Nothing after that" : "Nothing else that day" };
}
