import type { Records } from "../scripts/shots/records.ts";

export interface WebPage {
  name: string;
  path: string;
  /** The sources that its first screen is made of; none where no program is loaded. */
  sources: string[];
  signedIn: boolean;
}

const inside = ["layout/dashboard-layout.tsx", "first-load/prefetch-queries.ts"];

/** The pages that are measured. Those behind the login come last. */
export function listPages({ company, today }: Records): WebPage[] {
  const dashboardPage = (name: string, path: string, source: string) => ({
    name,
    path: `/dashboard${path}`,
    sources: [...inside, source],
    signedIn: true,
  });
  return [
    { name: "Landing", path: "/", sources: [], signedIn: false },
    { name: "Login", path: "/login", sources: [], signedIn: false },
    dashboardPage("Overview", "", "dashboard/overview.tsx"),
    dashboardPage("Company list", "/companies", "companies/company-list.tsx"),
    dashboardPage("Company", `/companies/${company}`, "companies/company-detail.tsx"),
    dashboardPage("Day", `/appointments/${today}`, "appointments/day/day-view.tsx"),
    dashboardPage("Week", `/appointments/week/${today}`, "calendar/week/week-view.tsx"),
    dashboardPage(
      "Month",
      `/appointments/month/${today.slice(0, 7)}`,
      "calendar/month/month-view.tsx",
    ),
    dashboardPage("Reports", "/reports", "reports/reports-page.tsx"),
  ];
}
