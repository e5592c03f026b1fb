import { useQuery } from "@tanstack/react-query";
import { dayQuery } from "../appointments/queries.ts";
import { dashboardQuery } from "../dashboard/queries.ts";
import { monthStart } from "../lib/dates.ts";
import type { Section } from "./sections.ts";

const fresh = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** A query has one meta for all who look at it, and the screen it belongs to tells when it fails. */
const silent = { ...fresh, meta: {} } as const;

/** Reads what other screens have loaded without asking for it. */
export function lookingAlong(screenIsShown: boolean): typeof fresh | typeof silent {
  return screenIsShown ? fresh : silent;
}

/**
 * The quiet numbers beside the sidebar's links: all companies, all customers, today's appointments. They come from
 * what the overview and the day view ask for anyway; elsewhere a failure just leaves them out.
 */
export function useSidebarCounts(
  today: string,
  section: Section,
): Partial<Record<Section, number>> {
  const onOverview = section === "dashboard";
  const totals = useQuery({
    ...dashboardQuery(monthStart()),
    ...lookingAlong(onOverview),
    select: (dashboard) => dashboard.totals,
  });
  const appointments = useQuery({
    ...dayQuery(today),
    ...lookingAlong(onOverview || section === "appointments"),
    select: (day) => day.length,
  });
  return {
    companies: totals.data?.companies,
    customers: totals.data?.customers,
    appointments: appointments.data,
  };
}
