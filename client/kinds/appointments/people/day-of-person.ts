import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { involves } from "../../../../shared/slots/involves.ts";
import { type Booking, continuedInto, sortBookings } from "../../../lib/queries/bookings.ts";

/** What somebody has on a day: by the clock, also what runs past midnight into it, and without a time. */
export function dayOfPerson(
  id: string,
  date: string,
  appointments: readonly Appointment[],
): { bookings: Booking[]; untimed: Appointment[] } {
  const own = appointments.filter((appointment) => involves(appointment, id));
  const { timed, untimed } = sortBookings(own.filter((one) => one.date.startsWith(date)));
  return { bookings: [...continuedInto(date, own), ...timed], untimed };
}
