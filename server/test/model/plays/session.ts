import { expect } from "vitest";
import { serverMessages } from "../../../messages.ts";
import type { Person, Session } from "../model.ts";
import { everyId, type Plays, refusal, type World } from "../world.ts";

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
