import { may } from "../../shared/account/roles.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { type Api, route } from "../api.ts";
import { forbidden } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { changeSettings } from "./queries.ts";

export function settingsRoutes(api: Api) {
  route(api, settingsEndpoints.update, async ({ owner, person, session, user, body, act }) => {
    const { currency = user.settings.formats.currency } = body.formats ?? {};
    const isDesks = currency !== user.settings.formats.currency;
    // One format is everybody's on the desk.
    if (isDesks && !may(session.role, "desk")) throw forbidden(serverMessages.desks.ownersOnly);
    const data = await changeSettings(api.db, { owner, person }, body, act.now);
    api.hub.announce(isDesks ? owner : person, "settings");
    return { data };
  });
}
