import { sessionLifetime, type User } from "../../shared/auth.ts";
import { type Db, type Owner, ownerOf } from "../db/database.ts";
import { unauthenticated } from "../errors.ts";
import { hashToken, makeToken } from "./tokens.ts";

/** A use moves the end of a session on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

export interface LiveSession {
  tokenHash: string;
  owner: Owner;
  user: User;
}

/** The session of an Authorization header. Throws the 401 when there is none or it has ended. */
export async function openSession(
  db: Db,
  authorization: string | undefined,
  now: Date,
): Promise<LiveSession> {
  const token = /^Bearer +([\w-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw unauthenticated();
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom("sessions")
    .innerJoin("users", "users._id", "sessions.user")
    .where("sessions.tokenHash", "=", tokenHash)
    .where("sessions.expiresAt", ">", now.toISOString())
    .select(["sessions.lastUsedAt", "sessions.lifetime"])
    .select(["users._id", "users.name", "users.email", "users.timeZone", "users.createdAt"])
    .executeTakeFirst();
  if (!found) throw unauthenticated();

  const { lastUsedAt, lifetime, ...user } = found;
  if (now.getTime() - Date.parse(lastUsedAt) >= touchInterval) {
    await touch(db, tokenHash, lifetime, now);
  }
  return { tokenHash, owner: ownerOf(user), user };
}

async function touch(db: Db, tokenHash: string, lifetime: number, now: Date) {
  await db
    .updateTable("sessions")
    .set({ lastUsedAt: now.toISOString(), expiresAt: toExpiry(now, lifetime) })
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Starts a session and answers its token, which nobody can read again. Removes ended sessions. */
export async function startSession(
  db: Db,
  owner: Owner,
  now: Date,
  lifetime: number = sessionLifetime.normal,
): Promise<string> {
  const at = now.toISOString();
  await db.deleteFrom("sessions").where("expiresAt", "<=", at).execute();
  const token = makeToken();
  await db
    .insertInto("sessions")
    .values({
      tokenHash: hashToken(token),
      user: owner,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: toExpiry(now, lifetime),
      lifetime,
    })
    .execute();
  return token;
}

export async function endSession(db: Db, { tokenHash }: LiveSession): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", tokenHash).execute();
}

/** Ends the sessions of a user, except the one to keep. */
export async function endSessions(db: Db, owner: Owner, keep?: LiveSession): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("user", "=", owner)
    .where("tokenHash", "<>", keep?.tokenHash ?? "")
    .execute();
}

function toExpiry(now: Date, lifetime: number): string {
  return new Date(now.getTime() + lifetime).toISOString();
}
