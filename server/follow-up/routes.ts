import { followUpEndpoints } from "../../shared/follow-up.ts";
import { type Api, route } from "../api.ts";
import { readFollowUp } from "../customers/attention.ts";
import { changeFollowUp, readNeglect } from "./queries.ts";

export function followUpRoutes(api: Api) {
  const { db } = api;

  route(api, followUpEndpoints.get, async ({ owner, session, query }) => {
    const days = readFollowUp(session.followUp);
    return { data: await readNeglect(db, owner, days, query.on) };
  });

  route(api, followUpEndpoints.update, async ({ owner, body, query }) => {
    const days = await changeFollowUp(db, owner, body.days);
    return { data: await readNeglect(db, owner, days, query.on) };
  });
}
