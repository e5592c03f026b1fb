import { queryOptions } from "@tanstack/react-query";
import { serverEndpoints } from "../../shared/server.ts";
import { call } from "../lib/api.ts";

/** What the provider of this server has set; it stays the same as long as the page is open. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await call(serverEndpoints.config, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
