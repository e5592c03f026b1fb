import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { call } from "../../lib/api.ts";
import type { BookingsSearch } from "../../lib/lists/page-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

export const bookingQuery = (id: string) =>
  queryOf({ key: ["bookings", "one", id], endpoint: bookingEndpoints.get, params: { id } });

/** What is booked, held or asked for in some days. */
export const bookingsQuery = ({ from, to }: { from: string; to: string }) =>
  queryOf({
    key: ["bookings", "list", from, to],
    endpoint: bookingEndpoints.list,
    query: { startDate: from, endDate: to },
  });

/** What needs the user, with what needs nobody. */
export const waitingQuery = {
  queryKey: ["bookings", "waiting"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(bookingEndpoints.waiting, { signal }),
};

/** All of the desk, page by page, as an address asks for them. */
export function allBookingsQuery(search: BookingsSearch) {
  return pagesOf({
    key: ["bookings", "all", search],
    endpoint: bookingEndpoints.all,
    query: search,
    laterRows: 50,
    failed: bookings.listFailed,
  });
}

/** Free times of its meeting type. */
export const timesQuery = (id: string) =>
  queryOf({ key: ["bookings", "times", id], endpoint: bookingEndpoints.times, params: { id } });
