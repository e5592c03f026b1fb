import { randomUUID } from "node:crypto";
import { sessionLifetime, sessionMaximum } from "../../shared/account/auth.ts";
import { type DeviceSession, maxSessions } from "../../shared/account/sessions.ts";
import { type Db, type Owner, ownerOf } from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { unauthenticated } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { describeAgent } from "../http/requests/agents.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { findKeyEnd } from "./keys/queries.ts";
import type { ProofKind } from "./proof/proof.ts";
import { toUser } from "./queries.ts";

/** A use moves the end of a session on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

/** Looked up at every call, so that an ended session is refused at its next one, on every process. */
const keptSession = prepared((db, { tokenHash }: Placeholders<{ tokenHash: string }>) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users._id", "sessions.user")
    .where("sessions.tokenHash", "=", tokenHash)
    .select(["sessions.lastUsedAt", "sessions.expiresAt", "sessions.lifetime", "sessions.endsAt"])
    .select(["sessions._id as session", "sessions.agent"])
    .select(["sessions.provedAt", "sessions.provedBy"])
    .select(["users._id", "users.name", "users.email", "users.timeZone"])
    .select(["users.settings", "users.createdAt", "users.restoring"])
    .select("users.followUp"),
);

/** The session of a token. Throws the 401 when there is none or it has ended. */
export async function openSession(db: Db, token: string, now: Date): Promise<LiveSession> {
  const tokenHash = hashToken(token);
  const [found] = await readRows(db, undefined, keptSession({ tokenHash }));
  // Compared here: for the database now would have to be written as a text, at each call.
  if (!found || Date.parse(found.expiresAt) <= now.getTime()) throw unauthenticated();

  const { session: _id, agent, provedAt, provedBy, followUp, lifetime, endsAt, ...kept } = found;
  const { lastUsedAt, expiresAt: _end, ...user } = kept;
  const who = { owner: ownerOf(user), user: toUser(user), followUp };
  const session = { _id, agent, tokenHash, provedAt, provedBy, ...who };
  if (now.getTime() - Date.parse(lastUsedAt) >= touchInterval) {
    await touch(db, session, { lifetime, endsAt }, now).catch(passUnwritable);
  }
  return session;
}

/** The instant at which a session ends unless it is used, in milliseconds; 0 when it has ended. */
export async function findSessionEnd(
  db: Db,
  { tokenHash, key }: Pick<LiveSession, "tokenHash" | "key">,
): Promise<number> {
  if (key) return findKeyEnd(db, tokenHash);
  const [found] = await readRows(db, undefined, keptSession({ tokenHash }));
  return found ? Date.parse(found.expiresAt) : 0;
}

/** Throws the 401 when a session was ended since it was opened. */
export async function refuseEnded(db: Db, { owner, tokenHash }: LiveSession): Promise<void> {
  await db
    .selectFrom("sessions")
    .where("user", "=", owner)
    .where("tokenHash", "=", tokenHash)
    .select("tokenHash")
    .executeTakeFirstOrThrow(() => unauthenticated());
}

async function touch(
  db: Db,
  { tokenHash, owner }: LiveSession,
  { lifetime, endsAt }: { lifetime: number; endsAt: string },
  now: Date,
) {
  const idle = later(now, lifetime);
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: now.toISOString(), expiresAt: idle < endsAt ? idle : endsAt })
    .where("user", "=", owner)
    .where("tokenHash", "=", tokenHash)
    .execute();
}

interface NewSession {
  agent: string;
  remember?: boolean;
  /** What proved who it is. */
  by?: ProofKind;
}

/** Starts a session and answers its token, which nobody can read again. Removes ended sessions. */
export async function startSession(
  db: Db,
  owner: Owner,
  { agent, remember = false, by = "password" }: NewSession,
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const kind = remember ? "remembered" : "normal";
  await db.deleteFrom("sessions").where("expiresAt", "<=", at).execute();
  const token = makeToken();
  await db
    .insertInto("sessions")
    .values({
      tokenHash: hashToken(token),
      user: owner,
      _id: randomUUID(),
      agent,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: later(now, sessionLifetime[kind]),
      lifetime: sessionLifetime[kind],
      endsAt: later(now, sessionMaximum[kind]),
      provedAt: at,
      provedBy: by,
    })
    .execute();
  await endUnused(db, owner);
  return token;
}

/** Ends the sessions beyond the number that a user may have, those unused for longest. */
async function endUnused(db: Db, owner: Owner): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", owner)
    .where("_id", "in", (those) =>
      those
        .selectFrom("sessions")
        .where("user", "=", owner)
        .select("_id")
        .orderBy("lastUsedAt", "desc")
        .orderBy("_id")
        .limit(maxSessions)
        .offset(maxSessions),
    )
    .execute();
}

/** This session first, then by last use. */
export async function listSessions(
  db: Db,
  { owner, tokenHash }: LiveSession,
  now: Date,
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .where("user", "=", owner)
    .where("expiresAt", ">", now.toISOString())
    .select(["_id", "agent", "createdAt", "lastUsedAt", "tokenHash"])
    .orderBy("lastUsedAt", "desc")
    .orderBy("_id")
    .limit(maxSessions)
    .execute();
  return rows
    .map(({ agent, tokenHash: of, ...row }) => ({
      ...row,
      device: describeAgent(agent),
      current: of === tokenHash,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends the session of a user that has this id, and returns its device, if there is one. */
export async function endSession(db: Db, owner: Owner, _id: string, now: Date) {
  const ended = await db
    .deleteFrom("sessions")
    .where("user", "=", owner)
    .where("_id", "=", _id)
    .where("expiresAt", ">", now.toISOString())
    .returning("agent")
    .executeTakeFirst();
  return ended && describeAgent(ended.agent);
}

/** Ends the session that asks for it. */
export async function endThisSession(db: Db, { owner, tokenHash }: LiveSession): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", owner)
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Ends the sessions of a user, except the one to keep. */
export async function endSessions(db: Db, owner: Owner, keep?: LiveSession): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", owner)
    .where("tokenHash", "<>", keep?.tokenHash ?? "")
    .execute();
}

function later(now: Date, time: number): string {
  return new Date(now.getTime() + time).toISOString();
}
