import { bookingEndpoints } from "../../../../shared/booking.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";

/** What a customer has booked or is invited to by an appointment; null for nothing. */
export const bookingOfQuery = (appointment: string) =>
  queryOf({
    key: ["bookings", "of", appointment],
    endpoint: bookingEndpoints.ofAppointment,
    params: { id: appointment },
  });
