import type { z } from "zod";
import type { accountChanges, User } from "../../shared/auth.ts";
import { messages } from "../../shared/messages.ts";
import type { Api } from "../api.ts";
import { countingAttempt } from "../attempts/attempts.ts";
import { inTransaction, type Owner } from "../db/database.ts";
import { isTaken } from "../db/errors.ts";
import { conflict, invalidField } from "../errors.ts";
import { makeDevice } from "./devices.ts";
import { deletePasswordReset } from "./password-resets.ts";
import { readPasswordHash, updateUser } from "./queries.ts";
import { endSessions, type LiveSession, refuseEnded } from "./sessions.ts";
import { refuseWeakPassword } from "./weak-passwords.ts";

// Hashing a password takes its time: always before a transaction, never inside.

/** A new password needs the current one, and ends the other sessions and any open reset link. */
export async function changeAccount(
  { db, passwords }: Api,
  { owner, session }: { owner: Owner; session: LiveSession },
  { currentPassword, newPassword, ...changes }: z.output<typeof accountChanges>,
  now: Date,
): Promise<{ data: User; device?: string }> {
  if (newPassword === undefined) return { data: await updateAccount(db, session, changes, now) };
  if (currentPassword === undefined) {
    throw invalidField("currentPassword", messages.auth.currentPasswordRequired);
  }
  const { name = session.user.name, email = session.user.email } = changes;
  await refuseWeakPassword("newPassword", newPassword, { name, email });
  const wrong = invalidField("currentPassword", messages.auth.wrongPassword);
  await checkPassword({ db, passwords }, owner, currentPassword, wrong, now);
  const passwordHash = await passwords.hash(newPassword);
  const data = await updateAccount(db, session, { ...changes, passwordHash }, now);
  return { data, device: makeDevice(passwordHash) };
}

/** Throws `wrong`, or the 429 after too many wrong ones: who has a session may have stolen it. */
async function checkPassword(
  { db, passwords }: Pick<Api, "db" | "passwords">,
  owner: Owner,
  password: string,
  wrong: Error,
  now: Date,
): Promise<void> {
  passwords.refuseIfFull();
  await countingAttempt(db, [{ kind: "password", subject: owner }], now, async () => {
    const stored = await readPasswordHash(db, owner);
    if (!(await passwords.verify(stored, password))) throw wrong;
  });
}

async function updateAccount(
  db: Api["db"],
  session: LiveSession,
  changes: Parameters<typeof updateUser>[2],
  now: Date,
): Promise<User> {
  const { owner } = session;
  try {
    return await inTransaction(db, owner, async (tx) => {
      // Another call may have ended it, with a new password or with the account itself.
      await refuseEnded(tx, session);
      const user = await updateUser(tx, owner, changes, now);
      const isNewPassword = changes.passwordHash !== undefined;
      if (isNewPassword) await endSessions(tx, owner, session);
      // An open link was mailed to the old address, or is for the old password.
      if (isNewPassword || changes.email !== undefined) await deletePasswordReset(tx, owner);
      return user;
    });
  } catch (error) {
    throw isTaken(error) ? conflict("email", messages.auth.emailTaken) : error;
  }
}

/** Removes the user with all records, sessions and reset links. Asks for the password. */
export async function deleteAccount(
  { db, passwords, deletions }: Api,
  owner: Owner,
  password: string,
  now: Date,
): Promise<void> {
  const wrong = invalidField("password", messages.auth.deletePasswordWrong);
  await checkPassword({ db, passwords }, owner, password, wrong, now);
  await deletions.deleteAccount(owner);
}
