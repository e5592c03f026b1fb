import type { Db, Owner } from "../db/engine/database.ts";
import { deleteEmailChange } from "./email-changes.ts";
import { deletePasswordReset } from "./passwords/password-resets.ts";

/** Open links were mailed to an old address, or are for an old password. */
export async function deleteLinks(db: Db, owner: Owner): Promise<void> {
  await deletePasswordReset(db, owner);
  await deleteEmailChange(db, owner);
}
