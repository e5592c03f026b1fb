import { createRoute, redirect } from "@tanstack/react-router";
import { isCalendarDate } from "../../shared/dates.ts";
import { today } from "../lib/dates.ts";
import { screen } from "../screen.ts";
import { appointmentSearch } from "../search-params.ts";
import { dashboardRoute } from "./dashboard.ts";
import { startData } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

/** The address without a day: today. */
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
  loader: ({ params }) => startData((data) => data.startDay(params.date)),
  component: screen(() => import("../appointments/day-view.tsx"), "DayView"),
});

export const newAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/new",
  validateSearch: appointmentSearch,
  beforeLoad: dropUnknown(appointmentSearch),
  component: screen(() => import("../appointments/appointment-form.tsx"), "NewAppointment"),
});

export const editAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$appointmentId/edit",
  loader: ({ params }) => startData((data) => data.startAppointment(params.appointmentId)),
  component: screen(() => import("../appointments/appointment-form.tsx"), "EditAppointment"),
});
