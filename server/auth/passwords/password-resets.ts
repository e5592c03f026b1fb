import { resetLifetime } from "../../../shared/account/auth.ts";
import { type Db, type Person, personOf } from "../../db/engine/database.ts";
import { hashToken, makeToken } from "../../http/tokens.ts";

/** A new one-time token for a user; the one before, if any, is dead. `isMailed`: to their email, and nowhere else. */
export async function createPasswordReset(
  db: Db,
  person: Person,
  now: Date,
  isMailed = false,
): Promise<string> {
  const token = makeToken();
  const reset = {
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + resetLifetime).toISOString(),
    isMailed: Number(isMailed),
  };
  await db
    .insertInto("passwordResets")
    .values({ user: person, ...reset })
    .onConflict((conflict) => conflict.column("user").doUpdateSet(reset))
    .execute();
  return token;
}

/** The user of a live token. The token stays good: `deletePasswordReset` spends it. */
export async function findPasswordReset(db: Db, token: string, now: Date) {
  const found = await db
    .selectFrom("passwordResets")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", now.toISOString())
    .select(["user", "isMailed"])
    .executeTakeFirst();
  return found && { person: personOf({ _id: found.user }), isMailed: found.isMailed === 1 };
}

/** Removes a user's token, or only this one of theirs. False when there was none. */
export async function deletePasswordReset(
  db: Db,
  person: Person,
  token?: string,
): Promise<boolean> {
  const all = db.deleteFrom("passwordResets").where("user", "=", person);
  const these = token === undefined ? all : all.where("tokenHash", "=", hashToken(token));
  return (await these.returning("user").executeTakeFirst()) !== undefined;
}

/** Where the token is used: the sign-in screen opens its dialog for a new password. */
export function toResetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?reset=${token}`;
}
