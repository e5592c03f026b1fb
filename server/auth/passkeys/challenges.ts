import type { z } from "zod";
import { type passkeyRequest, passkeyTimeout } from "../../../shared/account/passkeys.ts";
import type { Db } from "../../db/engine/database.ts";
import type { Tables } from "../../db/schema.ts";
import { hashToken, makeToken } from "../../http/tokens.ts";

/** What a challenge is good for, and in which session; in none before a login. */
export interface Purpose {
  purpose: Tables["passkeyChallenges"]["purpose"];
  session: string;
}

export const beforeLogin: Purpose = { purpose: "login", session: "" };

/** A new one, which only its hash is kept of. Takes along those whose time is over. */
export async function makeChallenge(db: Db, purpose: Purpose, now: Date): Promise<string> {
  await db.deleteFrom("passkeyChallenges").where("expiresAt", "<=", now.toISOString()).execute();
  const challenge = makeToken();
  const expiresAt = new Date(now.getTime() + passkeyTimeout).toISOString();
  const row = { ...purpose, tokenHash: hashToken(challenge), expiresAt };
  await db.insertInto("passkeyChallenges").values(row).execute();
  return challenge;
}

/**
 * Uses up the challenge that a device says it has signed: whatever comes of it, it is good for no second
 * try. False when it was made for something else, or never, or is used up.
 */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, session }: Purpose,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .deleteFrom("passkeyChallenges")
    .where("tokenHash", "=", hashToken(challenge))
    .where("purpose", "=", purpose)
    .where("session", "=", session)
    .where("expiresAt", ">", now.toISOString())
    .returning("tokenHash")
    .executeTakeFirst();
  return spent !== undefined;
}

interface Request {
  rpId: string;
  allowCredentials: z.output<typeof passkeyRequest>["allowCredentials"];
}

/** What a browser is to ask a device for. */
export async function askToSign(db: Db, request: Request, purpose: Purpose, now: Date) {
  const challenge = await makeChallenge(db, purpose, now);
  const userVerification = "required" as const;
  return { ...request, challenge, timeout: passkeyTimeout, userVerification };
}
