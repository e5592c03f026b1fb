import { createRoute, Outlet } from "@tanstack/react-router";
import {
  companyCustomerSearch,
  companyPageSearch,
  companySearch,
} from "../../lib/lists/search-params.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { screenQueries } from "../first-load/screen-queries.ts";
import { dashboardRoute } from "./dashboard.ts";
import { prefetchData } from "./root.ts";
import { dropUnknown } from "./unknown-filters.ts";

export const companiesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies",
  validateSearch: companySearch,
  beforeLoad: dropUnknown(companySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchData(screenQueries.companies(deps)),
  component: lazyScreen(() => import("../../screens/companies/company-list.tsx"), "CompanyList"),
});

export const newCompanyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/new",
  component: lazyScreen(() => import("../../kinds/companies/company-form.tsx"), "NewCompany"),
});

/** The parent of everything under one company; it has no screen of its own. */
const companyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "companies/$companyId",
  loader: ({ params }) => prefetchData(screenQueries.company(params.companyId)),
  component: Outlet,
});

const companyDetailRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "/",
  validateSearch: companyPageSearch,
  beforeLoad: dropUnknown(companyPageSearch),
  loaderDeps: ({ search: { tab: _, ...filter } }) => filter,
  loader: ({ params, deps }) => prefetchData(screenQueries.companyPage(params.companyId, deps)),
  component: lazyScreen(
    () => import("../../screens/companies/company-detail.tsx"),
    "CompanyDetail",
  ),
});

const editCompanyRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "edit",
  component: lazyScreen(() => import("../../kinds/companies/company-form.tsx"), "EditCompany"),
});

const companyCustomersRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers",
  validateSearch: companyCustomerSearch,
  beforeLoad: dropUnknown(companyCustomerSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    prefetchData(screenQueries.companyCustomers(params.companyId, deps)),
  component: lazyScreen(
    () => import("../../screens/companies/company-customers.tsx"),
    "CompanyCustomers",
  ),
});

const newCustomerRoute = createRoute({
  getParentRoute: () => companyRoute,
  path: "customers/new",
  component: lazyScreen(
    () => import("../../kinds/customers/form/customer-form.tsx"),
    "NewCompanyCustomer",
  ),
});

export const companyRoutes = companyRoute.addChildren([
  companyDetailRoute,
  editCompanyRoute,
  companyCustomersRoute,
  newCustomerRoute,
]);
