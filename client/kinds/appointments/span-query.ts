import { calendarEndpoints } from "../../../shared/calendar.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { results } from "../../../shared/words/en/results.ts";
import { call } from "../../lib/api.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** The appointments of some days, in order of time. */
export interface Span {
  data: Appointment[];
  /** Those of the day before that run past midnight. */
  before: Appointment[];
  /** Of all, also of those beyond the limit. */
  total: number;
}

/** All appointments between two days, each time of a repeating one by itself. */
export function spanQuery({ from, to, who }: { from: string; to: string; who?: string }) {
  const query = { startDate: from, endDate: to, ...(who !== undefined && { who }) };
  const key = ["appointments", "span", from, to, ...(who === undefined ? [] : [who])];
  const parts = queryOf({
    key,
    endpoint: calendarEndpoints.span,
    query,
    failed: results.appointments.listFailed,
  });
  return {
    ...parts,
    queryKey: key,
    // The whole answer, not only its data.
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Span> =>
      call(calendarEndpoints.span, { query, signal }),
  };
}
