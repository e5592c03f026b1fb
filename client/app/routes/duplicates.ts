import { createRoute } from "@tanstack/react-router";
import { duplicateSearch, mergeSearch } from "../../lib/lists/page-params.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { dashboardRoute } from "./dashboard.ts";
import { dropUnknown } from "./unknown-filters.ts";

export const duplicatesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "duplicates",
  validateSearch: duplicateSearch,
  beforeLoad: dropUnknown(duplicateSearch),
  component: lazyScreen(
    () => import("../../screens/duplicates/duplicates-page.tsx"),
    "DuplicatesPage",
  ),
});

export const mergeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "duplicates/merge",
  validateSearch: mergeSearch,
  component: lazyScreen(() => import("../../screens/duplicates/merge/merge-page.tsx"), "MergePage"),
});
