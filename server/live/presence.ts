import { presenceEndpoints } from "../../shared/api/presence.ts";
import { type Api, route } from "../api.ts";
import { serverMessages } from "../messages.ts";

/** Passed on to all who listen on the desk, in every process, and kept nowhere. */
export function presenceRoutes(api: Api) {
  route(api, presenceEndpoints.tell, async ({ owner, person, body }) => {
    api.hub.announce(owner, { ...body, person });
    return { msg: serverMessages.told };
  });
}
