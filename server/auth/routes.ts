import { authEndpoints } from "../../shared/account/auth.ts";
import { sessionEndpoints } from "../../shared/account/sessions.ts";
import { messages } from "../../shared/messages.ts";
import { route } from "../api.ts";
import { byNetwork, type Counter, countingAttempt } from "../attempts/attempts.ts";
import { personOf } from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import { readAccount } from "../desks/account.ts";
import { keepLastDesk } from "../desks/queries.ts";
import { notFound } from "../errors.ts";
import { readSource } from "../http/requests/source.ts";
import { serverMessages } from "../messages.ts";
import { readSettings } from "../settings/stored.ts";
import { changeAccount, deleteAccount } from "./account-changes.ts";
import { confirmEmail, resetPassword, signIn } from "./accounts.ts";
import type { AuthApi } from "./auth-api.ts";
import { mailEmailChanged } from "./email-mails.ts";
import { writeDeletion } from "./log/notices.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { mailResetLink } from "./passwords/reset-mail.ts";
import { proofRoutes } from "./proof/routes.ts";
import { toEmailKey } from "./queries.ts";
import { register } from "./registration/register.ts";
import { endSession, endSessions, endThisSession, listSessions } from "./sessions.ts";
import { endTrust } from "./two-step/queries.ts";
import { twoStepRoutes } from "./two-step/routes.ts";
import { keepDevice, readVisitor } from "./visitor.ts";
import { wellKnownRoutes } from "./well-known.ts";

export function authRoutes(api: AuthApi) {
  const { db, env, hub, noteAccountEvent } = api;

  route(api, authEndpoints.register, async ({ body, request, reply, language, now }) => {
    const { kept, ...signedIn } = await register(api, body, readVisitor(request), language, now);
    keepDevice(reply, env, kept);
    return signedIn;
  });

  route(api, authEndpoints.login, async ({ body, request, reply, now }) => {
    const { kept, ...signedIn } = await signIn(api, body, readVisitor(request), now);
    keepDevice(reply, env, kept);
    return signedIn;
  });

  route(api, authEndpoints.me, async ({ owner, person, now }) => {
    // Calls that name no desk go on there: another tab, another device.
    await keepLastDesk(db, person, owner).catch(passUnwritable);
    return { data: await readAccount(db, owner, person, now) };
  });

  route(api, authEndpoints.updateMe, async ({ session, body, request, reply, now }) => {
    const { person, user } = session;
    const who = { session, visitor: readVisitor(request) };
    const { device, ...changed } = await changeAccount(api, who, body, now);
    if (device) keepDevice(reply, env, { device });
    if (body.newPassword !== undefined) hub.announce(person, "sessions");
    // The first zone is that of the only browser there is.
    if (body.timeZone !== undefined && user.timeZone !== null) hub.announce(person, "settings");
    return changed;
  });

  route(api, authEndpoints.confirmEmail, async ({ params, request, now }) => {
    const { user, from } = await confirmEmail(api, params.token, readVisitor(request), now);
    const { name, email } = user;
    const settings = readSettings(user.settings, null);
    hub.announce(personOf(user), "settings");
    api.background.run("Telling the old email", () =>
      mailEmailChanged(api, { name, settings, from, to: email }),
    );
    return { email };
  });

  route(api, authEndpoints.deleteMe, async ({ session, body, request, now }) => {
    await deleteAccount(api, session, body.password, now);
    const { user } = session;
    const about = { user, from: readSource(request), env, now };
    api.background.run("Telling of a deletion", async () =>
      api.mailer?.send({ to: user.email, ...writeDeletion(about) }),
    );
    return { msg: messages.auth.deleted };
  });

  for (const logout of [authEndpoints.logout, authEndpoints.logoutByGet]) {
    route(api, logout, async ({ session }) => {
      await endThisSession(db, session);
      hub.announce(session.person, "sessions");
      return { msg: messages.auth.loggedOut };
    });
  }

  route(api, authEndpoints.forgotPassword, async ({ body, request, reply, now }) => {
    const { networks } = readVisitor(request);
    const counters: Counter[] = [
      ...byNetwork("resetMails", networks),
      { kind: "resetMail", subject: toEmailKey(body.email) },
    ];
    return countingAttempt(db, counters, now, async () => {
      // After the answer: neither it nor its time may tell whether the address is known.
      reply.raw.once("close", () =>
        api.background.run("Mailing a reset link", () => mailResetLink(api, body.email, now)),
      );
      return { msg: serverMessages.auth.resetMailSent };
    });
  });

  route(api, authEndpoints.resetPassword, async ({ params, body, request, reply, now }) => {
    const visitor = readVisitor(request);
    const { kept, ...signedIn } = await resetPassword(api, { ...params, ...body }, visitor, now);
    keepDevice(reply, env, kept);
    hub.announce(personOf(signedIn.data), "sessions");
    return signedIn;
  });

  wellKnownRoutes(api.app, env);
  proofRoutes(api);
  passkeyRoutes(api);
  twoStepRoutes(api);

  route(api, sessionEndpoints.list, async ({ session, now }) => {
    return { data: await listSessions(db, session, now) };
  });

  route(api, sessionEndpoints.end, async ({ person, params, request, now }) => {
    const about = { person, from: readSource(request), now };
    const note = (what: string) => [{ kind: "deviceLoggedOut", what } as const];
    await noteAccountEvent(about, note, async (tx) => {
      const ended = await endSession(tx, person, params.id, now);
      if (ended === undefined) throw notFound(serverMessages.devices.notFound);
      // Whoever has that device is not to be spared the code.
      await endTrust(tx, person);
      return ended;
    });
    hub.announce(person, "sessions");
    return { msg: serverMessages.devices.ended };
  });

  route(api, sessionEndpoints.endOthers, async ({ person, session, request, now }) => {
    const about = { person, from: readSource(request), now };
    await noteAccountEvent(about, { kind: "othersLoggedOut" }, async (tx) => {
      await endSessions(tx, person, session);
      await endTrust(tx, person);
    });
    hub.announce(person, "sessions");
    return { msg: serverMessages.devices.othersEnded };
  });
}
