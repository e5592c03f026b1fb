import { addDays, daysBetween } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { formatDate, formatDuration, formatTime } from "../../lib/dates/dates.ts";

const minutesADay = 1440;

/** Minutes from one wall-clock time to another. */
function minutesBetween(from: string, to: string): number {
  return Math.round((toMinute(to) - toMinute(from)) / 60_000);
}

function toMinute(time: string): number {
  return Date.parse(`${time.slice(0, 16)}Z`);
}

const hasTime = ({ date }: Appointment) => date.length > 10;

/** "Hull survey walkthrough at 2:15 PM"; the day if it is another. */
export function whenOf(appointment: Appointment, now: string): string {
  const today = now.slice(0, 10);
  const day = appointment.date.slice(0, 10);
  const named =
    day === today
      ? ""
      : day === addDays(today, 1)
        ? " tomorrow"
        : ` on ${formatDate(day, "shortWeekdayDate")}`;
  if (hasTime(appointment)) return `${named} at ${formatTime(appointment.date)}`;
  return named || " today";
}

/** "tomorrow at 2:00 PM", "Fri, Nov 27 at 2:00 PM" */
export function dayAndTime(date: string, today: string): string {
  const day = date.slice(0, 10);
  const named =
    day === today
      ? "today"
      : day === addDays(today, 1)
        ? "tomorrow"
        : formatDate(day, "shortWeekdayDate");
  return `${named} at ${formatTime(date)}`;
}

/** "In 55 min" */
export function countdown(appointment: Appointment, now: string): string {
  if (!hasTime(appointment)) {
    const days = daysBetween(now.slice(0, 10), appointment.date);
    return days === 0 ? "Today" : `In ${inDays(days)}`;
  }
  const minutes = minutesBetween(now, appointment.date);
  if (minutes === 0) return "Now";
  if (minutes < 0) return `Started ${formatDuration(-minutes)} ago`;
  if (minutes < minutesADay) return `In ${formatDuration(minutes)}`;
  return `In ${inDays(Math.round(minutes / minutesADay))}`;
}

function inDays(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
