import { historyEndpoints } from "../../../shared/history/history.ts";
import { queryOf } from "./query-of.ts";

/** What the trash holds, and how long. Fails silently: the count just stays away. */
export const trashQuery = queryOf({ key: ["history", "trash"], endpoint: historyEndpoints.trash });
