import { emailChangeLifetime } from "../../shared/account/auth.ts";
import { type Db, type Person, personOf } from "../db/engine/database.ts";
import { hashToken, makeToken } from "../http/tokens.ts";

/** Keeps a new email until it is confirmed, and returns its token. An earlier token stops working. */
export async function createEmailChange(
  db: Db,
  person: Person,
  email: string,
  now: Date,
): Promise<string> {
  const token = makeToken();
  const change = {
    tokenHash: hashToken(token),
    email,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + emailChangeLifetime).toISOString(),
  };
  await db
    .insertInto("emailChanges")
    .values({ user: person, ...change })
    .onConflict((conflict) => conflict.column("user").doUpdateSet(change))
    .execute();
  return token;
}

/** The user of a live token, and the email that it confirms. */
export async function findEmailChange(db: Db, token: string, now: Date) {
  const found = await db
    .selectFrom("emailChanges")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", now.toISOString())
    .select(["user", "email"])
    .executeTakeFirst();
  return found && { person: personOf({ _id: found.user }), email: found.email };
}

/** Removes a user's token, or only this one. False when there was none. */
export async function deleteEmailChange(db: Db, person: Person, token?: string): Promise<boolean> {
  const all = db.deleteFrom("emailChanges").where("user", "=", person);
  const these = token === undefined ? all : all.where("tokenHash", "=", hashToken(token));
  return (await these.returning("user").executeTakeFirst()) !== undefined;
}

/** The sign-in screen asks for one click, so that a mail scanner cannot use the token. */
export function toConfirmLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?confirm=${token}`;
}
