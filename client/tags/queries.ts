import { tagEndpoints } from "../../shared/tags.ts";
import { queryOf } from "../lib/query-of.ts";

/** All tags by name. */
export function tagsQuery() {
  return queryOf({ key: ["tags"], endpoint: tagEndpoints.list, failed: "Failed to load tags" });
}
