import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { results } from "../../../shared/words/en/results.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** Companies and customers count as new from `createdFrom` on. */
export function dashboardQuery(createdFrom: string, who?: string) {
  return queryOf({
    key: ["dashboard", createdFrom, who],
    endpoint: dashboardEndpoints.get,
    query: { createdFrom, ...(who && { who }) },
    failed: results.dashboardFailed,
  });
}
