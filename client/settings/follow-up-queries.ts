import { followUpEndpoints } from "../../shared/follow-up.ts";
import { queryOf } from "../lib/query-of.ts";

/** The user's follow-up times, and who needs attention as of this day. */
export function followUpQuery(on: string) {
  return queryOf({
    key: ["followUp", on],
    endpoint: followUpEndpoints.get,
    query: { on },
    failed: "Failed to load follow-up times",
  });
}
