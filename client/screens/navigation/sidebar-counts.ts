import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { dayQuery } from "../../kinds/appointments/queries.ts";
import { soonQuery } from "../../kinds/tasks/queries.ts";
import { useSoon } from "../../kinds/tasks/use-soon.ts";
import { formatCount } from "../../lib/format/count.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import type { Section } from "./sections.ts";

const fresh = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

/** Observers of a query share one meta; the screen it belongs to reports failures. */
const silent = { ...fresh, meta: {} } as const;

/** Reads what other screens have loaded, without failure messages of its own. */
export function backgroundOptions(screenIsShown: boolean): typeof fresh | typeof silent {
  return screenIsShown ? fresh : silent;
}

/**
 * The numbers beside the sidebar's links, only of what is to be done: today's appointments and tasks
 * that are due. The overview and the day view load them anyway; elsewhere a failure just leaves them
 * out.
 */
export function useSidebarCounts(
  today: string,
  section: Section | null,
): { [section in Section]?: string | undefined } {
  const onOverview = section === "dashboard";
  const appointments = useQuery({
    ...dayQuery(today),
    ...backgroundOptions(onOverview || section === "appointments"),
    select: (day) => day.filter(({ outcome }) => outcome !== "canceled").length,
  });
  const soon = useInfiniteQuery({
    ...soonQuery(today, isAloneHere() ? undefined : "me"),
    ...backgroundOptions(onOverview),
  });
  const due = useSoon(soon.data?.pages[0], today)?.due;
  return {
    appointments: appointments.data === undefined ? undefined : formatCount(appointments.data),
    tasks: due && `${formatCount(due.count)}${due.whole ? "" : "+"}`,
  };
}
