import type { Db, Person } from "../db/engine/database.ts";
import { deleteEmailChange } from "./email-changes.ts";
import { deletePasswordReset } from "./passwords/password-resets.ts";

/** Open links were mailed to an old address, or are for an old password. */
export async function deleteLinks(db: Db, person: Person): Promise<void> {
  await deletePasswordReset(db, person);
  await deleteEmailChange(db, person);
}
