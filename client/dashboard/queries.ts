import { queryOptions } from "@tanstack/react-query";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { messages } from "../../shared/messages.ts";
import { call } from "../lib/api.ts";

/** `createdFrom` is the instant from which companies and customers count as new. */
export function dashboardQuery(createdFrom: string) {
  return queryOptions({
    queryKey: ["dashboard", createdFrom],
    queryFn: async ({ signal }) =>
      (await call(dashboardEndpoints.get, { query: { createdFrom }, signal })).data,
    meta: { failed: messages.dashboardFailed },
  });
}
