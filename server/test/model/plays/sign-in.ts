import { expect } from "vitest";
import { passkeyTimeout } from "../../../../shared/account/passkeys.ts";
import { proofLifetime } from "../../../../shared/account/proof.ts";
import { answers } from "../../../../shared/words/en/answers.ts";
import { createAuthenticator } from "../../authenticator.ts";
import { serverMessages } from "../../said.ts";
import type { Person } from "../model.ts";
import {
  claimId,
  idOf,
  type Play,
  type Plays,
  type PublicPlays,
  refusal,
  type Scene,
} from "../world.ts";
import { startSession } from "./account.ts";

const rpId = "localhost";
const anyText = expect.any(String);
const { passkeys: words, twoStep } = serverMessages;
const required = {
  status: 403,
  body: { msg: answers.proofRequired, proof: "required" },
};

function viewPasskeys({ passkey }: Person) {
  return passkey ? [passkey.view] : [];
}

function viewRequest(allowed: readonly { id: string }[]) {
  const allowCredentials = allowed.map(({ id }) => ({
    ...{ id, type: "public-key", transports: ["internal"] },
  }));
  const data = { challenge: anyText, rpId, timeout: passkeyTimeout, allowCredentials };
  return { status: 200, body: { data: { ...data, userVerification: "required" } } };
}

/** A challenge that was given to somebody for something, while it is good. */
function takeChallenge(me: Person, purpose: string, now: Date): string | undefined {
  const { challenge } = me;
  const isGood = challenge?.purpose === purpose && challenge.expiresAt > now.getTime();
  return isGood ? challenge.text : undefined;
}

function keepChallenge(me: Person, purpose: string, text: string, now: Date) {
  me.challenge = { text, purpose, expiresAt: now.getTime() + passkeyTimeout };
}

/** Only for who has proved within ten minutes who they are. */
function afterProof(play: (scene: Scene) => Play): (scene: Scene) => Play {
  return (scene) => {
    const { me, token, now } = scene;
    const provedAt = me.sessions.get(token)?.provedAt ?? 0;
    const asked = play(scene);
    if (provedAt + proofLifetime > now.getTime()) return asked;
    return { ...(asked.input && { input: asked.input }), meets: required };
  };
}

export const publicSignInPlays: PublicPlays = {
  "POST /api/auth/login/options": ({ me, now }) => ({
    meets: viewRequest([]),
    learn: ({ data }) => {
      if (me) keepChallenge(me, "login", data.challenge, now);
    },
  }),

  "POST /api/auth/login/passkey": ({ world, me, draw, now }) => {
    const challenge = me && takeChallenge(me, "login", now);
    const device = me?.passkey?.device;
    const remember = draw.once(2);
    if (!me || !device || challenge === undefined) {
      const stranger = createAuthenticator();
      stranger.create({ challenge: "", rpId });
      const passkey = stranger.get({ challenge: challenge ?? "made-up", rpId });
      if (me) me.challenge = undefined;
      const input = { body: { passkey, remember } };
      return { input, meets: refusal(401, answers.passkeyFailed) };
    }
    return {
      input: { body: { passkey: device.get({ challenge, rpId }), remember } },
      meets: { status: 200, body: { token: anyText, data: me.user } },
      learn: async ({ token }) => {
        me.challenge = undefined;
        useNow(me, now);
        await startSession(world, me, token, now, { remember, isByPasskey: true });
      },
    };
  },
};

function useNow({ passkey }: Person, now: Date) {
  if (passkey) passkey.view.lastUsedAt = now.toISOString();
}

