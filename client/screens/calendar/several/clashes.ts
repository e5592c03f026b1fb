import { shiftDays } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { continuedInto, findOverlaps, sortBookings } from "../../../lib/queries/bookings.ts";

/** Those in which somebody would be twice at once; two people at once are none. */
export function clashesOf(appointments: readonly Appointment[]): ReadonlySet<string> {
  const byDay = Map.groupBy(appointments, ({ date }) => date.slice(0, 10));
  const found = new Set<string>();
  for (const [day, own] of byDay) {
    const before = byDay.get(shiftDays(day, -1) ?? "") ?? [];
    const bookings = [...continuedInto(day, before), ...sortBookings(own).timed];
    for (const booking of bookings) {
      const people = peopleOf(booking.appointment);
      for (const { appointment } of findOverlaps(booking, bookings)) {
        if (!peopleOf(appointment).some((id) => people.includes(id))) continue;
        found.add(appointment._id).add(booking.appointment._id);
      }
    }
  }
  return found;
}

function peopleOf({ host, attending }: Appointment): string[] {
  return [host, ...attending];
}
