import { createRoute, redirect } from "@tanstack/react-router";
import { isCalendarDate } from "../../shared/dates.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { screenQueries } from "../first-load/screen-queries.ts";
import { today } from "../lib/dates.ts";
import { appointmentSearch } from "../search-params.ts";
import { dashboardRoute } from "./dashboard.ts";
import { prefetchData } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

/** Without a day in the address: today. */
export const appointmentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments",
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/appointments/$date", params: { date: today() } });
  },
});

export const dayRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$date",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.date)) {
      throw redirect({ to: "/dashboard/appointments/$date", params: { date: today() } });
    }
  },
  loader: ({ params }) => prefetchData(screenQueries.day(params.date)),
  component: lazyScreen(() => import("../appointments/day/day-view.tsx"), "DayView"),
});

export const newAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/new",
  validateSearch: appointmentSearch,
  beforeLoad: dropUnknown(appointmentSearch),
  component: lazyScreen(
    () => import("../appointments/form/appointment-form.tsx"),
    "NewAppointment",
  ),
});

export const editAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$appointmentId/edit",
  loader: ({ params }) => prefetchData(screenQueries.appointment(params.appointmentId)),
  component: lazyScreen(
    () => import("../appointments/form/appointment-form.tsx"),
    "EditAppointment",
  ),
});
