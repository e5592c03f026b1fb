import type { z } from "zod";
import type { Account, accountChanges } from "../../shared/account/auth.ts";
import { answer } from "../../shared/words/codes.ts";
import { byNetwork, type Counter, countingAttempt } from "../attempts/attempts.ts";
import { keepPromises } from "../booking/promises.ts";
import { alsoOf, type Person, type Tx } from "../db/engine/database.ts";
import { isTaken } from "../db/engine/errors.ts";
import { readAccount } from "../desks/account.ts";
import { keepFormerName } from "../desks/members.ts";
import { conflict, invalidField } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { describeDevice } from "../http/requests/agents.ts";
import type { AccountNote } from "../http/writes/account-notes.ts";
import type { AuthApi } from "./auth-api.ts";
import { makeDevice } from "./devices.ts";
import { createEmailChange } from "./email-changes.ts";
import { mailConfirmLink } from "./email-mails.ts";
import { deleteLinks } from "./links.ts";
import { checkPassword } from "./passwords/check-password.ts";
import { refuseWeakPassword } from "./passwords/weak-passwords.ts";
import { hasPasskeyProof, requireProof } from "./proof/proof.ts";
import { findUserByEmail, readPasswordHash, toEmailKey, updateUser } from "./queries.ts";
import { endSessions, refuseEnded } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

// Hashing a password takes its time: always before a transaction, never inside.

interface Changed {
  data: Account;
  /** Counts once the link that was mailed there is opened. */
  pendingEmail?: string;
  /** For the browser to keep, see devices.ts. */
  device?: string;
}

interface Who {
  session: LiveSession;
  visitor: Visitor;
}

/** What is written at once, and the email that only a link confirms. */
interface Changes {
  account: Parameters<typeof updateUser>[2];
  emailToConfirm: string | undefined;
  /** The stored password that the current one was checked against. */
  checkedHash: string | undefined;
}

/**
 * A new email or password needs the current password, or a passkey just now. A new password ends the
 * other sessions and any open link; a new email counts at once only where no mail can be sent to it.
 */
export async function changeAccount(
  api: AuthApi,
  who: Who,
  { currentPassword, newPassword, ...given }: z.output<typeof accountChanges>,
  now: Date,
): Promise<Changed> {
  const { session, visitor } = who;
  const { user } = session;
  const { email = user.email, ...others } = given;
  const isOtherEmail = toEmailKey(email) !== toEmailKey(user.email);
  if (newPassword === undefined && email === user.email) {
    return { data: (await writeChanges(api, who, toChanges(others), now)).data };
  }
  if (currentPassword === undefined) {
    const missing = invalidField("currentPassword", answer("currentPasswordRequired"));
    await requireOtherProof(api, session, missing, now);
  }
  if (newPassword !== undefined) {
    await refuseWeakPassword("newPassword", newPassword, { name: user.name, ...others, email });
  }
  const wrong = invalidField("currentPassword", answer("currentPasswordWrong"));
  const checkedHash =
    currentPassword === undefined
      ? await readPasswordHash(api.db, session.person)
      : await checkPassword(api, session.person, currentPassword, wrong, now);
  const passwordHash = newPassword && (await api.passwords.hash(newPassword));
  const isToConfirm = isOtherEmail && api.mailer !== undefined;
  const changes: Changes = {
    account: { ...others, ...(!isToConfirm && { email }), ...(passwordHash && { passwordHash }) },
    emailToConfirm: isToConfirm ? email : undefined,
    checkedHash,
  };
  const write = () => writeChanges(api, who, changes, now);
  const { data, token } = isOtherEmail
    ? await countingEmails(api, session, visitor, now, write)
    : await write();
  if (token !== undefined) {
    await mailConfirmLink(api, { name: data.name, settings: user.settings, email, token });
  }
  return {
    data,
    ...(token !== undefined && { pendingEmail: email }),
    ...(passwordHash && { device: makeDevice(passwordHash) }),
  };
}

