import { searchEndpoints } from "../../shared/lists/search.ts";
import { type Api, route } from "../api.ts";
import { momentOf } from "../filters/moment.ts";
import { findEverywhere } from "./queries.ts";

export function searchRoutes(api: Api) {
  route(api, searchEndpoints.find, async ({ owner, session, query, now }) => {
    const { today, clocks } = momentOf(session, now);
    return { data: await findEverywhere(api.db, owner, query.q, today, clocks) };
  });
}
