import { addDays } from "../../shared/dates.ts";
import { minutesOf } from "../appointments/bookings.ts";
import {
  appointmentQuery,
  comingQuery,
  dayQuery,
  listedAppointmentsQuery,
  markedDaysQuery,
} from "../appointments/queries.ts";
import { periodOf } from "../calendar/period.ts";
import { monthSpan, spanQuery } from "../calendar/queries.ts";
import { toWrapUpQuery } from "../calendar/wrap-up/queries.ts";
import { companyQuery, listedCompaniesQuery } from "../companies/queries.ts";
import {
  type CompanyCustomerFilter,
  companyCustomersQuery,
  customerQuery,
  interactionsQuery,
  listedQuery,
  neglectedQuery,
} from "../customers/queries.ts";
import { dashboardQuery } from "../dashboard/queries.ts";
import { ledgerQuery, trashQuery } from "../history/queries.ts";
import { spanOfMonth } from "../layout/month.ts";
import { isWide } from "../layout/sidebar-breakpoint.ts";
import { monthStart, timeNow, today } from "../lib/dates.ts";
import type {
  AppointmentListSearch,
  CompanySearch,
  CustomerSearch,
  HistorySearch,
  StorySearch,
} from "../search-params.ts";
import { storyQuery } from "../story/queries.ts";
import { dayTasksQuery, doneQuery, openQuery, soonQuery } from "../tasks/queries.ts";
import { viewsQuery } from "../views/queries.ts";

/**
 * What each screen of the dashboard asks for first. prefetch.ts asks as the page opens, before the
 * program has loaded; the routes ask when a link is hovered or followed.
 */
export const screenQueries = {
  /** For the sidebar's calendar and counts; these fail silently. */
  sidebar: () =>
    isWide()
      ? [
          markedDaysQuery(spanOfMonth(today())),
          { ...dayQuery(today()), meta: {} },
          { ...soonQuery(today()), meta: {} },
          viewsQuery(),
        ]
      : [],
  overview: () => [
    dashboardQuery(monthStart()),
    dayQuery(today()),
    soonQuery(today()),
    neglectedQuery(today()),
    toWrapUpQuery({ today: today(), minutes: minutesOf(`T${timeNow()}`) ?? 0 }),
  ],
  companies: (search: CompanySearch) => [listedCompaniesQuery(search), viewsQuery()],
  company: (id: string) => [companyQuery(id)] as const,
  companyPage: (id: string, { story, ...filter }: CompanyCustomerFilter & StorySearch) =>
    [
      companyCustomersQuery(id, filter),
      storyQuery({ kind: "company", id }, { show: story }),
    ] as const,
  companyCustomers: (id: string, filter: CompanyCustomerFilter) => [
    companyCustomersQuery(id, filter),
  ],
  customers: (search: CustomerSearch) => [listedQuery(search, today()), viewsQuery()],
  customer: (id: string) => [customerQuery(id)] as const,
  customerStory: (id: string, { story }: StorySearch) =>
    [storyQuery({ kind: "customer", id }, { show: story }), comingQuery(id, today())] as const,
  day: (date: string) => [
    dayQuery(date),
    // What runs past midnight.
    dayQuery(addDays(date, -1)),
    interactionsQuery(date),
    dayTasksQuery(date),
  ],
  week: (day: string) => [spanQuery(periodOf("week", day))],
  month: (month: string) => [spanQuery(monthSpan(`${month}-01`))],
  tasks: () => [openQuery, doneQuery],
  appointments: (search: AppointmentListSearch) => [listedAppointmentsQuery(search)],
  appointment: (id: string) => [appointmentQuery(id)],
  history: (search: HistorySearch) => [ledgerQuery(search), trashQuery] as const,
};
