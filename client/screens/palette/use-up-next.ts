import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { addDays } from "../../../shared/dates/dates.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { appointmentsQuery, dayQuery } from "../../kinds/appointments/queries.ts";
import { neglectedQuery } from "../../kinds/customers/queries.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { sectionOf } from "../navigation/sections.ts";
import { backgroundOptions } from "../navigation/sidebar-counts.ts";
import { nextOf } from "../today/day-plan.ts";

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
