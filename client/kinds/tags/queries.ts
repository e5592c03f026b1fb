import { tagEndpoints } from "../../../shared/kinds/tags.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** All tags by name. */
export function tagsQuery() {
  return queryOf({ key: ["tags"], endpoint: tagEndpoints.list, failed: "Failed to load tags" });
}
