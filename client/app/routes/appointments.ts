import { createRoute, redirect } from "@tanstack/react-router";
import { isCalendarDate } from "../../../shared/dates/dates.ts";
import { today } from "../../lib/dates/dates.ts";
import { appointmentListSearch, appointmentSearch } from "../../lib/lists/search-params.ts";
import { readLastView } from "../../screens/calendar/last-view.ts";
import { periodLink } from "../../screens/calendar/period-link.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { screenQueries } from "../first-load/screen-queries.ts";
import { dashboardRoute } from "./dashboard.ts";
import { prefetchData } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

/** Without a day in the address: today, as it was looked at last. */
export const appointmentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments",
  beforeLoad: () => {
    throw redirect(periodLink(readLastView(), today()));
  },
});

export const dayRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$date",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.date)) throw redirect(periodLink("day", today()));
  },
  loader: ({ params }) => prefetchData(screenQueries.day(params.date)),
  component: lazyScreen(() => import("../../screens/calendar/day/day-view.tsx"), "DayView"),
});

export const weekRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/week/$week",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.week)) throw redirect(periodLink("week", today()));
  },
  loader: ({ params }) => prefetchData(screenQueries.week(params.week)),
  component: lazyScreen(() => import("../../screens/calendar/week/week-view.tsx"), "WeekView"),
});

export const monthRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/month/$month",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(`${params.month}-01`)) throw redirect(periodLink("month", today()));
  },
  loader: ({ params }) => prefetchData(screenQueries.month(params.month)),
  component: lazyScreen(() => import("../../screens/calendar/month/month-view.tsx"), "MonthView"),
});

export const appointmentListRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/list",
  validateSearch: appointmentListSearch,
  beforeLoad: dropUnknown(appointmentListSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchData(screenQueries.appointments(deps)),
  component: lazyScreen(
    () => import("../../screens/appointments/appointment-list.tsx"),
    "AppointmentList",
  ),
});

export const newAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/new",
  validateSearch: appointmentSearch,
  beforeLoad: dropUnknown(appointmentSearch),
  component: lazyScreen(
    () => import("../../screens/appointments/appointment-form.tsx"),
    "NewAppointment",
  ),
});

export const editAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$appointmentId/edit",
  loader: ({ params }) => prefetchData(screenQueries.appointment(params.appointmentId)),
  component: lazyScreen(
    () => import("../../screens/appointments/appointment-form.tsx"),
    "EditAppointment",
  ),
});
