import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { Appointment } from "../../shared/appointments.ts";
import type { Customer } from "../../shared/customers.ts";
import { addDays } from "../../shared/dates.ts";
import { appointmentsQuery, dayQuery } from "../appointments/queries.ts";
import { useNow } from "../appointments/use-now.ts";
import { neglectedQuery } from "../customers/queries.ts";
import { nextOf } from "../dashboard/day-plan.ts";
import { sectionOf } from "../layout/sections.ts";
import { backgroundOptions } from "../layout/sidebar-counts.ts";

export interface UpNext {
  next: Appointment | undefined;
  waiting: Customer[];
  settled: boolean;
}

/** The next appointment and the customers who have waited too long; empty if loading fails. */
export function useUpNext(active: boolean): UpNext {
  const { today, minutes } = useNow();
  const section = useLocation({ select: sectionOf });
  const onOverview = section === "dashboard";
  const day = useQuery({
    ...dayQuery(today),
    ...backgroundOptions(onOverview || section === "appointments"),
    enabled: active,
  });
  const neglected = useInfiniteQuery({
    ...neglectedQuery(today),
    ...backgroundOptions(onOverview),
    enabled: active,
  });
  const nextToday = day.data && nextOf(day.data, minutes);
  const later = useInfiniteQuery({
    ...appointmentsQuery({ startDate: addDays(today, 1), sort: "date", limit: 5 }),
    ...backgroundOptions(false),
    enabled: active && day.data !== undefined && !nextToday,
  });
  return {
    next: nextToday ?? later.data?.pages[0]?.data.find(({ outcome }) => outcome === null),
    waiting: neglected.data?.pages[0]?.data ?? [],
    settled: !day.isLoading && !neglected.isLoading && !later.isLoading,
  };
}
