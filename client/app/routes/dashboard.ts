import { createRoute, redirect } from "@tanstack/react-router";
import {
  bookingsSearch,
  historySearch,
  importSearch,
  reportSearch,
  settingsSearch,
  whoseSearch,
} from "../../lib/lists/page-params.ts";
import { keptWho } from "../../lib/people/kept-whose.ts";
import { whoOf } from "../../lib/people/whose.ts";
import { readToken } from "../../lib/token.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { screenQueries } from "../first-load/screen-queries.ts";
import { prefetchData, rootRoute } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  beforeLoad: ({ location }) => {
    // Without a token there is nothing to check: no spinner, no flash of the protected frame.
    if (!readToken()) throw redirect({ to: "/login", search: { redirect: location.href } });
  },
  loader: () => prefetchData(screenQueries.sidebar(keptWho("overview"))),
  // Once: from then on, the frame keeps its own data fresh.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyScreen(() => import("../layout/dashboard-layout.tsx"), "DashboardLayout"),
});

export const overviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "/",
  validateSearch: whoseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { who } }) => prefetchData(screenQueries.overview(whoOf("overview", who))),
  component: lazyScreen(() => import("../../screens/today/overview.tsx"), "Overview"),
});

export const historyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "history",
  validateSearch: historySearch,
  beforeLoad: dropUnknown(historySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchData(screenQueries.history(deps)),
  component: lazyScreen(() => import("../../screens/history/history-page.tsx"), "HistoryPage"),
});

export const forYouRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "for-you",
  component: lazyScreen(() => import("../../screens/for-you/for-you-page.tsx"), "ForYouPage"),
});

export const bookingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "bookings",
  validateSearch: bookingsSearch,
  beforeLoad: dropUnknown(bookingsSearch),
  component: lazyScreen(() => import("../../screens/bookings/bookings-page.tsx"), "BookingsPage"),
});

export const importRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "import",
  validateSearch: importSearch,
  beforeLoad: dropUnknown(importSearch),
  component: lazyScreen(() => import("../../screens/import/import-page.tsx"), "ImportPage"),
});

export const tasksRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "tasks",
  validateSearch: whoseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { who } }) => prefetchData(screenQueries.tasks(whoOf("tasks", who))),
  component: lazyScreen(() => import("../../screens/tasks/tasks-page.tsx"), "TasksPage"),
});

export const reportsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "reports",
  validateSearch: reportSearch,
  beforeLoad: async (at) => {
    // If this cannot be loaded, neither can the screen, which says so.
    const part = await import("../../screens/reports/search.ts").catch(() => undefined);
    if (part) dropUnknown(part.readReportSearch)(at);
  },
  loaderDeps: ({ search: { period, who } }) => ({ period, who }),
  loader: ({ deps: { period, who } }) =>
    prefetchData(screenQueries.reports(period, whoOf("reports", who))),
  component: lazyScreen(() => import("../../screens/reports/reports-page.tsx"), "ReportsPage"),
});

export const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "settings",
  validateSearch: settingsSearch,
  component: lazyScreen(() => import("../../screens/settings/settings-page.tsx"), "SettingsPage"),
});
