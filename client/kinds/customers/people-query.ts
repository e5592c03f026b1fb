import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** What everyone on the desk has, with tasks that are due on a day. */
export function peopleQuery(on: string) {
  return queryOf({
    key: ["dashboard", "people", on],
    endpoint: dashboardEndpoints.people,
    query: { on },
  });
}
