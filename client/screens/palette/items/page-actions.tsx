import {
  Building2,
  CalendarCheck,
  CalendarClock,
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
import { keywords } from "../../../../shared/words/en/keywords.ts";
import { palette } from "../../../../shared/words/en/palette.ts";
import { periodLink } from "../../calendar/period-link.ts";
import type { Action, PaletteStep } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** Of going to a page. */
export function pageActions(go: Go, today: string, ask: (step: PaletteStep) => void): Action[] {
  return [
    {
      value: "go to today",
      icon: <CalendarCheck />,
      title: palette.actions.today,
      words: keywords.day,
      shortcut: "goToday",
      run: () => void go({ to: "/dashboard/appointments/$date", params: { date: today } }),
    },
    {
      value: "week",
      icon: <CalendarRange />,
      title: palette.actions.week,
      words: keywords.week,
      onlyTyped: true,
      run: () => void go(periodLink("week", today)),
    },
    {
      value: "month",
      icon: <CalendarDays />,
      title: palette.actions.month,
      words: keywords.month,
      onlyTyped: true,
      run: () => void go(periodLink("month", today)),
    },
    {
      value: "go to date",
      icon: <CalendarSearch />,
      title: palette.actions.date,
      words: keywords.day,
      stays: true,
      run: () => ask("day"),
    },
    {
      value: "bookings",
      icon: <CalendarClock />,
      title: palette.actions.bookings,
      words: keywords.bookings,
      onlyTyped: true,
      run: () => void go({ to: "/dashboard/bookings" }),
    },
    {
      value: "dashboard",
      icon: <LayoutDashboard />,
      title: palette.actions.dashboard,
      words: keywords.dashboard,
      shortcut: "goDashboard",
      run: () => void go({ to: "/dashboard" }),
    },
    {
      value: "companies",
      icon: <Building2 />,
      title: palette.actions.companies,
      words: keywords.companies,
      shortcut: "goCompanies",
      run: () => void go({ to: "/dashboard/companies" }),
    },
    {
      value: "customers",
      icon: <Users />,
      title: palette.actions.customers,
      words: keywords.customers,
      shortcut: "goCustomers",
      run: () => void go({ to: "/dashboard/customers" }),
    },
    {
      value: "tasks",
      icon: <ListChecks />,
      title: palette.actions.tasks,
      words: keywords.tasks,
      shortcut: "goTasks",
      run: () => void go({ to: "/dashboard/tasks" }),
    },
    {
      value: "reports",
      icon: <ChartNoAxesColumn />,
      title: palette.actions.reports,
      words: keywords.reports,
      shortcut: "goReports",
      run: () => void go({ to: "/dashboard/reports" }),
    },
    {
      value: "history",
      icon: <History />,
      title: palette.actions.history,
      words: keywords.history,
      shortcut: "goHistory",
      run: () => void go({ to: "/dashboard/history" }),
    },
    {
      value: "duplicates",
      icon: <CopyCheck />,
      title: palette.actions.duplicates,
      words: keywords.duplicates,
      onlyTyped: true,
      run: () => void go({ to: "/dashboard/duplicates" }),
    },
    {
      value: "settings",
      icon: <Settings />,
      title: palette.actions.settings,
      words: keywords.settings,
      shortcut: "goSettings",
      run: () => void go({ to: "/dashboard/settings" }),
    },
  ];
}
