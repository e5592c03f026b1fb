import { expect } from "vitest";
import { proofLifetime } from "../../../../shared/account/proof.ts";
import { answers } from "../../../../shared/words/en/answers.ts";
import { serverMessages } from "../../said.ts";
import type { Person, Session } from "../model.ts";
import { claimId, everyId, type Plays, refusal, type World } from "../world.ts";

function endSession({ deadTokens }: World, { sessions }: Person, token: string) {
  sessions.delete(token);
  deadTokens.push(token);
}

function view(session: Session, current: boolean) {
  return {
    _id: session._id,
    device: expect.any(String),
    current,
    createdAt: new Date(session.createdAt).toISOString(),
    lastUsedAt: new Date(session.lastUsedAt).toISOString(),
  };
}

/** Those used at the same time come by id. */
function compareUse(one: Session, other: Session): number {
  if (one.lastUsedAt !== other.lastUsedAt) return other.lastUsedAt - one.lastUsedAt;
  return one._id < other._id ? -1 : 1;
}

const { proofRequired: msg } = answers;
const proofMissing = { status: 403, body: { msg, proof: "required" } };

/** What tokens can do, and how they end: server/auth/keys/keys.test.ts. */
export const keyPlays: Plays = {
  "GET /api/auth/keys": ({ me }) => ({
    meets: { status: 200, body: { data: [...me.keys.values()].reverse() } },
  }),

  "POST /api/auth/keys": ({ world, me, token, draw, now }) => {
    const body = { name: `Program ${me.mark} ${draw.below(4)}`, access: "read", days: null };
    const input = { body };
    const { provedAt = 0 } = me.sessions.get(token) ?? {};
    if (provedAt + proofLifetime <= now.getTime()) return { input, meets: proofMissing };
    if ([...me.keys.values()].some(({ name }) => name === body.name)) {
      return { input, meets: refusal(409, serverMessages.keys.nameTaken, "name") };
    }
    const { name, access } = body;
    const data = {
      ...{ _id: expect.any(String), start: expect.stringMatching(/^cd_\w{4}$/), name, access },
      ...{ createdAt: now.toISOString(), expiresAt: null, lastUsedAt: null, lastUsedFrom: null },
    };
    return {
      input,
      meets: { status: 201, body: { data, token: expect.any(String) } },
      learn: ({ data: key }) => {
        claimId(world, me, key._id);
        me.keys.set(key._id, key);
      },
    };
  },

  "DELETE /api/auth/keys/:id": ({ world, me, draw }) => {
    const own = [...me.keys.keys()];
    const id = own.length > 0 && !draw.once(6) ? draw.of(own) : draw.of(everyId(world));
    const input = { params: { id } };
    if (!me.keys.has(id)) return { input, meets: refusal(404, serverMessages.keys.notFound) };
    return {
      input,
      meets: { status: 200, body: { msg: serverMessages.keys.revoked } },
      learn: () => void me.keys.delete(id),
    };
  },
};

export const sessionPlays: Plays = {
  "GET /api/auth/sessions": ({ me, token }) => {
    const current = me.sessions.get(token);
    const others = [...me.sessions.values()].filter((one) => one !== current).sort(compareUse);
    const data = [
      ...(current ? [view(current, true)] : []),
      ...others.map((one) => view(one, false)),
    ];
    return { meets: { status: 200, body: { data } } };
  },

  "DELETE /api/auth/sessions/:id": ({ world, me, draw }) => {
    const own = [...me.sessions.values()].map(({ _id }) => _id);
    const id = draw.once(2) ? draw.of(own) : draw.of(everyId(world));
    const input = { params: { id } };
    const found = [...me.sessions].find(([, session]) => session._id === id);
    if (!found) return { input, meets: refusal(404, serverMessages.devices.notFound) };
    return {
      input,
      meets: { status: 200, body: { msg: serverMessages.devices.ended } },
      learn: () => endSession(world, me, found[0]),
    };
  },

  "DELETE /api/auth/sessions": ({ world, me, token }) => ({
    meets: { status: 200, body: { msg: serverMessages.devices.othersEnded } },
    learn: () => {
      for (const other of [...me.sessions.keys()]) {
        if (other !== token) endSession(world, me, other);
      }
    },
  }),
};
