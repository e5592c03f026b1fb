import { may } from "../../shared/account/roles.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { type Api, route } from "../api.ts";
import { forbidden } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { changeSettings } from "./queries.ts";

export function settingsRoutes(api: Api) {
  route(api, settingsEndpoints.update, async ({ owner, person, session, user, body, act }) => {
    const { currency = user.settings.formats.currency, ...formats } = body.formats ?? {};
    const isDesks = currency !== user.settings.formats.currency;
    // One format is everybody's on the desk.
    if (isDesks && !may(session.role, "desk")) throw forbidden(serverMessages.desks.ownersOnly);
    // The same again is not written: an owner may have chosen another one meanwhile.
    const changes = isDesks ? body : { ...body, formats };
    const data = await changeSettings(api.db, { owner, person }, changes, act.now);
    api.hub.announce(isDesks ? owner : person, "settings");
    return { data };
  });
}
