import { createRouter } from "@tanstack/react-router";
import { ErrorPage } from "./layout/error-page.tsx";
import {
  appointmentListRoute,
  appointmentsRoute,
  dayRoute,
  editAppointmentRoute,
  monthRoute,
  newAppointmentRoute,
  weekRoute,
} from "./routes/appointments.ts";
import { companiesRoute, companyRoutes, newCompanyRoute } from "./routes/companies.ts";
import { customerRoutes, customersRoute, newCustomerRoute } from "./routes/customers.ts";
import {
  bookingsRoute,
  dashboardRoute,
  forYouRoute,
  historyRoute,
  importRoute,
  overviewRoute,
  reportsRoute,
  settingsRoute,
  tasksRoute,
} from "./routes/dashboard.ts";
import { duplicatesRoute, mergeRoute } from "./routes/duplicates.ts";
import { landingRoute, loginRoute, registerRoute, unknownRoute } from "./routes/public.ts";
import { rootRoute } from "./routes/root.ts";

/**
 * Every address of the product. Loaders start a screen's requests before its code has loaded, and
 * wait for nothing: the screen itself shows what is missing.
 */
const routeTree = rootRoute.addChildren([
  landingRoute,
  loginRoute,
  registerRoute,
  dashboardRoute.addChildren([
    overviewRoute,
    companiesRoute,
    newCompanyRoute,
    companyRoutes,
    customersRoute,
    newCustomerRoute,
    customerRoutes,
    appointmentsRoute,
    appointmentListRoute,
    newAppointmentRoute,
    dayRoute,
    weekRoute,
    monthRoute,
    editAppointmentRoute,
    bookingsRoute,
    tasksRoute,
    reportsRoute,
    historyRoute,
    forYouRoute,
    importRoute,
    duplicatesRoute,
    mergeRoute,
    settingsRoute,
  ]),
  unknownRoute,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