export const signInPlays: Plays = {
  "GET /api/auth/proof": ({ me }) => ({
    meets: { status: 200, body: { data: { password: true, passkeys: Boolean(me.passkey) } } },
  }),

  "POST /api/auth/proof/options": ({ me, token, now }) => ({
    meets: viewRequest(me.passkey ? [me.passkey] : []),
    learn: ({ data }) => keepChallenge(me, `prove ${token}`, data.challenge, now),
  }),

  "POST /api/auth/proof": ({ me, token, draw, now }) => {
    const challenge = takeChallenge(me, `prove ${token}`, now);
    const device = me.passkey?.device;
    const prove = (isByPasskey: boolean) => {
      const session = me.sessions.get(token);
      if (session) Object.assign(session, { provedAt: now.getTime(), isByPasskey });
    };
    const until = new Date(now.getTime() + proofLifetime).toISOString();
    const proved = { status: 200, body: { data: { until } } };
    if (challenge !== undefined && device) {
      return {
        input: { body: { passkey: device.get({ challenge, rpId }) } },
        meets: proved,
        learn: () => {
          me.challenge = undefined;
          useNow(me, now);
          prove(true);
        },
      };
    }
    const password = draw.once(3) ? "wrong tree frog" : me.password;
    const input = { body: { password } };
    if (password !== me.password) {
      return { input, meets: refusal(400, answers.passwordWrong, "password") };
    }
    return { input, meets: proved, learn: () => prove(false) };
  },

  "GET /api/auth/passkeys": ({ me }) => ({
    meets: { status: 200, body: { data: viewPasskeys(me), host: rpId } },
  }),

  "POST /api/auth/passkeys/options": afterProof(({ me, token, now }) => ({
    meets: {
      status: 200,
      body: {
        data: expect.objectContaining({
          challenge: anyText,
          user: {
            id: Buffer.from(me.user._id).toString("base64url"),
            name: me.user.email,
            displayName: me.user.name,
          },
          excludeCredentials: me.passkey ? [expect.objectContaining({ id: me.passkey.id })] : [],
        }),
      },
    },
    learn: ({ data }) => keepChallenge(me, `add ${token}`, data.challenge, now),
  })),

  // One each: an account with two could do without its password.
  "POST /api/auth/passkeys": afterProof(({ world, me, token, now }) => {
    const challenge = me.passkey ? undefined : takeChallenge(me, `add ${token}`, now);
    const device = createAuthenticator();
    const passkey = device.create({ challenge: challenge ?? "made-up", rpId });
    const input = { body: { passkey } };
    if (challenge === undefined)
      return { input, meets: refusal(400, serverMessages.passkeys.notAdded) };
    const view = { _id: anyText, name: anyText, createdAt: now.toISOString(), lastUsedAt: null };
    return {
      input,
      meets: { status: 201, body: { data: view } },
      learn: ({ data }) => {
        me.challenge = undefined;
        claimId(world, me, data._id);
        me.passkey = { id: passkey.id, device, view: data };
      },
    };
  }),

  "PUT /api/auth/passkeys/:id": (scene) => {
    const { me, draw } = scene;
    const name = `Key ${me.mark}`;
    const { passkey } = me;
    const id = passkey && draw.once(2) ? passkey.view._id : idOf(scene, "tags");
    const input = { params: { id }, body: { name } };
    if (!passkey || id !== passkey.view._id) return { input, meets: refusal(404, words.notFound) };
    passkey.view.name = name;
    return { input, meets: { status: 200, body: { data: { ...passkey.view } } } };
  },

  "DELETE /api/auth/passkeys/:id": (scene) =>
    afterProof(({ me, draw }) => {
      const isOwn = me.passkey && draw.once(2);
      const id = isOwn ? (me.passkey?.view._id ?? "") : idOf(scene, "tags");
      const input = { params: { id } };
      if (!isOwn) return { input, meets: refusal(404, words.notFound) };
      return {
        input,
        meets: { status: 200, body: { msg: words.removed } },
        learn: () => {
          me.passkey = undefined;
        },
      };
    })(scene),

  "GET /api/auth/two-step": () => ({
    meets: { status: 200, body: { data: { since: null, codesLeft: 0 } } },
  }),

  "POST /api/auth/two-step": afterProof(() => ({
    meets: {
      status: 201,
      body: { data: { secret: anyText, uri: anyText, recoveryCodes: expect.any(Array) } },
    },
  })),

  "DELETE /api/auth/two-step": afterProof(() => ({
    meets: { status: 200, body: { msg: twoStep.turnedOff } },
  })),
};
