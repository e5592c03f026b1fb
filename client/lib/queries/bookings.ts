import { shiftDays } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { takesTime } from "../../../shared/outcomes.ts";
import type { Span } from "../../../shared/slots/spans.ts";

/**
 * An appointment on the clock of its day. Minutes from midnight; `end` may be past the next one.
 */
export interface Booking {
  appointment: Appointment;
  start: number;
  end: number;
  /** It began the day before: only its end is on this day. */
  isContinued?: true;
}

const midnight = 24 * 60;

/** What began the day before and runs past midnight into a day, from its first minute on. */
export function continuedInto(date: string, appointments: readonly Appointment[]): Booking[] {
  const before = shiftDays(date, -1);
  if (before === undefined) return [];
  const late = sortBookings(appointments.filter((one) => one.date.startsWith(before))).timed;
  return late
    .filter(({ appointment, end }) => end > midnight && takesTime(appointment))
    .map(({ appointment, end }) => {
      return { appointment, start: 0, end: end - midnight, isContinued: true };
    });
}

/** Minutes from midnight of a wall-clock time; null without a valid time. */
export function minutesOf(date: string): number | null {
  const [, hour = "", minute = ""] = /T(\d{2}):(\d{2})/.exec(date) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return null;
  return Number(hour) * 60 + Number(minute);
}

/** 840 as `14:00`; past midnight it starts over at `00:00`. */
export function timeOf(minutes: number): string {
  const inDay = minutes % (24 * 60);
  const hour = String(Math.floor(inDay / 60)).padStart(2, "0");
  return `${hour}:${String(inDay % 60).padStart(2, "0")}`;
}

/** Splits a day into appointments with a time, earliest first, and those without. */
export function sortBookings(appointments: readonly Appointment[]): {
  timed: Booking[];
  untimed: Appointment[];
} {
  const timed: Booking[] = [];
  const untimed: Appointment[] = [];
  for (const appointment of appointments) {
    const start = minutesOf(appointment.date);
    if (start === null) untimed.push(appointment);
    else timed.push({ appointment, start, end: start + appointment.duration });
  }
  timed.sort((a, b) => a.start - b.start || b.end - a.end);
  return { timed, untimed };
}

/** The others that overlap `span`; touching ends do not overlap, and what is canceled takes no time. */
export function findOverlaps<B extends Span & Partial<Booking>>(
  span: Span & Partial<Booking>,
  others: readonly B[],
): B[] {
  const isTaken = ({ appointment }: Partial<Booking>) => !appointment || takesTime(appointment);
  if (!isTaken(span)) return [];
  return others.filter(
    (other) => other !== span && isTaken(other) && other.start < span.end && span.start < other.end,
  );
}

/** The first free minute of a day between two others; null if there is none. */
export type FreeTime = (asked: { day: string; from: number; until: number }) => number | null;

/** Finds where `length` minutes are free between these appointments, in steps of `step`. */
export function freeTimeAmong(
  appointments: readonly Appointment[],
  { length, step }: { length: number; step: number },
): FreeTime {
  const bookedOn = (day: string) =>
    sortBookings(appointments.filter((one) => one.date.startsWith(day) && takesTime(one))).timed;
  return ({ day, from, until }) => {
    // One that runs past midnight takes time from the next day.
    const late = continuedInto(day, appointments);
    const taken = [...late, ...bookedOn(day)];
    for (let start = from; start + length <= until; start += step) {
      if (findOverlaps<Span>({ start, end: start + length }, taken).length === 0) return start;
    }
    return null;
  };
}

/** What is booked at each step of a day: `14:15` to its title. */
export function takenTimes(bookings: readonly Booking[], step: number): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { appointment, start, end } of bookings) {
    if (!takesTime(appointment)) continue;
    const first = Math.floor(start / step) * step;
    for (let at = first; at < Math.min(end, 24 * 60); at += step) {
      if (!taken.has(timeOf(at))) taken.set(timeOf(at), appointment.title);
    }
  }
  return taken;
}
