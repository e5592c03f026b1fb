import { bookingEndpoints } from "../../../../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../../../../shared/booking-pages.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";

/** What a customer has booked or is invited to by an appointment; null for nothing. */
export const bookingOfQuery = (appointment: string) =>
  queryOf({
    key: ["bookings", "of", appointment],
    endpoint: bookingEndpoints.ofAppointment,
    params: { id: appointment },
  });

/** On which pages customers book with the user, and with anybody on the desk. */
export const pagesQuery = queryOf({ key: ["bookingPages"], endpoint: bookingPageEndpoints.get });
