import { useQuery } from "@tanstack/react-query";
import { dayQuery } from "../appointments/queries.ts";
import { dashboardQuery } from "../dashboard/queries.ts";
import { monthStart } from "../lib/dates.ts";
import type { Section } from "./sections.ts";

const fresh = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** Observers of a query share one meta; the screen it belongs to reports failures. */
const silent = { ...fresh, meta: {} } as const;

/** Reads what other screens have loaded, without failure messages of its own. */
export function backgroundOptions(screenIsShown: boolean): typeof fresh | typeof silent {
  return screenIsShown ? fresh : silent;
}

/**
 * The numbers beside the sidebar's links: companies, customers, today's appointments. The overview
 * and the day view load them anyway; elsewhere a failure just leaves them out.
 */
export function useSidebarCounts(
  today: string,
  section: Section | null,
): Partial<Record<Section, number>> {
  const onOverview = section === "dashboard";
  const totals = useQuery({
    ...dashboardQuery(monthStart()),
    ...backgroundOptions(onOverview),
    select: (dashboard) => dashboard.totals,
  });
  const appointments = useQuery({
    ...dayQuery(today),
    ...backgroundOptions(onOverview || section === "appointments"),
    select: (day) => day.length,
  });
  return {
    companies: totals.data?.companies,
    customers: totals.data?.customers,
    appointments: appointments.data,
  };
}
