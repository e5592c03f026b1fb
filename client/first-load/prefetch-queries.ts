import {
  appointmentQuery,
  dayQuery,
  markedDaysQuery,
  timelineQueries,
} from "../appointments/queries.ts";
import type { TimelineOf } from "../appointments/timeline/timeline-filters.ts";
import { type CompanyFilter, companiesQuery, companyQuery } from "../companies/queries.ts";
import {
  type CompanyCustomerFilter,
  companyCustomersQuery,
  customerQuery,
  interactionsQuery,
  listedQuery,
  neglectedQuery,
} from "../customers/queries.ts";
import { dashboardQuery } from "../dashboard/queries.ts";
import { spanOfMonth } from "../layout/month.ts";
import { isWide } from "../layout/sidebar-breakpoint.ts";
import { monthStart, today } from "../lib/dates.ts";
import { queryClient } from "../lib/query-client.ts";
import type { CustomerSearch } from "../search-params.ts";

// What each screen of the dashboard asks for first. The loaders start it before the code of the
// screen has arrived; the sign-in screens do without all of this.

/** The marks of the sidebar's calendar and the counts beside its links; they fail silently. */
export function startFrame(): void {
  if (!isWide()) return;
  void queryClient.prefetchQuery(markedDaysQuery(spanOfMonth(today())));
  void queryClient.prefetchQuery({ ...dashboardQuery(monthStart()), meta: {} });
  void queryClient.prefetchQuery({ ...dayQuery(today()), meta: {} });
}

export function startOverview(): void {
  void queryClient.prefetchQuery(dashboardQuery(monthStart()));
  void queryClient.prefetchQuery(dayQuery(today()));
  void queryClient.prefetchInfiniteQuery(neglectedQuery(today()));
}

export function startCompanies(filter: CompanyFilter): void {
  void queryClient.prefetchInfiniteQuery(companiesQuery(filter));
}

export function startCompany(id: string): void {
  void queryClient.prefetchQuery(companyQuery(id));
  startTimeline({ company: id });
}

export function startCompanyCustomers(id: string, filter: CompanyCustomerFilter): void {
  void queryClient.prefetchInfiniteQuery(companyCustomersQuery(id, filter));
}

export function startCustomers(search: CustomerSearch): void {
  void queryClient.prefetchInfiniteQuery(listedQuery(search, today()));
}

export function startCustomer(id: string): void {
  void queryClient.prefetchQuery(customerQuery(id));
  startTimeline({ customer: id });
}

function startTimeline(of: TimelineOf): void {
  const { coming, past } = timelineQueries(of, today());
  void queryClient.prefetchInfiniteQuery(coming);
  void queryClient.prefetchInfiniteQuery(past);
}

export function startDay(date: string): void {
  void queryClient.prefetchQuery(dayQuery(date));
  void queryClient.prefetchInfiniteQuery(interactionsQuery(date));
}

export function startAppointment(id: string): void {
  void queryClient.prefetchQuery(appointmentQuery(id));
}
