import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import {
  type accountChanges,
  type loginInput,
  type registerInput,
  sessionLifetime,
  type User,
} from "../../shared/auth.ts";
import { messages } from "../../shared/messages.ts";
import type { Api } from "../api.ts";
import { inTransaction, type Owner, ownerOf } from "../db/database.ts";
import { isTaken } from "../db/errors.ts";
import { conflict, invalid, invalidField, unauthenticated } from "../errors.ts";
import { deletePasswordReset, findPasswordReset } from "./password-resets.ts";
import {
  createUser,
  deleteUser,
  findUserByEmail,
  readPasswordHash,
  updateUser,
} from "./queries.ts";
import { endSessions, type LiveSession, startSession } from "./sessions.ts";

// Hashing a password takes a tenth of a second and more: always before a transaction, never inside.

interface SignedIn {
  token: string;
  data: User;
}

export async function register(
  { db, passwords }: Api,
  { password, timeZone, ...account }: z.output<typeof registerInput>,
  now: Date,
): Promise<SignedIn> {
  const passwordHash = await passwords.hash(password);
  const owner = ownerOf({ _id: randomUUIDv7() });
  return inTransaction(db, owner, async (tx) => {
    const data = await createUser(
      tx,
      owner,
      { ...account, timeZone: timeZone ?? null, passwordHash },
      now,
    );
    if (!data) throw conflict("email", messages.auth.emailTaken);
    return { data, token: await startSession(tx, owner, now) };
  });
}

export async function signIn(
  { db, passwords }: Api,
  { email, password, remember, timeZone }: z.output<typeof loginInput>,
  now: Date,
): Promise<SignedIn> {
  const found = await findUserByEmail(db, email);
  const isRight = await passwords.verify(found?.passwordHash, password);
  if (!found || !isRight) throw unauthenticated(messages.auth.wrongCredentials);

  const { owner, passwordHash, ...user } = found;
  const rehashed = passwords.isOutdated(passwordHash) && (await passwords.hash(password));
  const changes = { ...(timeZone && { timeZone }), ...(rehashed && { passwordHash: rehashed }) };
  const lifetime = remember ? sessionLifetime.remembered : sessionLifetime.normal;
  return inTransaction(db, owner, async (tx) => {
    const isChanged = Object.keys(changes).length > 0;
    const data = isChanged ? await updateUser(tx, owner, changes, now) : user;
    return { data, token: await startSession(tx, owner, now, lifetime) };
  });
}

/** A new password needs the current one, and ends the other sessions and any open reset link. */
export async function changeAccount(
  { db, passwords }: Api,
  { owner, session }: { owner: Owner; session: LiveSession },
  { currentPassword, newPassword, ...changes }: z.output<typeof accountChanges>,
  now: Date,
): Promise<User> {
  if (newPassword === undefined) return updateAccount(db, owner, changes, now);
  if (currentPassword === undefined) {
    throw invalidField("currentPassword", messages.auth.currentPasswordRequired);
  }
  const stored = await readPasswordHash(db, owner);
  if (!(await passwords.verify(stored, currentPassword))) {
    throw invalidField("currentPassword", messages.auth.wrongPassword);
  }
  const passwordHash = await passwords.hash(newPassword);
  return updateAccount(db, owner, { ...changes, passwordHash }, now, session);
}

async function updateAccount(
  db: Api["db"],
  owner: Owner,
  changes: Parameters<typeof updateUser>[2],
  now: Date,
  keep?: LiveSession,
): Promise<User> {
  try {
    return await inTransaction(db, owner, async (tx) => {
      const user = await updateUser(tx, owner, changes, now);
      if (keep) {
        await endSessions(tx, owner, keep);
        await deletePasswordReset(tx, owner);
      }
      return user;
    });
  } catch (error) {
    throw isTaken(error) ? conflict("email", messages.auth.emailTaken) : error;
  }
}

/** Removes the user with all records, sessions and reset links at once. Asks for the password. */
export async function deleteAccount(
  { db, passwords }: Api,
  owner: Owner,
  password: string,
): Promise<void> {
  const stored = await readPasswordHash(db, owner);
  if (!(await passwords.verify(stored, password))) {
    throw invalidField("password", messages.auth.deletePasswordWrong);
  }
  await inTransaction(db, owner, (tx) => deleteUser(tx, owner));
}

/** Spends a reset link: it sets the password, ends every session and starts a new one. */
export async function resetPassword(
  { db, passwords }: Api,
  token: string,
  password: string,
  now: Date,
): Promise<SignedIn> {
  const owner = await findPasswordReset(db, token, now);
  if (!owner) throw invalid(messages.auth.resetLinkDead);
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, owner, async (tx) => {
    // Asked again, since another call may have spent the link while this one was hashing.
    if (!(await deletePasswordReset(tx, owner, token))) throw invalid(messages.auth.resetLinkDead);
    const data = await updateUser(tx, owner, { passwordHash }, now);
    await endSessions(tx, owner);
    return { data, token: await startSession(tx, owner, now) };
  });
}
