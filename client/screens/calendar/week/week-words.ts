import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { bookingMarks, findMark } from "../../../kinds/appointments/booking-marks.tsx";
import { formatDate, formatTime, formatTimes } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import type { Look } from "./look.ts";

const said: Partial<Record<Look, string>> = {
  open: "no outcome yet",
  held: "held",
  "no-show": "no-show",
  canceled: "canceled",
  running: "now",
  next: "next",
};

/** All of an appointment in one line, for the tip and for who cannot see its block. */
export function nameOf(appointment: Appointment, look: Look): string {
  const { _id, title, date, duration, customer, company } = appointment;
  const times = minutesOf(date) === null ? formatTime(date) : formatTimes(date, duration);
  const when = `${formatDate(date, "shortWeekday")} ${times}`;
  const names = listNames(customer.name, company.name);
  const booked = findMark(bookingMarks.get().of, _id)?.word.toLowerCase();
  const parts = [isolate(title), when, ...names.map(isolate), said[look], booked];
  return parts.filter(Boolean).join(", ");
}

/** "Fri 11:00 AM" */
export function shortWhen(date: string): string {
  return `${formatDate(date, "shortWeekday")} ${formatTime(date)}`;
}

/** "Friday, 11:00 AM" */
export function longWhen(date: string): string {
  return `${formatDate(date, "longWeekday")}, ${formatTime(date)}`;
}
