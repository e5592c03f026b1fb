import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { loginInput, registerInput, User } from "../../shared/account/auth.ts";
import { messages } from "../../shared/messages.ts";
import { byNetwork, type Counter, countingAttempt } from "../attempts/attempts.ts";
import { type Owner, ownerOf, type Tx } from "../db/engine/database.ts";
import { isTaken } from "../db/engine/errors.ts";
import { conflict, invalid, unauthenticated } from "../errors.ts";
import { isProgram } from "../http/requests/agents.ts";
import { deleteAddress } from "../subscription/queries.ts";
import type { AuthApi } from "./auth-api.ts";
import { isDeviceOf, makeDevice } from "./devices.ts";
import { deleteEmailChange, findEmailChange } from "./email-changes.ts";
import { deleteLinks } from "./links.ts";
import { hasComeFrom } from "./log/queries.ts";
import { deletePasswordReset, findPasswordReset } from "./passwords/password-resets.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";
import {
  createUser,
  findUserByEmail,
  readPasswordHash,
  readUser,
  toEmailKey,
  updateUser,
} from "./queries.ts";
import { endSessions, startSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

// Hashing a password takes a twentieth of a second and more: always before a transaction, never
// inside. Whatever can be guessed runs inside countingAttempt().

interface SignedIn {
  token: string;
  data: User;
  /** For the browser to keep, see devices.ts. */
  device: string;
}

export async function register(
  { db, passwords, noteAccountEvent }: AuthApi,
  { password, timeZone, ...account }: z.output<typeof registerInput>,
  { networks, agent, from }: Visitor,
  now: Date,
): Promise<SignedIn> {
  await refuseWeakPassword("password", password, account);
  passwords.refuseIfFull();
  const counters: Counter[] = [
    ...byNetwork("address", networks),
    ...byNetwork("registration", networks),
  ];
  return countingAttempt(db, counters, now, async () => {
    const passwordHash = await passwords.hash(password);
    const owner = ownerOf({ _id: randomUUIDv7() });
    const row = { ...account, timeZone: timeZone ?? null, passwordHash };
    return noteAccountEvent({ owner, from, now }, { kind: "registered" }, async (tx) => {
      const data = await createUser(tx, owner, row, now);
      if (!data) throw conflict("email", messages.auth.emailTaken);
      const token = await startSession(tx, owner, { agent }, now);
      return { data, token, device: makeDevice(passwordHash) };
    });
  });
}

export async function signIn(
  { db, passwords, noteAccountEvent }: AuthApi,
  { email, password, remember, timeZone }: z.output<typeof loginInput>,
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  passwords.refuseIfFull();
  const found = await findUserByEmail(db, email);
  const counters = toSignInCounters(email, found?.passwordHash, visitor);
  return countingAttempt(db, counters, now, async () => {
    const isRight = await passwords.verify(found?.passwordHash, password);
    if (!found || !isRight) throw unauthenticated(messages.auth.wrongCredentials);

    const { owner, passwordHash, ...user } = found;
    const rehashed = passwords.isOutdated(passwordHash) && (await passwords.hash(password));
    const changes = {
      // The first one stays until the user chooses another: who travels keeps their calendar.
      ...(timeZone && user.timeZone === null && { timeZone }),
      ...(rehashed && { passwordHash: rehashed }),
    };
    const { from, agent } = visitor;
    const note = { kind: "signedIn", way: "password" } as const;
    const { isNew: _, ...signedIn } = await noteAccountEvent(
      { owner, from, now },
      ({ isNew }: { isNew: boolean }) => [{ ...note, isNew }],
      async (tx) => {
        // Another call may have changed the password or closed the account while this one was hashing.
        if ((await readPasswordHash(tx, owner)) !== passwordHash) {
          throw unauthenticated(messages.auth.wrongCredentials);
        }
        const isChanged = Object.keys(changes).length > 0;
        const data = isChanged ? await updateUser(tx, owner, changes, now) : user;
        const token = await startSession(tx, owner, { agent, remember }, now);
        const isNew = !(await isKnown(tx, owner, passwordHash, visitor));
        return { data, token, device: makeDevice(rehashed || passwordHash), isNew };
      },
    );
    return signedIn;
  });
}

/** A browser shows what it was left with; a program keeps nothing, and is known by where it is. */
async function isKnown(tx: Tx, owner: Owner, passwordHash: string, visitor: Visitor) {
  const { device, agent, from } = visitor;
  if (device) return isDeviceOf(passwordHash, device);
  return isProgram(agent) && hasComeFrom(tx, owner, from);
}

/** A device that has signed in before is counted by itself: no guesser can keep it out. */
function toSignInCounters(
  email: string,
  passwordHash: string | undefined,
  { device, networks }: Visitor,
): Counter[] {
  const account = toEmailKey(email);
  if (device && isDeviceOf(passwordHash, device)) {
    return [{ kind: "device", subject: `${account} ${device}` }];
  }
  return [...byNetwork("address", networks), { kind: "account", subject: account }];
}

/** Uses up the mailed link: from now on the user signs in with the new email. */
export async function confirmEmail(
  { db, noteAccountEvent }: AuthApi,
  token: string,
  { networks, from: source }: Visitor,
  now: Date,
): Promise<{ user: User; from: string }> {
  const dead = invalid(messages.auth.confirmLinkDead);
  return countingAttempt(db, byNetwork("address", networks), now, async () => {
    const found = await findEmailChange(db, token, now);
    if (!found) throw dead;
    const { owner, email } = found;
    const about = { owner, from: source, now };
    return noteAccountEvent(about, { kind: "emailChanged", what: email }, async (tx) => {
      // Checked again: another request may have used the link.
      if (!(await deleteEmailChange(tx, owner, token))) throw dead;
      const { email: from } = await readUser(tx, owner);
      // It was meant for the old address.
      await deletePasswordReset(tx, owner);
      return { user: await updateUser(tx, owner, { email }, now), from };
    });
  }).catch((error: unknown) => {
    throw isTaken(error) ? conflict("email", messages.auth.emailTaken) : error;
  });
}

/** Spends a reset link: it sets the password, ends every session and starts a new one. */
export async function resetPassword(
  { db, passwords, noteAccountEvent }: AuthApi,
  { token, password }: { token: string; password: string },
  { networks, agent, from }: Visitor,
  now: Date,
): Promise<SignedIn> {
  const owner = await countingAttempt(db, byNetwork("address", networks), now, async () => {
    const found = await findPasswordReset(db, token, now);
    if (!found) throw invalid(messages.auth.resetLinkDead);
    return found;
  });
  await refuseWeakPassword("password", password, await readUser(db, owner));
  const passwordHash = await passwords.hash(password);
  const notes = [{ kind: "passwordReset" }, { kind: "signedIn", way: "resetLink" }] as const;
  return noteAccountEvent(
    { owner, from, now },
    () => notes,
    async (tx) => {
      // Asked again, since another call may have spent the link while this one was hashing.
      if (!(await deletePasswordReset(tx, owner, token)))
        throw invalid(messages.auth.resetLinkDead);
      await deleteLinks(tx, owner);
      // Whoever had the old password may have made one, and would go on reading.
      await deleteAddress(tx, owner);
      const data = await updateUser(tx, owner, { passwordHash }, now);
      await endSessions(tx, owner);
      const session = await startSession(tx, owner, { agent }, now);
      return { data, token: session, device: makeDevice(passwordHash) };
    },
  );
}
