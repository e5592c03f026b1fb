import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { SignInWay } from "../../shared/account/account-log.ts";
import type { loginInput, registerInput, resetInput, User } from "../../shared/account/auth.ts";
import { signInMessages } from "../../shared/account/sign-in-messages.ts";
import { messages } from "../../shared/messages.ts";
import { byNetwork, type Counter, countingAttempt } from "../attempts/attempts.ts";
import { type Db, ownerOf, takeTurn } from "../db/engine/database.ts";
import { isTaken } from "../db/engine/errors.ts";
import type { Env } from "../env.ts";
import { conflict, forbidden, invalid, invalidField, unauthenticated } from "../errors.ts";
import type { AccountNote } from "../http/writes/account-notes.ts";
import { serverMessages } from "../messages.ts";
import { deleteAddress } from "../subscription/queries.ts";
import type { AuthApi } from "./auth-api.ts";
import { isDeviceOf, makeDevice } from "./devices.ts";
import { deleteEmailChange, findEmailChange } from "./email-changes.ts";
import { deleteKeys } from "./keys/queries.ts";
import { deleteLinks } from "./links.ts";
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
import { findInvitation, spendInvitation } from "./registration/invitations.ts";
import { readRegistrationMode } from "./registration/mode.ts";
import { endSessions, startSession } from "./sessions.ts";
import { requireSecondStep } from "./two-step/second-step.ts";
import { isKnown, type Visitor } from "./visitor.ts";

// Hashing a password takes a twentieth of a second and more: always before a transaction, never
// inside. Whatever can be guessed runs inside countingAttempt().

const { registration: words } = serverMessages;

interface SignedIn {
  token: string;
  data: User;
  /** For the browser to keep, see devices.ts and two-step/trust.ts. */
  kept: { device: string; trust?: string | undefined };
}

export async function register(
  { db, env, passwords, noteAccountEvent }: AuthApi,
  { password, timeZone, invite, ...account }: z.output<typeof registerInput>,
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
    await admit(db, env, account.email, invite, now);
    const passwordHash = await passwords.hash(password);
    const owner = ownerOf({ _id: randomUUIDv7() });
    const row = { ...account, timeZone: timeZone ?? null, passwordHash };
    return noteAccountEvent({ owner, from, now }, { kind: "registered" }, async (tx) => {
      // Asked again, since another call may have made the first account while this one was hashing.
      await takeTurn(tx, "registration");
      const isInvited = await admit(tx, env, account.email, invite, now);
      const data = await createUser(tx, owner, row, now);
      if (!data) throw conflict("email", messages.auth.emailTaken);
      if (isInvited && !(await spendInvitation(tx, invite ?? ""))) throw invalid(words.dead);
      const token = await startSession(tx, owner, { agent }, now);
      return { data, token, kept: { device: makeDevice(passwordHash) } };
    });
  });
}

/** Throws unless somebody with this email may make an account. Answers whether by an invitation. */
async function admit(db: Db, env: Env, email: string, invite: string | undefined, now: Date) {
  const mode = await readRegistrationMode(db, env);
  if (mode === "closed") throw forbidden(words.closed);
  if (mode === "open") return false;
  if (!invite) throw forbidden(words.invited);
  const invited = await findInvitation(db, invite, now);
  if (invited === undefined) throw forbidden(words.dead);
  if (toEmailKey(invited) !== toEmailKey(email)) throw invalidField("email", words.otherEmail);
  return true;
}

