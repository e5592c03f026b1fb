import { addDays, daysBetween } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { reminders } from "../../../shared/words/en/reminders.ts";
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
export function sayComing(title: string, appointment: Appointment, now: string): string {
  const today = now.slice(0, 10);
  const day = appointment.date.slice(0, 10);
  const time = formatTime(appointment.date);
  const date = formatDate(day, "shortWeekdayDate");
  if (day === today) {
    return hasTime(appointment)
      ? reminders.coming.todayAt(title, time)
      : reminders.coming.today(title);
  }
  if (day === addDays(today, 1)) {
    return hasTime(appointment)
      ? reminders.coming.tomorrowAt(title, time)
      : reminders.coming.tomorrow(title);
  }
  return hasTime(appointment)
    ? reminders.coming.onDayAt(title, date, time)
    : reminders.coming.onDay(title, date);
}

/** "Tomorrow at 2:00 PM", "Fri, Nov 27 at 2:00 PM" */
export function sayDayAndTime(date: string, today: string): string {
  const day = date.slice(0, 10);
  const time = formatTime(date);
  if (day === today) return reminders.when.today(time);
  if (day === addDays(today, 1)) return reminders.when.tomorrow(time);
  return reminders.when.onDay(formatDate(day, "shortWeekdayDate"), time);
}

/** "Year-end planning, tomorrow at 2:00 PM" */
export function sayWhatAndTime(title: string, date: string, today: string): string {
  const day = date.slice(0, 10);
  const time = formatTime(date);
  if (day === today) return reminders.whatWhen.today(title, time);
  if (day === addDays(today, 1)) return reminders.whatWhen.tomorrow(title, time);
  return reminders.whatWhen.onDay(title, formatDate(day, "shortWeekdayDate"), time);
}

/** "In 55 min" */
export function countdown(appointment: Appointment, now: string): string {
  if (!hasTime(appointment)) {
    const days = daysBetween(now.slice(0, 10), appointment.date);
    return days === 0 ? reminders.countdown.today : reminders.countdown.inDays(days);
  }
  const minutes = minutesBetween(now, appointment.date);
  if (minutes === 0) return reminders.countdown.now;
  if (minutes < 0) return reminders.countdown.started(formatDuration(-minutes));
  if (minutes < minutesADay) return reminders.countdown.inTime(formatDuration(minutes));
  return reminders.countdown.inDays(Math.round(minutes / minutesADay));
}
