import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import type { AppointmentListSearch } from "../../lib/lists/search-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

export type AppointmentFilter = Omit<
  NonNullable<RequestOf<typeof appointmentEndpoints.list>["query"]>,
  "cursor"
>;

export function appointmentsQuery(filter: AppointmentFilter) {
  return pagesOf({
    key: ["appointments", "list", filter],
    endpoint: appointmentEndpoints.list,
    query: filter,
    // Anyone who wants more wants the whole history, not five more.
    laterRows: 50,
    failed: results.appointments.listFailed,
  });
}

/** What the address of a list of appointments asks for. */
export function listedFilter({
  search,
  from,
  to,
  filter,
  who,
}: AppointmentListSearch): AppointmentFilter {
  return { search, filter, startDate: from, endDate: to, ...(who && { who }) };
}

export function listedAppointmentsQuery(search: AppointmentListSearch) {
  return appointmentsQuery(listedFilter(search));
}

/** Those of a customer from today on, the next first: enough to leave out what is over or canceled. */
export function comingQuery(customer: string, today: string) {
  return appointmentsQuery({ customer, startDate: today, sort: "date", limit: 10 });
}

export function dayQuery(date: string, who?: string) {
  return queryOf({
    key: ["appointments", "day", date, ...(who === undefined ? [] : [who])],
    endpoint: appointmentEndpoints.day,
    params: { date },
    ...(who !== undefined && { query: { who } }),
    failed: results.appointments.listFailed,
  });
}

/** How many appointments each day in a range has. Fails silently: no days are marked then. */
export function markedDaysQuery({ startDate, endDate }: { startDate: string; endDate: string }) {
  const query = queryOf({
    key: ["appointments", "days", startDate, endDate],
    endpoint: appointmentEndpoints.days,
    query: { startDate, endDate },
  });
  return { ...query, select: countsByDate };
}

function countsByDate(days: { date: string; count: number }[]): Map<string, number> {
  return new Map(days.map(({ date, count }) => [date, count]));
}

export function appointmentQuery(id: string) {
  return queryOf({
    key: ["appointments", "one", id],
    endpoint: appointmentEndpoints.get,
    params: { id },
    failed: results.appointments.detailsFailed,
  });
}
