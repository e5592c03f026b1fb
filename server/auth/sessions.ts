import { randomUUID } from "node:crypto";
import { sessionLifetime, sessionMaximum } from "../../shared/account/auth.ts";
import { type DeviceSession, maxSessions } from "../../shared/account/sessions.ts";
import { type Db, inTransaction, ownerOf, type Person, personOf } from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { toUser } from "../desks/account.ts";
import { settleDesk } from "../desks/queries.ts";
import { offDesk, unauthenticated } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { describeAgent } from "../http/requests/agents.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { findKeyEnd } from "./keys/queries.ts";
import type { ProofKind } from "./proof/proof.ts";

/** A use moves the end of a session on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

/**
 * Looked up at every call, so that an ended session is refused at its next one, on every process, and
 * so is whoever has left the desk.
 */
const keptSession = prepared(
  (db, { tokenHash, desk }: Placeholders<{ tokenHash: string; desk?: string | undefined }>) =>
    db
      .selectFrom("sessions")
      .innerJoin("users", "users._id", "sessions.user")
      .leftJoin("members", (on) =>
        on
          .onRef("members.user", "=", "users._id")
          .on((eb) => eb("members.desk", "=", desk ?? eb.ref("users.lastDesk")))
          .on("members.leftAt", "is", null),
      )
      .leftJoin("desks", "desks._id", "members.desk")
      .where("sessions.tokenHash", "=", tokenHash)
      .select(["sessions.lastUsedAt", "sessions.expiresAt", "sessions.lifetime", "sessions.endsAt"])
      .select(["sessions._id as session", "sessions.agent"])
      .select(["sessions.provedAt", "sessions.provedBy"])
      .select(["users._id", "users.name", "users.email", "users.timeZone"])
      .select(["users.settings", "users.createdAt", "members.role"])
      .select(["desks._id as desk", "desks.restoring", "desks.currency", "desks.followUp"])
      .select("desks.zones"),
);

/** What is shown to be let in, and the desk that is named. */
export interface Opening {
  token: string;
  desk: string | undefined;
}

/** On the desk of the last time where none is named. Throws the 401 without a live session, and the 404 for who is not there. */
export async function openSession(
  db: Db,
  { token, desk }: Opening,
  now: Date,
): Promise<LiveSession> {
  const tokenHash = hashToken(token);
  const found = await findOpen(db, tokenHash, desk, now);
  const { session: _id, agent, provedAt, provedBy, lifetime, endsAt, lastUsedAt, ...kept } = found;
  const { expiresAt: _end, desk: at, role, followUp, zones, ...user } = kept;
  const who = { owner: ownerOf({ _id: at }), person: personOf(user), role };
  const proof = { provedAt, provedBy };
  const session = { _id, agent, tokenHash, ...proof, ...who, user: toUser(user), followUp, zones };
  if (now.getTime() - Date.parse(lastUsedAt) >= touchInterval) {
    await touch(db, session, { lifetime, endsAt }, now).catch(passUnwritable);
  }
  return session;
}

async function findOpen(db: Db, tokenHash: string, named: string | undefined, now: Date) {
  const [found] = await readRows(db, undefined, keptSession({ tokenHash, desk: named }));
  // Compared here: for the database now would have to be written as a text, at each call.
  if (!found || Date.parse(found.expiresAt) <= now.getTime()) throw unauthenticated();
  const { desk, role } = found;
  if (desk !== null && role !== null) return { ...found, desk, role };
  if (named !== undefined) throw offDesk();
  // The one of the last time is none of theirs any more.
  const person = personOf(found);
  await inTransaction(db, { person }, (tx) => settleDesk(tx, person, found.name, now));
  const [again] = await readRows(db, undefined, keptSession({ tokenHash, desk: undefined }));
  if (!again?.desk || !again.role) throw unauthenticated();
  return { ...again, desk: again.desk, role: again.role };
}

/**
 * The instant at which a session ends unless it is used, in milliseconds; 0 when it has ended, and when
 * its user is no longer on its desk.
 */
export async function findSessionEnd(
  db: Db,
  { tokenHash, key, owner }: Pick<LiveSession, "tokenHash" | "key" | "owner">,
): Promise<number> {
  if (key) return findKeyEnd(db, tokenHash);
  const [found] = await readRows(db, undefined, keptSession({ tokenHash, desk: owner }));
  return found?.role ? Date.parse(found.expiresAt) : 0;
}

/** Throws the 401 when a session was ended since it was opened. */
export async function refuseEnded(db: Db, { person, tokenHash }: LiveSession): Promise<void> {
  await db
    .selectFrom("sessions")
    .where("user", "=", person)
    .where("tokenHash", "=", tokenHash)
    .select("tokenHash")
    .executeTakeFirstOrThrow(() => unauthenticated());
}

async function touch(
  db: Db,
  { tokenHash, person }: LiveSession,
  { lifetime, endsAt }: { lifetime: number; endsAt: string },
  now: Date,
) {
  const idle = later(now, lifetime);
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: now.toISOString(), expiresAt: idle < endsAt ? idle : endsAt })
    .where("user", "=", person)
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
  person: Person,
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
      user: person,
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
  await endUnused(db, person);
  return token;
}

/** Ends the sessions beyond the number that a user may have, those unused for longest. */
async function endUnused(db: Db, person: Person): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", person)
    .where("_id", "in", (those) =>
      those
        .selectFrom("sessions")
        .where("user", "=", person)
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
  { person, tokenHash }: LiveSession,
  now: Date,
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .where("user", "=", person)
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
export async function endSession(db: Db, person: Person, _id: string, now: Date) {
  const ended = await db
    .deleteFrom("sessions")
    .where("user", "=", person)
    .where("_id", "=", _id)
    .where("expiresAt", ">", now.toISOString())
    .returning("agent")
    .executeTakeFirst();
  return ended && describeAgent(ended.agent);
}

/** Ends the session that asks for it. */
export async function endThisSession(db: Db, { person, tokenHash }: LiveSession): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", person)
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Ends the sessions of a user, except the one to keep. */
export async function endSessions(db: Db, person: Person, keep?: LiveSession): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", person)
    .where("tokenHash", "<>", keep?.tokenHash ?? "")
    .execute();
}

function later(now: Date, time: number): string {
  return new Date(now.getTime() + time).toISOString();
}
