import { followUpEndpoints } from "../../shared/follow-up.ts";
import { type Api, route } from "../api.ts";
import { momentOf } from "../filters/moment.ts";
import { changeFollowUp, readNeglect } from "./queries.ts";

export function followUpRoutes(api: Api) {
  const { db } = api;

  route(api, followUpEndpoints.get, async ({ owner, session, query, now }) => {
    return { data: await readNeglect(db, owner, momentOf(session, now), query.on) };
  });

  route(api, followUpEndpoints.update, async ({ owner, session, body, query, now }) => {
    const days = await changeFollowUp(db, owner, body.days);
    return { data: await readNeglect(db, owner, { ...momentOf(session, now), days }, query.on) };
  });
}
