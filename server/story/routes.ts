import { storyEndpoints } from "../../shared/story.ts";
import { type Api, route } from "../api.ts";
import { clocksOf } from "../filters/moment.ts";
import type { LiveSession } from "../http/calls.ts";
import { readStoryOf } from "./story.ts";

function whenOf(session: LiveSession, now: Date) {
  const { timeZone } = session.user;
  return { timeZone, now, clocks: clocksOf(session), me: session.person };
}

export function storyRoutes(api: Api) {
  const { db } = api;

  route(api, storyEndpoints.ofCustomer, async ({ owner, session, params, query, now }) => {
    return readStoryOf("customer", db, owner, params.id, whenOf(session, now), query);
  });

  route(api, storyEndpoints.ofCompany, async ({ owner, session, params, query, now }) => {
    return readStoryOf("company", db, owner, params.id, whenOf(session, now), query);
  });
}
