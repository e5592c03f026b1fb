import { calendarEndpoints } from "../../../../shared/calendar.ts";
import type { RequestOf } from "../../../lib/api.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";

/** What an act on one time of a repeating appointment can cover. */
export function scopesQuery(id: string, now: string) {
  return queryOf({
    key: ["appointments", "scopes", id],
    endpoint: calendarEndpoints.scopes,
    params: { id },
    query: { now },
  });
}

/** The times that a repeat would make. Fails silently: nothing is said to overlap then. */
export function previewQuery(
  query: NonNullable<RequestOf<typeof calendarEndpoints.preview>["query"]>,
) {
  return queryOf({
    key: ["appointments", "preview", query],
    endpoint: calendarEndpoints.preview,
    query,
  });
}
