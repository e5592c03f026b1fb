import { reportEndpoints } from "../../shared/reports.ts";
import { type Api, route } from "../api.ts";
import { toAsked } from "./asked.ts";
import { readContact } from "./contact/contact.ts";
import { readGrowth } from "./states/growth.ts";

export function reportRoutes(api: Api) {
  const { db } = api;

  route(api, reportEndpoints.growth, async (call) => {
    return { data: await readGrowth(db, call.owner, toAsked(call)) };
  });

  route(api, reportEndpoints.contact, async (call) => {
    return { data: await readContact(db, call.owner, toAsked(call), call.now) };
  });
}
