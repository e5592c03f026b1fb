import type { FastifyRequest } from "fastify";
import { keyCallsPerMinute } from "../../../shared/account/keys.ts";
import type { Api } from "../../api.ts";
import { ownerOf, personOf } from "../../db/engine/database.ts";
import { passUnwritable } from "../../db/engine/errors.ts";
import { toUser } from "../../desks/account.ts";
import { offDesk, tooManyCalls, unauthenticated } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import { describeDevice } from "../../http/requests/agents.ts";
import { readSource } from "../../http/requests/source.ts";
import { hashToken } from "../../http/tokens.ts";
import { serverMessages } from "../../messages.ts";
import { hasComeFrom } from "../log/queries.ts";
import type { Opening } from "../sessions.ts";
import { findKey, touchKey } from "./queries.ts";

const minute = 60_000;

/** A use is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

/** Opens what a program is let in with. Looked up at each call: a revoked one ends at once. */
export function createKeyOpener({ db, noteAccountEvent }: Pick<Api, "db" | "noteAccountEvent">) {
  const keepPace = createPace();

  return async (
    { token, desk: named }: Opening,
    request: FastifyRequest,
    now: Date,
  ): Promise<LiveSession> => {
    const tokenHash = hashToken(token);
    const found = await findKey(db, tokenHash);
    if (!found || (found.expiresAt !== null && Date.parse(found.expiresAt) <= now.getTime())) {
      throw unauthenticated(serverMessages.keys.ended);
    }
    keepPace(tokenHash, now);
    // It works on one desk, whatever others its user is on.
    if (named !== undefined && named !== found.desk) throw offDesk();
    const { key: _id, keyName, access, expiresAt: _end, lastUsedAt, lastUsedFrom, ...kept } = found;
    const { desk, role, followUp, zones, ...user } = kept;
    const session: LiveSession = {
      ...{ _id, agent: "", tokenHash, provedAt: null, provedBy: null },
      key: { name: keyName, access },
      ...{ owner: ownerOf({ _id: desk }), person: personOf(user), role },
      ...{ user: toUser(user), followUp, zones },
    };
    if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= touchInterval) {
      await touch(session, lastUsedFrom, request, now).catch(passUnwritable);
    }
    return session;
  };

  /** From an address that it has not been used from, the log has a line. */
  function touch(
    session: LiveSession,
    lastUsedFrom: string | null,
    request: FastifyRequest,
    now: Date,
  ) {
    const { person, tokenHash } = session;
    const { address } = readSource(request);
    const from = { device: describeDevice(session), address };
    return noteAccountEvent<boolean>(
      { person, from, now },
      (isNew) => (isNew ? [{ kind: "keyUsed" }] : []),
      async (tx) => {
        const use = { lastUsedAt: now.toISOString(), lastUsedFrom: address };
        await touchKey(tx, person, tokenHash, use);
        return address !== lastUsedFrom && !(await hasComeFrom(tx, person, from));
      },
    );
  }
}

/** Throws the 429 when a token has made its calls of this minute. Counts in this process only. */
function createPace() {
  const counts = new Map<string, { since: number; calls: number }>();

  return (tokenHash: string, now: Date): void => {
    const at = now.getTime();
    let count = counts.get(tokenHash);
    if (!count || at - count.since >= minute) {
      for (const [key, { since }] of counts) if (at - since >= minute) counts.delete(key);
      count = { since: at, calls: 0 };
      counts.set(tokenHash, count);
    }
    count.calls += 1;
    if (count.calls > keyCallsPerMinute) throw tooManyCalls(count.since + minute - at);
  };
}
