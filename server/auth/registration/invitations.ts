import { invitationLifetime } from "../../../shared/account/registration.ts";
import type { Db } from "../../db/engine/database.ts";
import { hashToken, makeToken } from "../../http/tokens.ts";
import { toEmailKey } from "../queries.ts";

/** The token of a new invitation. An earlier one for the same email stops working. */
export async function createInvitation(db: Db, email: string, now: Date): Promise<string> {
  const token = makeToken();
  const invitation = {
    email,
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + invitationLifetime).toISOString(),
  };
  await db
    .insertInto("invitations")
    .values({ emailKey: toEmailKey(email), ...invitation })
    .onConflict((conflict) => conflict.column("emailKey").doUpdateSet(invitation))
    .execute();
  await db.deleteFrom("invitations").where("expiresAt", "<=", now.toISOString()).execute();
  return token;
}

/** The email that a live invitation is for. */
export async function findInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("invitations")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", now.toISOString())
    .select("email")
    .executeTakeFirst();
  return found?.email;
}

/** False when another call has used it up. */
export async function spendInvitation(db: Db, token: string): Promise<boolean> {
  const spent = await db
    .deleteFrom("invitations")
    .where("tokenHash", "=", hashToken(token))
    .returning("emailKey")
    .executeTakeFirst();
  return spent !== undefined;
}

/** The form for a new account opens with it. */
export function toInvitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/register?invite=${token}`;
}
