import { invitationEndpoints } from "../../../shared/account/desks.ts";
import { route } from "../../api.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { inTransaction, type Owner } from "../../db/engine/database.ts";
import {
  createInvitation,
  dropInvitation,
  listInvitations,
  renewInvitation,
  revokeInvitation,
  toInvitationLink,
} from "../../desks/invitations.ts";
import { acceptInvitation } from "../../desks/joining.ts";
import { findByEmails } from "../../desks/members.ts";
import { readDeskName, readOwnDesk } from "../../desks/queries.ts";
import { invalidField } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { serverMessages } from "../../messages.ts";
import type { AuthApi } from "../auth-api.ts";
import { toEmailKey } from "../queries.ts";
import { writeInvitation } from "./invitation-mail.ts";
import { tellInvited } from "./tell-invited.ts";

const { desks: words } = serverMessages;

export function invitationRoutes(api: AuthApi) {
  const { db, env, hub, mailer } = api;

  route(api, invitationEndpoints.list, async ({ owner, now }) => ({
    data: await listInvitations(db, owner, now),
  }));

  route(api, invitationEndpoints.create, async ({ session, body, now }) => {
    const { owner } = session;
    const { emails, name = "", role } = body;
    if (!emails) {
      const { data, token } = await inTransaction(db, session, (tx) =>
        createInvitation(tx, session, { email: "", name, role }, now),
      );
      hub.announce(owner, "settings");
      return { data: [data], link: toInvitationLink(env.PUBLIC_URL, token) };
    }
    if (!mailer) throw invalidField("emails", words.noMail);
    const [there] = await findByEmails(db, owner, emails);
    if (there) throw invalidField("emails", words.onThisDesk(there.name));
    const made = await inTransaction(db, session, async (tx) => {
      const all = [];
      for (const email of new Set(emails)) {
        all.push(await createInvitation(tx, session, { email, name: "", role }, now));
      }
      return all;
    });
    for (const { data, token } of made) await send(session, data, token, now);
    hub.announce(owner, "settings");
    await tellInvited(api, emails.map(toEmailKey));
    return { data: made.map(({ data }) => data) };
  });

  route(api, invitationEndpoints.resend, async ({ session, params, now }) => {
    const renewed = { id: params.id, canMail: mailer !== undefined };
    const { data, token } = await renewInvitation(db, session.owner, renewed, now);
    const isMailed = data.email !== "" && mailer !== undefined;
    if (isMailed) await send(session, data, token, now);
    await tellInvited(api, [toEmailKey(data.email)]);
    return isMailed ? { data } : { data, link: toInvitationLink(env.PUBLIC_URL, token) };
  });

  route(api, invitationEndpoints.revoke, async ({ owner, params, body, now }) => {
    const emailKey = await revokeInvitation(db, owner, { id: params.id, ...body }, now);
    hub.announce(owner, "settings");
    await tellInvited(api, [emailKey]);
    return { msg: body.isRevoked ? words.revoked : words.unrevoked };
  });

  route(api, invitationEndpoints.accept, async ({ person, user, params, request, now }) => {
    const counters = byNetwork("address", toNetworks(request.ip));
    const owner = await countingAttempt(db, counters, now, () =>
      inTransaction(db, { person }, (tx) =>
        acceptInvitation(tx, { person, email: user.email }, params.token, now),
      ),
    );
    hub.announce(owner, "settings");
    hub.announce(person, "settings");
    return { data: await readOwnDesk(db, person, owner) };
  });

  /** One whose mail is not sent is none. Somebody sends so many at most, from whatever desk. */
  async function send(
    { owner, person, user }: LiveSession,
    { _id, email }: { _id: string; email: string },
    token: string,
    now: Date,
  ) {
    const counters = [{ kind: "invitations" as const, subject: person }];
    const about = { env, from: user, desk: await nameOf(owner), token };
    try {
      await countingAttempt(db, counters, now, async () =>
        mailer?.send({ to: email, ...writeInvitation(about) }),
      );
    } catch (error) {
      await dropInvitation(db, owner, _id);
      await tellInvited(api, [toEmailKey(email)]);
      api.app.log.warn({ err: error }, "an invitation could not be mailed");
      throw invalidField("emails", words.mailFailed);
    }
  }

  async function nameOf(owner: Owner) {
    return (await readDeskName(db, owner)) ?? "";
  }
}
