import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { isCalendarDate } from "../shared/dates.ts";
import { clearSessionError, getSession } from "./auth/session.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { RootLayout } from "./layout/root-layout.tsx";
import { today } from "./lib/dates.ts";
import { readToken } from "./lib/token.ts";
import { screen } from "./screen.ts";
import {
  appointmentSearch,
  companyCustomerSearch,
  companySearch,
  customerSearch,
  loginSearch,
} from "./search-params.ts";

/**
 * Every address of the product. Loaders start the requests of a screen before its code has
 * arrived and wait for nothing: the screen itself shows what is missing.
 */
const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
});

type DataAhead = typeof import("./data-ahead.ts");

/** Asks for data without waiting for it. Without a connection the screen asks again, and says so. */
function startData(start: (data: DataAhead) => void): void {
  import("./data-ahead.ts").then(start, () => {});
}

/** An address that leads nowhere leads home, before any guard asks who is there. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: screen(() => import("./landing/landing-page.tsx"), "LandingPage"),
});

function sendSignedInOn() {
  if (getSession().isAuthenticated) throw redirect({ to: "/dashboard" });
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: loginSearch,
  // A reset link is for whoever has lost the password, signed in or not.
  beforeLoad: ({ search }) => (search.reset ? undefined : sendSignedInOn()),
  onLeave: clearSessionError,
  component: screen(() => import("./auth/login-page.tsx"), "LoginPage"),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  beforeLoad: sendSignedInOn,
  onLeave: clearSessionError,
  component: screen(() => import("./auth/register-page.tsx"), "RegisterPage"),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  beforeLoad: ({ location }) => {
    // Without a token there is nothing to check: no spinner, no flash of the protected frame.
    if (!readToken()) throw redirect({ to: "/login", search: { redirect: location.href } });
  },
  loader: () => startData((data) => data.startFrame()),
  // Once: from then on the frame itself looks after what it shows.
  staleTime: Number.POSITIVE_INFINITY,
  component: screen(() => import("./layout/dashboard-layout.tsx"), "DashboardLayout"),
});

const overviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "/",
  loader: () => startData((data) => data.startOverview()),
  component: screen(() => import("./dashboard/overview.tsx"), "Overview"),
});

const companiesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies",
  validateSearch: companySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => startData((data) => data.startCompanies(deps)),
  component: screen(() => import("./companies/company-list.tsx"), "CompanyList"),
});

const newCompanyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/new",
  component: screen(() => import("./companies/company-form.tsx"), "NewCompany"),
});

/** The parent of all that belongs to one company; it has no screen of its own. */
const companyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/$companyId",
  loader: ({ params }) => startData((data) => data.startCompany(params.companyId)),
  component: Outlet,
});

const companyDetailRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "/",
  validateSearch: companyCustomerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    startData((data) => data.startCompanyCustomers(params.companyId, deps)),
  component: screen(() => import("./companies/company-detail.tsx"), "CompanyDetail"),
});

const editCompanyRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "edit",
  component: screen(() => import("./companies/company-form.tsx"), "EditCompany"),
});

const companyCustomersRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers",
  validateSearch: companyCustomerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    startData((data) => data.startCompanyCustomers(params.companyId, deps)),
  component: screen(() => import("./customers/company-customers.tsx"), "CompanyCustomers"),
});

const newCustomerRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers/new",
  component: screen(() => import("./customers/customer-form.tsx"), "NewCustomer"),
});

const customersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers",
  validateSearch: customerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => startData((data) => data.startCustomers(deps)),
  component: screen(() => import("./customers/customer-list.tsx"), "CustomerList"),
});

const customerRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers/$customerId",
  loader: ({ params }) => startData((data) => data.startCustomer(params.customerId)),
  component: Outlet,
});

const customerDetailRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "/",
  component: screen(() => import("./customers/customer-detail.tsx"), "CustomerDetail"),
});

const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "edit",
  component: screen(() => import("./customers/customer-form.tsx"), "EditCustomer"),
});

const dayRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$date",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.date)) {
      throw redirect({ to: "/dashboard/appointments/$date", params: { date: today() } });
    }
  },
  loader: ({ params }) => startData((data) => data.startDay(params.date)),
  component: screen(() => import("./appointments/day-view.tsx"), "DayView"),
});

const newAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/new",
  validateSearch: appointmentSearch,
  component: screen(() => import("./appointments/appointment-form.tsx"), "NewAppointment"),
});

const editAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$appointmentId/edit",
  loader: ({ params }) => startData((data) => data.startAppointment(params.appointmentId)),
  component: screen(() => import("./appointments/appointment-form.tsx"), "EditAppointment"),
});

const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "settings",
  component: screen(() => import("./settings/settings-page.tsx"), "SettingsPage"),
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  loginRoute,
  registerRoute,
  dashboardRoute.addChildren([
    overviewRoute,
    companiesRoute,
    newCompanyRoute,
    companyRoute.addChildren([
      companyDetailRoute,
      editCompanyRoute,
      companyCustomersRoute,
      newCustomerRoute,
    ]),
    customersRoute,
    customerRoute.addChildren([customerDetailRoute, editCustomerRoute]),
    newAppointmentRoute,
    dayRoute,
    editAppointmentRoute,
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
