import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { messages } from "../../../shared/messages.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** Companies and customers count as new from `createdFrom` on. */
export function dashboardQuery(createdFrom: string) {
  return queryOf({
    key: ["dashboard", createdFrom],
    endpoint: dashboardEndpoints.get,
    query: { createdFrom },
    failed: messages.dashboardFailed,
  });
}
