import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { readWho } from "../../shared/lists/who.ts";
import { type Api, route } from "../api.ts";
import { momentFor } from "../filters/standing-in.ts";
import { readDashboard } from "./queries.ts";
import { readPeople } from "./totals.ts";

export function dashboardRoutes(api: Api) {
  const { db } = api;

  route(api, dashboardEndpoints.get, async ({ owner, session, query, now }) => {
    const { me, standsInFor } = await momentFor(db, owner, session, query, now);
    const people = readWho(query.who, me, standsInFor);
    const asking = { me: session.person, now, people };
    return { data: await readDashboard(db, owner, query.createdFrom, asking) };
  });

  route(api, dashboardEndpoints.people, async ({ owner, query }) => {
    return { data: await readPeople(db, owner, query.on) };
  });
}
