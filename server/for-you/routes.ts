import { forYouEndpoints } from "../../shared/for-you.ts";
import { type Api, route } from "../api.ts";
import { markAllInvited } from "../desks/invited.ts";
import { clocksOf } from "../filters/moment.ts";
import { serverMessages } from "../messages.ts";
import { listForYou, markAllRead, markRead } from "./queries.ts";

const { forYou: words } = serverMessages;

export function forYouRoutes(api: Api) {
  const { db, hub } = api;

  route(api, forYouEndpoints.list, async ({ owner, person, session, now }) => {
    const clocks = clocksOf(session);
    return { data: await listForYou(db, { owner, person }, now, { clocks }) };
  });

  route(api, forYouEndpoints.count, async ({ owner, person, now }) => ({
    data: { new: (await listForYou(db, { owner, person }, now, { isNew: true })).length },
  }));

  route(api, forYouEndpoints.read, async ({ owner, person, params, body, now }) => {
    const readAt = body.isRead ? now.toISOString() : null;
    await markRead(db, { owner, person }, params.id, readAt);
    hub.announce(person, "forYou");
    return { msg: body.isRead ? words.read : words.unread };
  });

  route(api, forYouEndpoints.readAll, async ({ owner, person, session, now }) => {
    await markAllRead(db, { owner, person }, now);
    hub.announce(person, "forYou");
    // They are the account's, which no access token reaches.
    if (!session.key && (await markAllInvited(db, person, now))) hub.announce(person, "settings");
    return { msg: words.readAll };
  });
}
