import {
  passkeyEndpoints,
  passkeysInsteadOfPassword,
  passkeyTimeout,
} from "../../../shared/account/passkeys.ts";
import { signInMessages } from "../../../shared/account/sign-in-messages.ts";
import { route } from "../../api.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { inTransaction } from "../../db/engine/database.ts";
import { invalid, outOfStep } from "../../errors.ts";
import { describeAgent } from "../../http/requests/agents.ts";
import { readSource } from "../../http/requests/source.ts";
import { serverMessages } from "../../messages.ts";
import type { AuthApi } from "../auth-api.ts";
import { deleteLinks } from "../links.ts";
import { readPasswordHash, updateUser } from "../queries.ts";
import { refuseEnded } from "../sessions.ts";
import { keepDevice, readVisitor } from "../visitor.ts";
import { askToSign, beforeLogin, makeChallenge } from "./challenges.ts";
import { logInByPasskey } from "./login.ts";
import { guessName } from "./models.ts";
import {
  addPasskey,
  countPasskeys,
  listCredentials,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "./queries.ts";
import { findRelyingParty } from "./relying-party.ts";
import { needRelyingParty, passkeyAlgorithms, verifyRegistration } from "./verify.ts";

const { passkeys: words } = serverMessages;

export function passkeyRoutes(api: AuthApi) {
  const { db, env, hub, noteAccountEvent } = api;

  route(api, passkeyEndpoints.loginOptions, async ({ request, now }) => {
    const { id } = needRelyingParty(env);
    const { networks } = readVisitor(request);
    const counters = byNetwork("passkeyLogins", networks);
    // Any passkey of this host: the device knows which accounts it has some for.
    const ask = () => askToSign(db, { rpId: id, allowCredentials: [] }, beforeLogin, now);
    return { data: await countingAttempt(db, counters, now, ask) };
  });

  route(api, passkeyEndpoints.login, async ({ body, request, reply, now }) => {
    const { device, ...signedIn } = await logInByPasskey(api, body, readVisitor(request), now);
    keepDevice(reply, env, { device });
    return signedIn;
  });

  route(api, passkeyEndpoints.list, async ({ owner }) => ({
    data: await listPasskeys(db, owner),
    host: findRelyingParty(env)?.id ?? null,
  }));

  route(api, passkeyEndpoints.options, async ({ owner, user, session, now }) => {
    const { id } = needRelyingParty(env);
    const { email, name } = user;
    return {
      data: {
        challenge: await makeChallenge(db, { purpose: "add", session: session._id }, now),
        rp: { id, name: "Client Desk" },
        user: { id: Buffer.from(owner).toString("base64url"), name: email, displayName: name },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key" as const, alg })),
        timeout: passkeyTimeout,
        attestation: "none" as const,
        // One that is found without an email, and that makes sure who it is.
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true as const,
          userVerification: "required" as const,
        },
        excludeCredentials: await listCredentials(db, owner),
      },
    };
  });

  route(api, passkeyEndpoints.create, async ({ owner, session, body, request, now }) => {
    const purpose = { purpose: "add" as const, session: session._id };
    const made = await verifyRegistration(api, body.passkey, purpose, now);
    if (!made) throw invalid(signInMessages.passkeys.addFailed);
    const name = guessName(made.aaguid, describeAgent(session.agent));
    const about = { owner, from: readSource(request), now };
    const data = await noteAccountEvent(about, { kind: "passkeyAdded", what: name }, async (tx) => {
      await refuseEnded(tx, session);
      return addPasskey(tx, owner, { ...made.row, name }, now);
    });
    return { data };
  });

  route(api, passkeyEndpoints.rename, async ({ owner, params, body }) => ({
    data: await inTransaction(db, owner, (tx) => renamePasskey(tx, owner, params.id, body.name)),
  }));

  route(api, passkeyEndpoints.remove, async ({ owner, session, params, request, now }) => {
    const about = { owner, from: readSource(request), now };
    const note = (what: string) => [{ kind: "passkeyRemoved", what } as const];
    await noteAccountEvent(about, note, async (tx) => {
      await refuseEnded(tx, session);
      const name = await removePasskey(tx, owner, params.id);
      const isLast = (await countPasskeys(tx, owner)) === 0;
      if (isLast && !(await readPasswordHash(tx, owner))) throw outOfStep(words.lastWay);
      return name;
    });
    return { msg: words.removed };
  });

  route(api, passkeyEndpoints.dropPassword, async ({ owner, session, request, now }) => {
    const about = { owner, from: readSource(request), now };
    await noteAccountEvent(about, { kind: "passwordOff" }, async (tx) => {
      await refuseEnded(tx, session);
      const has = await countPasskeys(tx, owner);
      if (has < passkeysInsteadOfPassword) throw outOfStep(words.tooFew(passkeysInsteadOfPassword));
      await updateUser(tx, owner, { passwordHash: "" }, now);
      await deleteLinks(tx, owner);
    });
    hub.announce(owner, "sessions");
    return { msg: words.passwordOff };
  });
}
