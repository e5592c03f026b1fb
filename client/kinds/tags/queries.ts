import { tagEndpoints } from "../../../shared/kinds/tags.ts";
import { tags } from "../../../shared/words/en/tags.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** All tags by name. */
export function tagsQuery() {
  return queryOf({ key: ["tags"], endpoint: tagEndpoints.list, failed: tags.listFailed });
}