export async function signIn(
  api: AuthApi,
  { email, password, code, trust, ...wishes }: z.output<typeof loginInput>,
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const { db, passwords, noteAccountEvent } = api;
  passwords.refuseIfFull();
  const found = await findUserByEmail(db, email);
  const counters = toSignInCounters(email, found?.passwordHash, visitor);
  // With a code, no answer tells which of the three was wrong.
  const { wrongCredentials } = messages.auth;
  const wrong = unauthenticated(
    code === undefined ? wrongCredentials : serverMessages.auth.wrongWithCode,
  );
  const { owner, passwordHash, ...user } = await countingAttempt(db, counters, now, async () => {
    const isRight = await passwords.verify(found?.passwordHash, password);
    if (!found?.passwordHash || !isRight) throw wrong;
    return { ...found, passwordHash: found.passwordHash };
  });
  const given = { code, trust, passwordHash, wrong };
  const { way, makeTrust } = await requireSecondStep(api, owner, visitor, given, now);

  const rehashed = passwords.isOutdated(passwordHash) && (await passwords.hash(password));
  const changes = {
    // The first one stays until the user chooses another: who travels keeps their calendar.
    ...(wishes.timeZone && user.timeZone === null && { timeZone: wishes.timeZone }),
    ...(rehashed && { passwordHash: rehashed }),
  };
  const { from, agent } = visitor;
  const { isNew: _, ...signedIn } = await noteAccountEvent(
    { owner, from, now },
    ({ isNew }: { isNew: boolean }) => [{ kind: "signedIn", way, isNew }, ...toNotes(way)],
    async (tx) => {
      // Another call may have changed the password or closed the account while this one was hashing.
      if ((await readPasswordHash(tx, owner)) !== passwordHash) throw wrong;
      const isChanged = Object.keys(changes).length > 0;
      const data = isChanged ? await updateUser(tx, owner, changes, now) : user;
      const token = await startSession(tx, owner, { agent, remember: wishes.remember }, now);
      const isNew = !(await isKnown(tx, owner, passwordHash, visitor));
      const hash = rehashed || passwordHash;
      const kept = { device: makeDevice(hash), trust: makeTrust?.(hash) };
      return { data, token, kept, isNew };
    },
  );
  return signedIn;
}

/** Of a recovery code its owner is told: there is one less, and it may be in other hands. */
function toNotes(way: SignInWay): AccountNote[] {
  return way === "recoveryCode" ? [{ kind: "recoveryCodeUsed" }] : [];
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

interface Reset extends z.output<typeof resetInput> {
  token: string;
}

/**
 * Spends a reset link: it sets the password, ends every session and starts a new one. The link stands in
 * for the password alone: two-step login asks for its code, before anything changes.
 */
export async function resetPassword(
  api: AuthApi,
  { token, password, code, trust }: Reset,
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const { db, passwords, noteAccountEvent } = api;
  const { networks, agent, from } = visitor;
  const owner = await countingAttempt(db, byNetwork("address", networks), now, async () => {
    const found = await findPasswordReset(db, token, now);
    if (!found) throw invalid(messages.auth.resetLinkDead);
    return found;
  });
  await refuseWeakPassword("password", password, await readUser(db, owner));
  const wrong = unauthenticated(signInMessages.twoStep.wrongCode);
  const given = { code, trust, passwordHash: await readPasswordHash(db, owner), wrong };
  const { way, makeTrust } = await requireSecondStep(api, owner, visitor, given, now);
  const passwordHash = await passwords.hash(password);
  const notes = [{ kind: "passwordReset" }, { kind: "signedIn", way: "resetLink" }] as const;
  return noteAccountEvent(
    { owner, from, now },
    () => [...notes, ...toNotes(way)],
    async (tx) => {
      // Asked again, since another call may have spent the link while this one was hashing.
      if (!(await deletePasswordReset(tx, owner, token)))
        throw invalid(messages.auth.resetLinkDead);
      await deleteLinks(tx, owner);
      // Whoever had the old password may have made some, and would go on reading.
      await deleteAddress(tx, owner);
      await deleteKeys(tx, owner);
      const data = await updateUser(tx, owner, { passwordHash }, now);
      await endSessions(tx, owner);
      const session = await startSession(tx, owner, { agent }, now);
      const kept = { device: makeDevice(passwordHash), trust: makeTrust?.(passwordHash) };
      return { data, token: session, kept };
    },
  );
}
