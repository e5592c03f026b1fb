import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { readWho } from "../../shared/lists/who.ts";
import { type Api, route } from "../api.ts";
import { readDashboard } from "./queries.ts";
import { readPeople } from "./totals.ts";

export function dashboardRoutes(api: Api) {
  route(api, dashboardEndpoints.get, async ({ owner, person, query }) => {
    const people = readWho(query.who, person);
    return { data: await readDashboard(api.db, owner, query.createdFrom, people) };
  });

  route(api, dashboardEndpoints.people, async ({ owner, query }) => {
    return { data: await readPeople(api.db, owner, query.on) };
  });
}
