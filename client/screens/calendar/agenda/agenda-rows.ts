import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { Span } from "../../../../shared/slots/spans.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { type Booking, sortBookings } from "../../../lib/queries/bookings.ts";

export type AgendaRow =
  /** `until` of one that began the day before, in minutes from midnight. */
  | { kind: "appointment"; appointment: Appointment; until?: number }
  | { kind: "now" }
  /** Free time that can be booked, in minutes from midnight. */
  | { kind: "gap"; start: number; end: number; words?: string };

interface AgendaDay {
  date: string;
  /** Of this day. */
  appointments: readonly Appointment[];
  now: Now;
  /** Null on a day off. */
  hours: Span | null;
  /** What began the day before and takes time of this one. */
  continued?: readonly Booking[];
}

/** Shorter ones are no offer. */
const leastGap = 60;
const quarter = 15;

/**
 * A day from top to bottom: what began the day before, what has no time, then by time, with the present in its place and the
 * free time between two appointments, as far as it is working time to come.
 */
export function agendaRows({
  date,
  appointments,
  now,
  hours,
  continued = [],
}: AgendaDay): AgendaRow[] {
  const { timed, untimed } = sortBookings(appointments);
  const isToday = date === now.today;
  const rows: AgendaRow[] = [
    ...continued.map(
      ({ appointment, end }) => ({ kind: "appointment", appointment, until: end }) as const,
    ),
    ...untimed.map((appointment) => ({ kind: "appointment", appointment }) as const),
  ];
  let isNowDue = isToday && timed.length > 0;
  let taken = Math.max(0, ...continued.map(({ end }) => end));
  for (const booking of timed) {
    const isTaken = takes(booking);
    const gap = isTaken && taken > 0 && gapOf({ date, hours, now, taken, booking });
    if (isNowDue && booking.start > now.minutes) {
      rows.push({ kind: "now" });
      isNowDue = false;
    }
    if (gap) rows.push(gap);
    rows.push({ kind: "appointment", appointment: booking.appointment });
    if (isTaken) taken = Math.max(taken, booking.end);
  }
  if (isNowDue) rows.push({ kind: "now" });
  return rows;
}

/** All of the working time that is left of a day without appointments; null if there is not enough. */
export function wholeDayGap(
  date: string,
  hours: Span | null,
  now: Now,
): Extract<AgendaRow, { kind: "gap" }> | null {
  if (!hours || date < now.today) return null;
  const start = date === now.today ? Math.max(hours.start, roundUp(now.minutes)) : hours.start;
  return hours.end - start >= leastGap ? { kind: "gap", start, end: hours.end } : null;
}

function gapOf({
  date,
  hours,
  now,
  taken,
  booking,
}: Pick<AgendaDay, "date" | "hours" | "now"> & { taken: number; booking: Booking }) {
  if (!hours) return null;
  const open = {
    start: Math.max(hours.start, taken),
    end: Math.min(hours.end, booking.start),
  };
  return wholeDayGap(date, open, now);
}

/** A canceled one takes no time. */
function takes({ appointment }: Booking): boolean {
  return appointment.outcome !== "canceled";
}

function roundUp(minute: number): number {
  return Math.ceil(minute / quarter) * quarter;
}
