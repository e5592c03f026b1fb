import { createRoute, Outlet } from "@tanstack/react-router";
import { customerSearch, storySearch } from "../../lib/lists/search-params.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { screenQueries } from "../first-load/screen-queries.ts";
import { dashboardRoute } from "./dashboard.ts";
import { prefetchData } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

export const customersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers",
  validateSearch: customerSearch,
  beforeLoad: dropUnknown(customerSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchData(screenQueries.customers(deps)),
  component: lazyScreen(() => import("../../screens/customers/customer-list.tsx"), "CustomerList"),
});

const customerRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers/$customerId",
  loader: ({ params }) => prefetchData(screenQueries.customer(params.customerId)),
  component: Outlet,
});

const customerDetailRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "/",
  validateSearch: storySearch,
  beforeLoad: dropUnknown(storySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => prefetchData(screenQueries.customerStory(params.customerId, deps)),
  component: lazyScreen(
    () => import("../../screens/customers/customer-detail.tsx"),
    "CustomerDetail",
  ),
});

const editCustomerRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: "edit",
  component: lazyScreen(
    () => import("../../kinds/customers/form/customer-form.tsx"),
    "EditCustomer",
  ),
});

export const newCustomerRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "customers/new",
  component: lazyScreen(
    () => import("../../kinds/customers/form/customer-form.tsx"),
    "NewCustomer",
  ),
});

export const customerRoutes = customerRoute.addChildren([customerDetailRoute, editCustomerRoute]);
