import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { isCalendarDate } from "../shared/dates.ts";
import { appointmentQuery, dayQuery } from "./appointments/queries.ts";
import { clearSessionError, getSession } from "./auth/session.ts";
import { companiesQuery, companyQuery } from "./companies/queries.ts";
import {
  companyCustomersQuery,
  customerQuery,
  customersQuery,
  interactionsQuery,
  neglectedQuery,
} from "./customers/queries.ts";
import { dashboardQuery } from "./dashboard/queries.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { RootLayout } from "./layout/root-layout.tsx";
import { monthStart, today } from "./lib/dates.ts";
import { queryClient } from "./lib/query-client.ts";
import { readToken } from "./lib/token.ts";
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
  component: lazyRouteComponent(() => import("./landing/landing-page.tsx"), "LandingPage"),
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
  component: lazyRouteComponent(() => import("./auth/login-page.tsx"), "LoginPage"),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  beforeLoad: sendSignedInOn,
  onLeave: clearSessionError,
  component: lazyRouteComponent(() => import("./auth/register-page.tsx"), "RegisterPage"),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  beforeLoad: ({ location }) => {
    // Without a token there is nothing to check: no spinner, no flash of the protected frame.
    if (!readToken()) throw redirect({ to: "/login", search: { redirect: location.href } });
  },
  component: lazyRouteComponent(() => import("./layout/dashboard-layout.tsx"), "DashboardLayout"),
});

const overviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "/",
  loader: () => {
    void queryClient.prefetchQuery(dashboardQuery(monthStart()));
    void queryClient.prefetchQuery(dayQuery(today()));
    void queryClient.prefetchInfiniteQuery(neglectedQuery(today()));
  },
  component: lazyRouteComponent(() => import("./dashboard/overview.tsx"), "Overview"),
});

const companiesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies",
  validateSearch: companySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(companiesQuery(deps)),
  component: lazyRouteComponent(() => import("./companies/company-list.tsx"), "CompanyList"),
});

const newCompanyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/new",
  component: lazyRouteComponent(() => import("./companies/company-form.tsx"), "NewCompany"),
});

/** The parent of all that belongs to one company; it has no screen of its own. */
const companyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/$companyId",
  loader: ({ params }) => void queryClient.prefetchQuery(companyQuery(params.companyId)),
  component: Outlet,
});

const companyDetailRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "/",
  validateSearch: companyCustomerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    void queryClient.prefetchInfiniteQuery(companyCustomersQuery(params.companyId, deps)),
  component: lazyRouteComponent(() => import("./companies/company-detail.tsx"), "CompanyDetail"),
});

const editCompanyRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "edit",
  component: lazyRouteComponent(() => import("./companies/company-form.tsx"), "EditCompany"),
});

const companyCustomersRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers",
  validateSearch: companyCustomerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    void queryClient.prefetchInfiniteQuery(companyCustomersQuery(params.companyId, deps)),
  component: lazyRouteComponent(
    () => import("./customers/company-customers.tsx"),
    "CompanyCustomers",
  ),
});

const newCustomerRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers/new",
  component: lazyRouteComponent(() => import("./customers/customer-form.tsx"), "NewCustomer"),
});

const customersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers",
  validateSearch: customerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(customersQuery(deps)),
  component: lazyRouteComponent(() => import("./customers/customer-list.tsx"), "CustomerList"),
});

const customerRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers/$customerId",
  loader: ({ params }) => void queryClient.prefetchQuery(customerQuery(params.customerId)),
  component: Outlet,
});

const customerDetailRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./customers/customer-detail.tsx"), "CustomerDetail"),
});

const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "edit",
  component: lazyRouteComponent(() => import("./customers/customer-form.tsx"), "EditCustomer"),
});

const dayRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$date",
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.date)) {
      throw redirect({ to: "/dashboard/appointments/$date", params: { date: today() } });
    }
  },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(dayQuery(params.date));
    void queryClient.prefetchInfiniteQuery(interactionsQuery(params.date));
  },
  component: lazyRouteComponent(() => import("./appointments/day-view.tsx"), "DayView"),
});

const newAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/new",
  validateSearch: appointmentSearch,
  component: lazyRouteComponent(
    () => import("./appointments/appointment-form.tsx"),
    "NewAppointment",
  ),
});

const editAppointmentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "appointments/$appointmentId/edit",
  loader: ({ params }) => void queryClient.prefetchQuery(appointmentQuery(params.appointmentId)),
  component: lazyRouteComponent(
    () => import("./appointments/appointment-form.tsx"),
    "EditAppointment",
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "settings",
  component: lazyRouteComponent(() => import("./settings/settings-page.tsx"), "SettingsPage"),
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
