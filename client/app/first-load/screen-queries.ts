import { addDays } from "../../../shared/dates/dates.ts";
import type { KindIn } from "../../../shared/kinds/names.ts";
import {
  appointmentQuery,
  comingQuery,
  dayQuery,
  listedAppointmentsQuery,
  markedDaysQuery,
} from "../../kinds/appointments/queries.ts";
import { spanQuery } from "../../kinds/appointments/span-query.ts";
import { companyQuery, listedCompaniesQuery } from "../../kinds/companies/queries.ts";
import { dashboardQuery } from "../../kinds/customers/dashboard-query.ts";
import {
  type CompanyCustomerFilter,
  companyCustomersQuery,
  customerQuery,
  interactionsQuery,
  listedQuery,
  neglectedQuery,
} from "../../kinds/customers/queries.ts";
import { dayTasksQuery, doneQuery, openQuery, soonQuery } from "../../kinds/tasks/queries.ts";
import { monthStart, timeNow, today } from "../../lib/dates/dates.ts";
import { spanOfMonth } from "../../lib/dates/month.ts";
import type { HistorySearch } from "../../lib/lists/page-params.ts";
import type {
  AppointmentListSearch,
  CompanySearch,
  CustomerSearch,
  StorySearch,
} from "../../lib/lists/search-params.ts";
import { minutesOf } from "../../lib/queries/bookings.ts";
import { trashQuery } from "../../lib/queries/trash-query.ts";
import { periodOf } from "../../screens/calendar/period.ts";
import { monthSpan } from "../../screens/calendar/queries.ts";
import { toWrapUpQuery } from "../../screens/calendar/wrap-up/queries.ts";
import { ledgerQuery } from "../../screens/history/queries.ts";
import { viewsQuery } from "../../screens/lists/views/queries.ts";
import { reportQueries } from "../../screens/reports/queries.ts";
import { storyQuery } from "../../screens/story/queries.ts";
import { isWide } from "../layout/sidebar-breakpoint.ts";

/**
 * What each screen of the dashboard asks for first. prefetch.ts asks as the page opens, before the
 * program has loaded; the routes ask when a link is hovered or followed.
 */
export const screenQueries = {
  /** For the sidebar's calendar and counts; these fail silently. */
  sidebar: (who?: string) =>
    isWide()
      ? [
          markedDaysQuery(spanOfMonth(today())),
          { ...dayQuery(today()), meta: {} },
          { ...soonQuery(today(), who), meta: {} },
          viewsQuery(),
        ]
      : [],
  overview: (who?: string) => [
    dashboardQuery(monthStart(), who),
    dayQuery(today()),
    soonQuery(today(), who),
    neglectedQuery(today(), who),
    toWrapUpQuery({ today: today(), minutes: minutesOf(`T${timeNow()}`) ?? 0 }, who),
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
  tasks: (who?: string) => [openQuery(who), doneQuery(who)],
  appointments: (search: AppointmentListSearch) => [listedAppointmentsQuery(search)],
  appointment: (id: string) => [appointmentQuery(id)],
  reports: (period?: string, who?: string) => Object.values(reportQueries(period, today(), who)),
  history: (search: HistorySearch) => [ledgerQuery(search), trashQuery] as const,
} satisfies Record<KindIn<"section">, object> & Record<string, object>;
