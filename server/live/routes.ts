import { eventEndpoints } from "../../shared/events.ts";
import { type Api, route } from "../api.ts";

export function eventRoutes(api: Api) {
  route(api, eventEndpoints.stream, async ({ session, headers, reply }) => {
    return api.streams.open(reply, session, headers["last-event-id"]);
  });
}
