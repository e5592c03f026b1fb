import { calendarEndpoints } from "../../../../shared/calendar.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { call, prefetch } from "../../../lib/api.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";

const quarter = 15;

/** What is over without an outcome. Appointments end on quarter hours, so it asks again only then. */
export function toWrapUpQuery({ today, minutes }: Now, who?: string) {
  const now = `${today}T${timeOf(Math.floor(minutes / quarter) * quarter)}`;
  const request = { query: { now, ...(who && { who }) } };
  return {
    prefetch: () => prefetch(calendarEndpoints.toWrapUp, request),
    queryKey: ["appointments", "to-wrap-up", now, who],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(calendarEndpoints.toWrapUp, { ...request, signal }),
    placeholderData: keepBefore,
    meta: { failed: results.appointments.listFailed },
  };
}

/** As `keepPreviousData` of TanStack Query, which the script that fetches first would have to load for it. */
function keepBefore<Data>(before: Data | undefined): Data | undefined {
  return before;
}
