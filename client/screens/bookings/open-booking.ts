import type { DeskBooking } from "../../../shared/booking.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { showDetails } from "../../kinds/appointments/open-details.ts";
import { appointmentQuery } from "../../kinds/appointments/queries.ts";
import { failureText } from "../../lib/api-error.ts";
import { notify } from "../../lib/notify.ts";
import { askFor } from "../../lib/queries/query-of.ts";

/** Whether there is more to see of it: an appointment, or a time that is held or asked for. */
export function canOpen({ appointment, standing }: DeskBooking): boolean {
  return appointment !== null || standing === "asked" || standing === "held";
}

/** Shows the details beside the title that was pressed. */
export async function openBooking(booking: DeskBooking, title: HTMLElement): Promise<void> {
  const { appointment: id } = booking;
  if (id === null) return showDetails({ appointment: toAppointment(booking), title });
  try {
    showDetails({ appointment: await askFor(appointmentQuery(id)), title });
  } catch (error) {
    notify.error(failureText(error, bookings.openFailed));
  }
}

/** A time that is held or asked for, as the appointment that it may become. */
export function toAppointment(booking: DeskBooking): Appointment {
  const { _id, title, date, duration, name, company, host, createdAt } = booking;
  return {
    ...{ _id, title, date, duration, host, createdAt, updatedAt: createdAt },
    ...{ customer: { _id: "", name }, company: { _id: "", name: company || name } },
    ...{ notes: "", outcome: null, reminder: null, attending: [] },
    ...{ repeat: "", series: null, original: null, except: "", lastTime: null },
  };
}
