import { defaultSettings, type Settings } from "../../../../shared/account/settings.ts";
import { type Appointment, durations, timeStep } from "../../../../shared/kinds/appointments.ts";
import { awayAt, type Worker, workingOn } from "../../../../shared/slots/working.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { dayOfPerson } from "../../../kinds/appointments/people/day-of-person.ts";
import { formatClock, formatDate, formatTimes, userTimeZone } from "../../../lib/dates/dates.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
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
  return day === today ? commands.today : formatDate(day, "shortWeekdayDate");
}

/** "Tue, Nov 24, 10:00 AM" */
export function formatMoment(day: string, time: string | null, today = ""): string {
  return time ? commands.dayTime(formatDay(day, today), formatClock(time)) : formatDay(day, today);
}

/** "Tue, Nov 24, 10:00 – 10:45 AM" */
export function formatSpan(day: string, time: string, minutes: number): string {
  return commands.dayTime(formatDay(day), formatTimes(`${day}T${time}`, minutes));
}

export interface Wanted {
  day: string;
  time: string;
  minutes: number;
}

export interface Note {
  note?: string;
  warns?: boolean;
}

/** What is worth knowing of a time before booking it; `now` is `2026-11-20T13:00`. */
export function noteOf(
  { day, time, minutes }: Wanted,
  booked: readonly Appointment[] | undefined,
  now: string,
): Note {
  const isPast = `${day}T${time}` < now;
  const start = minutesOf(`T${time}`) ?? 0;
  const { timed } = sortBookings(booked ?? []);
  const [other] = findOverlaps({ start, end: start + minutes }, timed);
  const warnings = [
    isPast && commands.free.past,
    other && commands.free.overlaps(other.appointment.title),
  ];
  const note = warnings.filter(Boolean).join(". ");
  if (note) return { note, warns: true };
  if (!booked) return {};
  if (!isAloneHere()) return { note: commands.free.mine };
  const next = timed.find((booking) => booking.start >= start + minutes);
  if (next) return { note: commands.free.until(formatClock(timeOf(next.start))) };
  return { note: timed.length > 0 ? commands.free.after : commands.free.day };
}

/** Whether one of us has time then, of all appointments of that day. */
export function noteOfOther(
  { day, time, minutes }: Wanted,
  booked: readonly Appointment[],
  worker: Worker,
): Note {
  const zone = userTimeZone();
  const start = minutesOf(`T${time}`) ?? 0;
  const end = start + minutes;
  const { bookings } = dayOfPerson(worker._id, day, booked);
  const [other] = findOverlaps({ start, end }, bookings);
  if (other) return { note: commands.free.overlaps(other.appointment.title), warns: true };
  const away = awayAt(day, start, worker, zone);
  if (away)
    return { note: commands.free.awayUntil(formatDate(away.until, "monthDay")), warns: true };
  const hours = workingOn(day, worker, zone).find((one) => one.start <= start && end <= one.end);
  if (!hours) return { note: commands.free.notWorking, warns: true };
  const next = bookings.find((booking) => booking.start >= end);
  return {
    note: commands.free.freeUntil(
      formatClock(timeOf(Math.min(next?.start ?? hours.end, hours.end))),
    ),
  };
}
