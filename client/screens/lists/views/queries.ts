import { viewEndpoints } from "../../../../shared/kinds/views.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";

/** All saved views. Fails silently: the lists work without them. */
export function viewsQuery() {
  return queryOf({ key: ["views"], endpoint: viewEndpoints.list });
}
