import {
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  CalendarSearch,
  ChartNoAxesColumn,
  CopyCheck,
  History,
  LayoutDashboard,
  ListChecks,
  Settings,
  Users,
} from "lucide-react";
import { periodLink } from "../../calendar/period-link.ts";
import type { Action, PaletteStep } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** Of going to a page. */
export function pageActions(go: Go, today: string, ask: (step: PaletteStep) => void): Action[] {
  return [
    {
      value: "go to today",
      icon: <CalendarCheck />,
      title: "Go to Today",
      words: "open day appointments calendar",
      shortcut: "goToday",
      run: () => void go({ to: "/dashboard/appointments/$date", params: { date: today } }),
    },
    {
      value: "week",
      icon: <CalendarRange />,
      title: "Go to This Week",
      words: "open week appointments calendar view",
      onlyTyped: true,
      run: () => void go(periodLink("week", today)),
    },
    {
      value: "month",
      icon: <CalendarDays />,
      title: "Go to This Month",
      words: "open month appointments calendar view",
      onlyTyped: true,
      run: () => void go(periodLink("month", today)),
    },
    {
      value: "go to date",
      icon: <CalendarSearch />,
      title: "Go to Date",
      words: "open day appointments calendar",
      stays: true,
      run: () => ask("day"),
    },
    {
      value: "dashboard",
      icon: <LayoutDashboard />,
      title: "Go to Dashboard",
      words: "go to home overview start",
      shortcut: "goDashboard",
      run: () => void go({ to: "/dashboard" }),
    },
    {
      value: "companies",
      icon: <Building2 />,
      title: "Go to Companies",
      words: "go to list clients",
      shortcut: "goCompanies",
      run: () => void go({ to: "/dashboard/companies" }),
    },
    {
      value: "customers",
      icon: <Users />,
      title: "Go to Customers",
      words: "go to list all people contacts",
      shortcut: "goCustomers",
      run: () => void go({ to: "/dashboard/customers" }),
    },
    {
      value: "tasks",
      icon: <ListChecks />,
      title: "Go to Tasks",
      words: "list to do todo open due",
      shortcut: "goTasks",
      run: () => void go({ to: "/dashboard/tasks" }),
    },
    {
      value: "reports",
      icon: <ChartNoAxesColumn />,
      title: "Go to Reports",
      words: "go to analytics charts figures numbers statistics insights pipeline",
      shortcut: "goReports",
      run: () => void go({ to: "/dashboard/reports" }),
    },
    {
      value: "history",
      icon: <History />,
      title: "Go to History",
      words: "go to changes log trash deleted restore undo",
      shortcut: "goHistory",
      run: () => void go({ to: "/dashboard/history" }),
    },
    {
      value: "duplicates",
      icon: <CopyCheck />,
      title: "Go to Duplicates",
      words: "go to merge same twice double tidy clean",
      onlyTyped: true,
      run: () => void go({ to: "/dashboard/duplicates" }),
    },
    {
      value: "settings",
      icon: <Settings />,
      title: "Go to Settings",
      words: "go to account profile name email password preferences delete",
      shortcut: "goSettings",
      run: () => void go({ to: "/dashboard/settings" }),
    },
  ];
}
