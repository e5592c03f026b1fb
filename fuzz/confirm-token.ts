import { randomUUID } from "node:crypto";
import { createEmailChange } from "../server/auth/email-changes.ts";
import { findUserByEmail } from "../server/auth/queries.ts";
import type { Db } from "../server/db/engine/database.ts";

/** The token of a link that confirms a new email; no command of the provider makes one. */
export async function makeConfirmToken(db: Db, email: string, now: Date): Promise<string> {
  const user = await findUserByEmail(db, email);
  const next = `fuzz.${randomUUID()}@example.com`;
  return user ? createEmailChange(db, user.person, next, now) : "";
}