function toChanges(account: Changes["account"]): Changes {
  return { account, emailToConfirm: undefined, checkedHash: undefined };
}

/** Limits probing for taken emails as registration does, and the mails that are sent. */
function countingEmails<T>(
  { db }: AuthApi,
  { person }: LiveSession,
  { networks }: Visitor,
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  const counters: Counter[] = [
    ...byNetwork("address", networks),
    { kind: "newEmail", subject: person },
  ];
  return countingAttempt(db, counters, now, attempt);
}

/** The saved user, and the token for an email that is not confirmed yet. */
async function writeChanges(
  { noteAccountEvent }: AuthApi,
  { session, visitor: { from } }: Who,
  { account, emailToConfirm, checkedHash }: Changes,
  now: Date,
): Promise<{ data: Account; token?: string }> {
  const { owner, person, user } = session;
  const notes: AccountNote[] = [
    ...(account.passwordHash ? [{ kind: "passwordChanged" } as const] : []),
    ...(account.email !== undefined && account.email !== user.email
      ? [{ kind: "emailChanged", what: account.email } as const]
      : []),
    ...(emailToConfirm ? [{ kind: "emailChangeAsked", what: emailToConfirm } as const] : []),
  ];
  try {
    return await noteAccountEvent(
      { person, from, now },
      () => notes,
      async (tx) => {
        // Another call may have ended it, with a new password or with the account itself.
        await refuseEnded(tx, session);
        await refuseOvertaken(tx, person, checkedHash);
        await updateUser(tx, person, account, now);
        const { name, timeZone } = session.user;
        if (account.timeZone && timeZone && account.timeZone !== timeZone) {
          const acting = { _id: session._id, device: describeDevice(session), user: person };
          await keepPromises(tx, acting, { from: timeZone, to: account.timeZone }, now);
          await alsoOf(tx, owner);
        }
        if (account.name !== undefined && account.name !== name) {
          await keepFormerName(tx, person, name);
        }
        const isNewPassword = account.passwordHash !== undefined;
        if (isNewPassword) await endSessions(tx, person, session);
        if (isNewPassword || account.email !== undefined) await deleteLinks(tx, person);
        const data = await readAccount(tx, owner, person, now);
        if (emailToConfirm === undefined) return { data };
        if (await findUserByEmail(tx, emailToConfirm)) {
          throw conflict("email", answer("emailTaken"));
        }
        return { data, token: await createEmailChange(tx, person, emailToConfirm, now) };
      },
    );
  } catch (error) {
    throw isTaken(error) ? conflict("email", answer("emailTaken")) : error;
  }
}

/** Of parallel changes that name the same current password, the first one wins. */
async function refuseOvertaken(tx: Tx, person: Person, checkedHash: string | undefined) {
  if (checkedHash === undefined || (await readPasswordHash(tx, person)) === checkedHash) return;
  throw conflict("currentPassword", answer("passwordJustChanged"));
}

/** Removes the user with all records, sessions and reset links. Asks for the password, or a passkey. */
export async function deleteAccount(
  api: AuthApi,
  session: LiveSession,
  password: string | undefined,
  now: Date,
): Promise<void> {
  const { person } = session;
  if (password === undefined) {
    const missing = invalidField("password", answer("passwordRequired"));
    await requireOtherProof(api, session, missing, now);
  } else {
    const wrong = invalidField("password", answer("passwordWrong"));
    await checkPassword(api, person, password, wrong, now);
  }
  await api.deletions.deleteAccount(person, now);
}

/**
 * In place of a password that was not sent: a passkey. Who has no password is asked for a proof, who has
 * one hears that it is `missing`.
 */
async function requireOtherProof({ db }: AuthApi, session: LiveSession, missing: Error, now: Date) {
  if (hasPasskeyProof(session, now)) return;
  if ((await readPasswordHash(db, session.person)) !== undefined) throw missing;
  requireProof(session, now);
}
