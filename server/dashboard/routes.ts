import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { type Api, route } from "../api.ts";
import { readDashboard } from "./queries.ts";

export function dashboardRoutes(api: Api) {
  route(api, dashboardEndpoints.get, async ({ owner, query }) => {
    return { data: await readDashboard(api.db, owner, query.createdFrom) };
  });
}
