import { eventEndpoints } from "../../shared/api/events.ts";
import { type Api, route } from "../api.ts";
import type { Streams } from "./streams.ts";

export function eventRoutes(api: Api, streams: Streams) {
  route(api, eventEndpoints.stream, async ({ session, headers, reply }) => {
    const { "last-event-id": lastId, "page-age": age } = headers;
    return streams.open(reply, session, { lastId, age: age === undefined ? age : Number(age) });
  });
}
