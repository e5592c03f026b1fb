import { linkOptions } from "@tanstack/react-router";
import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  LayoutDashboard,
  ListChecks,
  Settings,
  Users,
} from "lucide-react";
import { sectionKinds } from "../../../shared/kinds/plain-lists.ts";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import type { CalendarView } from "../calendar/period.ts";
import { periodLink } from "../calendar/period-link.ts";

type Address = { pathname: string; search: { into?: ImportKind; kind?: string } };

/** The sections of the dashboard, in the sidebar and in a phone's tab bar. */
export type Section = (typeof sections)[number];

const sections = ["dashboard", ...sectionKinds, "reports", "settings"] as const;

/**
 * None of them on the page of the history, which is reached from elsewhere, nor of what is for the user; an import belongs to what
 * its rows become, duplicates to what they are, bookings to appointments.
 */
export function sectionOf({ pathname, search }: Address): Section | null {
  if (pathname.startsWith("/dashboard/import")) return search.into ?? "customers";
  if (pathname.startsWith("/dashboard/duplicates")) {
    return search.kind === "companies" ? "companies" : "customers";
  }
  if (pathname.startsWith("/dashboard/bookings")) return "appointments";
  if (/^\/dashboard\/(history|for-you)/.test(pathname)) return null;
  const [, , name] = pathname.split("/");
  return sections.find((section) => section === name) ?? "dashboard";
}

// The section decides which tab is current; a link is "active" only on its own page.
const exact = { activeOptions: { exact: true, includeSearch: false } } as const;

export function sectionLinks(today: string, view: CalendarView = "day") {
  const links = {
    dashboard: {
      label: frame.sections.dashboard,
      Icon: LayoutDashboard,
      link: linkOptions({ to: "/dashboard", ...exact }),
    },
    companies: {
      label: frame.sections.companies,
      Icon: Building2,
      link: linkOptions({ to: "/dashboard/companies", ...exact }),
    },
    customers: {
      label: frame.sections.customers,
      Icon: Users,
      link: linkOptions({ to: "/dashboard/customers", ...exact }),
    },
    appointments: {
      label: frame.sections.appointments,
      /** Completes the label for those who cannot see the calendar beside it. */
      more: frame.forToday,
      Icon: CalendarDays,
      link: { ...periodLink(view, today), ...exact },
    },
    tasks: {
      label: frame.sections.tasks,
      Icon: ListChecks,
      link: linkOptions({ to: "/dashboard/tasks", ...exact }),
    },
    reports: {
      label: frame.sections.reports,
      Icon: ChartNoAxesColumn,
      link: linkOptions({ to: "/dashboard/reports", ...exact }),
    },
    settings: {
      label: frame.sections.settings,
      Icon: Settings,
      link: linkOptions({ to: "/dashboard/settings", ...exact }),
    },
  } satisfies Record<Section, object>;
  return sections.map((section) => ({ section, ...links[section] }));
}

/** The tabs on a phone, where Reports and Settings are in the account menu. */
export function phoneLinks(today: string, view?: CalendarView) {
  return sectionLinks(today, view).filter(
    ({ section }) => section !== "reports" && section !== "settings",
  );
}
