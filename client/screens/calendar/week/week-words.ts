import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { bookingMarks, findMark } from "../../../kinds/appointments/booking-marks.tsx";
import { formatDate, formatTime, formatTimes } from "../../../lib/dates/dates.ts";
import { withinSentence } from "../../../lib/format/first-letter.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { joined } from "../../../lib/format/joined.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import type { Look } from "./look.ts";

/** All of an appointment in one line, for the tip and for who cannot see its block. */
export function nameOf(appointment: Appointment, look: Look): string {
  const { _id, title, date, duration, customer, company } = appointment;
  const times = minutesOf(date) === null ? formatTime(date) : formatTimes(date, duration);
  const when = outcomes.nearTime(formatDate(date, "shortWeekday"), times);
  const names = listNames(customer.name, company.name);
  const booked = findMark(bookingMarks.get().of, _id)?.word;
  return joined([
    isolate(title),
    when,
    ...names.map(isolate),
    ...(look === "planned" || look === "past" ? [] : [calendar.looks[look]]),
    ...(booked ? [withinSentence(booked)] : []),
  ]);
}

/** "Fri 11:00 AM" */
export function shortWhen(date: string): string {
  return outcomes.nearTime(formatDate(date, "shortWeekday"), formatTime(date));
}

/** "Friday, 11:00 AM" */
export function longWhen(date: string): string {
  return calendar.dayTime(formatDate(date, "longWeekday"), formatTime(date));
}
