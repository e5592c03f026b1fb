import { bookingEndpoints } from "../../../../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../../../../shared/booking-pages.ts";
import { call } from "../../../lib/api.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";

/**
 * What a customer has booked or is invited to by an appointment, null for nothing; with the invitations of those who had it before and don’t
 * know that it is another’s.
 */
export const bookingOfQuery = (appointment: string) => ({
  queryKey: ["bookings", "of", appointment],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(bookingEndpoints.ofAppointment, { params: { id: appointment }, signal }),
});

/** On which pages customers book with the user, and with anybody on the desk. */
export const pagesQuery = queryOf({ key: ["bookingPages"], endpoint: bookingPageEndpoints.get });
