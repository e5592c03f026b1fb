import { createRoute, redirect } from "@tanstack/react-router";
import { readToken } from "../lib/token.ts";
import { screen } from "../screen.ts";
import { rootRoute, startData } from "./root.ts";

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  beforeLoad: ({ location }) => {
    // Without a token there is nothing to check: no spinner, no flash of the protected frame.
    if (!readToken()) throw redirect({ to: "/login", search: { redirect: location.href } });
  },
  loader: () => startData((data) => data.startFrame()),
  // Once: from then on the frame itself looks after what it shows.
  staleTime: Number.POSITIVE_INFINITY,
  component: screen(() => import("../layout/dashboard-layout.tsx"), "DashboardLayout"),
});

export const overviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "/",
  loader: () => startData((data) => data.startOverview()),
  component: screen(() => import("../dashboard/overview.tsx"), "Overview"),
});

export const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "settings",
  component: screen(() => import("../settings/settings-page.tsx"), "SettingsPage"),
});
