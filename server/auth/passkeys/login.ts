import type { z } from "zod";
import type { passkeyEndpoints } from "../../../shared/account/passkeys.ts";
import { answer } from "../../../shared/words/codes.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { readAccount } from "../../desks/account.ts";
import { settleDesk } from "../../desks/queries.ts";
import { unauthenticated } from "../../errors.ts";
import type { AuthApi } from "../auth-api.ts";
import { makeDevice } from "../devices.ts";
import { readPasswordHash, readUser, updateUser } from "../queries.ts";
import { startSession } from "../sessions.ts";
import { isKnown, type Visitor } from "../visitor.ts";
import { beforeLogin } from "./challenges.ts";
import { verifyAssertion } from "./verify.ts";

type Input = z.output<typeof passkeyEndpoints.login.schema.body>;

/** Logs in whoever signs with a passkey. Every failure is the same 401: it tells nothing of any account. */
export async function logInByPasskey(
  api: AuthApi,
  { passkey, remember, timeZone }: Input,
  visitor: Visitor,
  now: Date,
) {
  const { db, noteAccountEvent } = api;
  const { networks, agent, from } = visitor;
  return countingAttempt(db, byNetwork("address", networks), now, async () => {
    const failed = unauthenticated(answer("passkeyFailed"));
    const used = await verifyAssertion(api, passkey, beforeLogin, now);
    if (!used) throw failed;
    const { person } = used;
    const about = { person, from, now };
    const note = ({ isNew }: { isNew: boolean }) => [
      { kind: "signedIn", way: "passkey", isNew } as const,
    ];
    const { isNew: _, ...signedIn } = await noteAccountEvent(about, note, async (tx) => {
      if (!(await used.keep(tx))) throw failed;
      const user = await readUser(tx, person);
      const isFirstZone = timeZone !== undefined && user.timeZone === null;
      if (isFirstZone) await updateUser(tx, person, { timeZone }, now);
      const data = await readAccount(tx, await settleDesk(tx, person, user.name, now), person, now);
      const token = await startSession(tx, person, { agent, remember, by: "passkey" }, now);
      const passwordHash = await readPasswordHash(tx, person);
      const isNew = !(await isKnown(tx, person, passwordHash, visitor));
      return { token, data, device: passwordHash && makeDevice(passwordHash), isNew };
    });
    return signedIn;
  });
}
