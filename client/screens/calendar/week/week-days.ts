import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { type Booking, continuedInto, sortBookings } from "../../../lib/queries/bookings.ts";
import { splitCanceled } from "../day/day-canceled.ts";

export interface WeekDay {
  date: string;
  timed: Booking[];
  /** Without a time, or canceled where another is booked. */
  untimed: Appointment[];
}

/** The appointments day by day; `before` are those of the day before the first that run past midnight. */
export function splitByDay(
  days: readonly string[],
  appointments: readonly Appointment[],
  before: readonly Appointment[] = [],
): WeekDay[] {
  const byDay = Map.groupBy(appointments, ({ date }) => date.slice(0, 10));
  const all = [...before, ...appointments];
  return days.map((date) => {
    const { timed, untimed } = sortBookings(byDay.get(date) ?? []);
    const { taken, lines, covered } = splitCanceled([...continuedInto(date, all), ...timed]);
    return {
      date,
      timed: [...taken, ...lines],
      untimed: [...untimed, ...covered.map(({ appointment }) => appointment)],
    };
  });
}
