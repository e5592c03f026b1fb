import { serverEndpoints } from "../../../shared/api/server.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** What the provider of this server has configured; constant while the page is open. */
export const configQuery = {
  ...queryOf({ key: ["config"], endpoint: serverEndpoints.config }),
  staleTime: Number.POSITIVE_INFINITY,
};
