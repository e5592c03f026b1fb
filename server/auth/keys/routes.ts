import { keyEndpoints } from "../../../shared/account/keys.ts";
import { type Api, route } from "../../api.ts";
import { notFound } from "../../errors.ts";
import { readSource } from "../../http/requests/source.ts";
import { serverMessages } from "../../messages.ts";
import { refuseEnded } from "../sessions.ts";
import { createKey, deleteKey, listKeys } from "./queries.ts";

export function keyRoutes(api: Api) {
  const { db, hub, noteAccountEvent } = api;

  route(api, keyEndpoints.list, async ({ session }) => ({ data: await listKeys(db, session) }));

  route(api, keyEndpoints.create, async ({ session, body, request, now }) => {
    const { owner, person } = session;
    const about = { owner, person, from: readSource(request), now };
    return noteAccountEvent(about, { kind: "keyMade", what: body.name }, async (tx) => {
      // It may have ended while the body was on its way; what it makes would outlive it.
      await refuseEnded(tx, session);
      return createKey(tx, session, body, now);
    });
  });

  route(api, keyEndpoints.revoke, async ({ person, params, request, now }) => {
    const about = { person, from: readSource(request), now };
    const note = (what: string) => [{ kind: "keyRevoked", what } as const];
    await noteAccountEvent(about, note, async (tx) => {
      const name = await deleteKey(tx, person, params.id);
      if (name === undefined) throw notFound(serverMessages.keys.notFound);
      return name;
    });
    // Its streams end.
    hub.announce(person, "sessions");
    return { msg: serverMessages.keys.revoked };
  });
}
