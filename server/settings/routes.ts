import { settingsEndpoints } from "../../shared/account/settings.ts";
import { type Api, route } from "../api.ts";
import { changeSettings } from "./queries.ts";

export function settingsRoutes(api: Api) {
  route(api, settingsEndpoints.update, async ({ owner, body, act }) => {
    const data = await changeSettings(api.db, owner, body, act.now);
    api.hub.announce(owner, "settings");
    return { data };
  });
}
