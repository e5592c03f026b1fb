import { todayIn } from "../../shared/dates/dates.ts";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { type Api, route } from "../api.ts";
import { findEverywhere } from "./queries.ts";

export function searchRoutes(api: Api) {
  route(api, searchEndpoints.find, async ({ owner, user, query, now }) => {
    const today = todayIn(user.timeZone ?? "UTC", now);
    return { data: await findEverywhere(api.db, owner, query.q, today) };
  });
}
