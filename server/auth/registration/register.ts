import { randomUUIDv7 } from "node:crypto";
import type { z } from "zod";
import type { registerInput } from "../../../shared/account/auth.ts";
import { answer } from "../../../shared/words/codes.ts";
import type { Language } from "../../../shared/words/languages.ts";
import { byNetwork, type Counter, countingAttempt } from "../../attempts/attempts.ts";
import { type Db, personOf, takeTurn } from "../../db/engine/database.ts";
import { readAccount } from "../../desks/account.ts";
import { acceptInvitation, findDeskInvitation } from "../../desks/joining.ts";
import { settleDesk } from "../../desks/queries.ts";
import type { Env } from "../../env.ts";
import { conflict, forbidden, invalid, invalidField } from "../../errors.ts";
import type { SignedIn } from "../accounts.ts";
import type { AuthApi } from "../auth-api.ts";
import { makeDevice } from "../devices.ts";
import { refuseWeakPassword } from "../passwords/weak-passwords.ts";
import { createUser, toEmailKey } from "../queries.ts";
import { startSession } from "../sessions.ts";
import type { Visitor } from "../visitor.ts";
import { beginInLanguage } from "./begin-in-language.ts";
import { findInvitation, spendInvitation } from "./invitations.ts";
import { readRegistrationMode } from "./mode.ts";

export async function register(
  { db, env, passwords, noteAccountEvent }: AuthApi,
  { password, timeZone, invite, ...account }: z.output<typeof registerInput>,
  { networks, agent, from }: Visitor,
  language: Language,
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
    const person = personOf({ _id: randomUUIDv7() });
    const row = { ...account, timeZone: timeZone ?? null, passwordHash };
    return noteAccountEvent({ person, from, now }, { kind: "registered" }, async (tx) => {
      // Asked again, since another call may have made the first account while this one was hashing.
      await takeTurn(tx, "registration");
      const invited = await admit(tx, env, account.email, invite, now);
      if (!(await createUser(tx, person, row, now))) {
        throw conflict("email", answer("emailTaken"));
      }
      if (invited === "server" && !(await spendInvitation(tx, invite ?? ""))) {
        throw invalid(answer("invitationDead"));
      }
      if (invited === "desk") {
        await acceptInvitation(tx, { person, email: account.email }, invite ?? "", now);
      }
      const owner = await settleDesk(tx, person, account.name, now);
      const ownDesk = invited === "desk" ? undefined : owner;
      await beginInLanguage(tx, language, { person, name: account.name, ownDesk, timeZone }, now);
      const token = await startSession(tx, person, { agent }, now);
      const data = await readAccount(tx, owner, person, now);
      return { data, token, kept: { device: makeDevice(passwordHash) } };
    });
  });
}

/**
 * Throws unless somebody with this email may make an account. Answers what invites them: the provider,
 * a desk, or nothing. An invitation to a desk counts in every mode but `closed`.
 */
async function admit(db: Db, env: Env, email: string, invite: string | undefined, now: Date) {
  const mode = await readRegistrationMode(db, env);
  if (mode === "closed") throw forbidden(answer("registrationClosed"));
  const toDesk = invite === undefined ? undefined : await findDeskInvitation(db, invite, now);
  if (toDesk) {
    if (toDesk.email) refuseOtherEmail(toDesk.email, email);
    return "desk";
  }
  if (mode === "open") return undefined;
  if (!invite) throw forbidden(answer("registrationInvited"));
  const invited = await findInvitation(db, invite, now);
  if (invited === undefined) throw forbidden(answer("invitationDead"));
  refuseOtherEmail(invited, email);
  return "server";
}

function refuseOtherEmail(invited: string, email: string) {
  if (toEmailKey(invited) !== toEmailKey(email))
    throw invalidField("email", answer("invitationOtherEmail"));
}
