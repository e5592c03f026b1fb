import { emailChangeLifetime } from "../../shared/auth.ts";
import { type Db, type Owner, ownerOf } from "../db/database.ts";
import { hashToken, makeToken } from "./tokens.ts";

/** Keeps a new email until it is confirmed, and answers the token for it; an earlier one is dead. */
export async function createEmailChange(
  db: Db,
  owner: Owner,
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
    .values({ user: owner, ...change })
    .onConflict((conflict) => conflict.column("user").doUpdateSet(change))
    .execute();
  return token;
}

/** Whose live token it is, and the email that it confirms. */
export async function findEmailChange(db: Db, token: string, now: Date) {
  const found = await db
    .selectFrom("emailChanges")
    .where("tokenHash", "=", hashToken(token))
    .where("expiresAt", ">", now.toISOString())
    .select(["user", "email"])
    .executeTakeFirst();
  return found && { owner: ownerOf({ _id: found.user }), email: found.email };
}

/** Removes a user's token, or only this one of theirs. False when there was none. */
export async function deleteEmailChange(db: Db, owner: Owner, token?: string): Promise<boolean> {
  const all = db.deleteFrom("emailChanges").where("user", "=", owner);
  const these = token === undefined ? all : all.where("tokenHash", "=", hashToken(token));
  return (await these.returning("user").executeTakeFirst()) !== undefined;
}

/** Where the token is used: the sign-in screen asks for one click, which no mail scanner makes. */
export function toConfirmLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?confirm=${token}`;
}
