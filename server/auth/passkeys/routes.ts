import {
  passkeyEndpoints,
  passkeysInsteadOfPassword,
  passkeyTimeout,
} from "../../../shared/account/passkeys.ts";
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

  route(api, passkeyEndpoints.list, async ({ person }) => ({
    data: await listPasskeys(db, person),
    host: findRelyingParty(env)?.id ?? null,
  }));

  route(api, passkeyEndpoints.options, async ({ person, user, session, now }) => {
    const { id } = needRelyingParty(env);
    const { email, name } = user;
    return {
      data: {
        challenge: await makeChallenge(db, { purpose: "add", session: session._id }, now),
        rp: { id, name: "Client Desk" },
        user: { id: Buffer.from(person).toString("base64url"), name: email, displayName: name },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key" as const, alg })),
        timeout: passkeyTimeout,
        attestation: "none" as const,
        // One that is found without an email, and that makes sure who it is.
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true as const,
          userVerification: "required" as const,
        },
        excludeCredentials: await listCredentials(db, person),
      },
    };
  });

  route(api, passkeyEndpoints.create, async ({ person, session, body, request, now }) => {
    const purpose = { purpose: "add" as const, session: session._id };
    const made = await verifyRegistration(api, body.passkey, purpose, now);
    if (!made) throw invalid(words.notAdded);
    const name = guessName(made.aaguid, describeAgent(session.agent));
    const about = { person, from: readSource(request), now };
    const data = await noteAccountEvent(about, { kind: "passkeyAdded", what: name }, async (tx) => {
      await refuseEnded(tx, session);
      return addPasskey(tx, person, { ...made.row, name }, now);
    });
    return { data };
  });

  route(api, passkeyEndpoints.rename, async ({ person, params, body }) => ({
    data: await inTransaction(db, { person }, (tx) =>
      renamePasskey(tx, person, params.id, body.name),
    ),
  }));

  route(api, passkeyEndpoints.remove, async ({ person, session, params, request, now }) => {
    const about = { person, from: readSource(request), now };
    const note = (what: string) => [{ kind: "passkeyRemoved", what } as const];
    await noteAccountEvent(about, note, async (tx) => {
      await refuseEnded(tx, session);
      const name = await removePasskey(tx, person, params.id);
      const isLast = (await countPasskeys(tx, person)) === 0;
      if (isLast && !(await readPasswordHash(tx, person))) throw outOfStep(words.lastWay);
      return name;
    });
    return { msg: words.removed };
  });

  route(api, passkeyEndpoints.dropPassword, async ({ person, session, request, now }) => {
    const about = { person, from: readSource(request), now };
    await noteAccountEvent(about, { kind: "passwordOff" }, async (tx) => {
      await refuseEnded(tx, session);
      const has = await countPasskeys(tx, person);
      if (has < passkeysInsteadOfPassword) throw outOfStep(words.tooFew(passkeysInsteadOfPassword));
      await updateUser(tx, person, { passwordHash: "" }, now);
      await deleteLinks(tx, person);
    });
    hub.announce(person, "sessions");
    return { msg: words.passwordOff };
  });
}
