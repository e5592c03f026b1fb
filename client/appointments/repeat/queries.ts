import { calendarEndpoints } from "../../../shared/calendar.ts";
import { queryOf } from "../../lib/query-of.ts";

/** What an act on one time of a repeating appointment can cover. */
export function scopesQuery(id: string, now: string) {
  return {
    ...queryOf({
      key: ["appointments", "scopes", id],
      endpoint: calendarEndpoints.scopes,
      params: { id },
      query: { now },
    }),
    // Asked just before something depends on it.
    staleTime: 0,
  };
}
