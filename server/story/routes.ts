import { storyEndpoints } from "../../shared/story.ts";
import { type Api, route } from "../api.ts";
import { readStoryOfCompany, readStoryOfCustomer } from "./story.ts";

export function storyRoutes(api: Api) {
  const { db } = api;

  route(api, storyEndpoints.ofCustomer, async ({ owner, user, params, query, now }) => {
    return readStoryOfCustomer(db, owner, params.id, { timeZone: user.timeZone, now }, query);
  });

  route(api, storyEndpoints.ofCompany, async ({ owner, user, params, query, now }) => {
    return readStoryOfCompany(db, owner, params.id, { timeZone: user.timeZone, now }, query);
  });
}
