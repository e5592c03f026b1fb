import { invitedEndpoints } from "../../../shared/account/invited.ts";
import { type Api, route } from "../../api.ts";
import { inTransaction } from "../../db/engine/database.ts";
import { declineInvited, joinInvited, markInvited } from "../../desks/invited.ts";
import { readOwnDesk } from "../../desks/queries.ts";
import { serverMessages } from "../../messages.ts";

const { desks, forYou } = serverMessages;

/** Invitations to somebody's own email are answered without their links. */
export function invitedRoutes(api: Api) {
  const { db, hub } = api;

  route(api, invitedEndpoints.join, async ({ person, params, now }) => {
    const owner = await inTransaction(db, { person }, (tx) =>
      joinInvited(tx, person, params.id, now),
    );
    hub.announce(owner, "settings");
    hub.announce(person, "settings");
    return { data: await readOwnDesk(db, person, owner) };
  });

  route(api, invitedEndpoints.decline, async ({ person, params, now }) => {
    const owner = await inTransaction(db, { person }, (tx) =>
      declineInvited(tx, person, params.id, now),
    );
    hub.announce(owner, "settings");
    hub.announce(person, "settings");
    return { msg: desks.declined };
  });

  route(api, invitedEndpoints.read, async ({ person, params, body, now }) => {
    await markInvited(db, person, { id: params.id, ...body }, now);
    hub.announce(person, "settings");
    return { msg: body.isRead ? forYou.read : forYou.unread };
  });
}
