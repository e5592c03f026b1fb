import type { z } from "zod";
import type { SignInWay } from "../../shared/account/account-log.ts";
import type { Account, loginInput, resetInput } from "../../shared/account/auth.ts";
import { answer } from "../../shared/words/codes.ts";
import { byNetwork, type Counter, countingAttempt } from "../attempts/attempts.ts";
import { isTaken } from "../db/engine/errors.ts";
import { readAccount } from "../desks/account.ts";
import { markProven } from "../desks/proven.ts";
import { settleDesk } from "../desks/queries.ts";
import { conflict, invalid, unauthenticated } from "../errors.ts";
import type { AccountNote } from "../http/writes/account-notes.ts";
import { deleteAddressesOf } from "../subscription/queries.ts";
import type { AuthApi } from "./auth-api.ts";
import { isDeviceOf, makeDevice } from "./devices.ts";
import { deleteEmailChange, findEmailChange } from "./email-changes.ts";
import { deleteKeys } from "./keys/queries.ts";
import { deleteLinks } from "./links.ts";
import { deletePasswordReset, findPasswordReset } from "./passwords/password-resets.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";
import {
  findUserByEmail,
  type Profile,
  readPasswordHash,
  readUser,
  toEmailKey,
  updateUser,
} from "./queries.ts";
import { endSessions, startSession } from "./sessions.ts";
import { requireSecondStep } from "./two-step/second-step.ts";
import { isKnown, type Visitor } from "./visitor.ts";

// Hashing a password takes a twentieth of a second and more: always before a transaction, never
// inside. Whatever can be guessed runs inside countingAttempt().

export interface SignedIn {
  token: string;
  data: Account;
  /** For the browser to keep, see devices.ts and two-step/trust.ts. */
  kept: { device: string; trust?: string | undefined };
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
  const wrongCredentials = answer("wrongCredentials");
  const wrong = unauthenticated(code === undefined ? wrongCredentials : answer("wrongWithCode"));
  const { person, passwordHash, name, timeZone } = await countingAttempt(
    db,
    counters,
    now,
    async () => {
      const isRight = await passwords.verify(found?.passwordHash, password);
      if (!found?.passwordHash || !isRight) throw wrong;
      return { ...found, passwordHash: found.passwordHash };
    },
  );
  const given = { code, trust, passwordHash, wrong };
  const { way, makeTrust } = await requireSecondStep(api, person, visitor, given, now);

  const rehashed = passwords.isOutdated(passwordHash) && (await passwords.hash(password));
  const changes = {
    // The first one stays until the user chooses another: who travels keeps their calendar.
    ...(wishes.timeZone && timeZone === null && { timeZone: wishes.timeZone }),
    ...(rehashed && { passwordHash: rehashed }),
  };
  const { from, agent } = visitor;
  const { isNew: _, ...signedIn } = await noteAccountEvent(
    { person, from, now },
    ({ isNew }: { isNew: boolean }) => [{ kind: "signedIn", way, isNew }, ...toNotes(way)],
    async (tx) => {
      // Another call may have changed the password or closed the account while this one was hashing.
      if ((await readPasswordHash(tx, person)) !== passwordHash) throw wrong;
      if (Object.keys(changes).length > 0) await updateUser(tx, person, changes, now);
      const data = await readAccount(tx, await settleDesk(tx, person, name, now), person, now);
      const token = await startSession(tx, person, { agent, remember: wishes.remember }, now);
      const isNew = !(await isKnown(tx, person, passwordHash, visitor));
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
): Promise<{ user: Profile; from: string }> {
  const dead = invalid(answer("confirmLinkDead"));
  return countingAttempt(db, byNetwork("address", networks), now, async () => {
    const found = await findEmailChange(db, token, now);
    if (!found) throw dead;
    const { person, email } = found;
    const about = { person, from: source, now };
    return noteAccountEvent(about, { kind: "emailChanged", what: email }, async (tx) => {
      // Checked again: another request may have used the link.
      if (!(await deleteEmailChange(tx, person, token))) throw dead;
      const { email: from } = await readUser(tx, person);
      // It was meant for the old address.
      await deletePasswordReset(tx, person);
      const user = await updateUser(tx, person, { email }, now);
      await markProven(tx, person, toEmailKey(email));
      return { user, from };
    });
  }).catch((error: unknown) => {
    throw isTaken(error) ? conflict("email", answer("emailTaken")) : error;
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
  const counters = byNetwork("address", networks);
  const { person, isMailed } = await countingAttempt(db, counters, now, async () => {
    const found = await findPasswordReset(db, token, now);
    if (!found) throw invalid(answer("resetLinkDead"));
    return found;
  });
  await refuseWeakPassword("password", password, await readUser(db, person));
  const wrong = unauthenticated(answer("wrongCode"));
  const given = { code, trust, passwordHash: await readPasswordHash(db, person), wrong };
  const { way, makeTrust } = await requireSecondStep(api, person, visitor, given, now);
  const passwordHash = await passwords.hash(password);
  const notes = [{ kind: "passwordReset" }, { kind: "signedIn", way: "resetLink" }] as const;
  return noteAccountEvent(
    { person, from, now },
    () => [...notes, ...toNotes(way)],
    async (tx) => {
      // Asked again, since another call may have spent the link while this one was hashing.
      if (!(await deletePasswordReset(tx, person, token))) throw invalid(answer("resetLinkDead"));
      await deleteLinks(tx, person);
      // Whoever had the old password may have made some, and would go on reading.
      await deleteAddressesOf(tx, person);
      await deleteKeys(tx, person);
      const { name, email } = await updateUser(tx, person, { passwordHash }, now);
      if (isMailed) await markProven(tx, person, toEmailKey(email));
      const data = await readAccount(tx, await settleDesk(tx, person, name, now), person, now);
      await endSessions(tx, person);
      const session = await startSession(tx, person, { agent }, now);
      const kept = { device: makeDevice(passwordHash), trust: makeTrust?.(passwordHash) };
      return { data, token: session, kept };
    },
  );
}
