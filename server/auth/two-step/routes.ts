import { signInMessages } from "../../../shared/account/sign-in-messages.ts";
import { twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { route } from "../../api.ts";
import { countingAttempt } from "../../attempts/attempts.ts";
import { inSnapshot, inTransaction } from "../../db/engine/database.ts";
import { invalidField, outOfStep } from "../../errors.ts";
import { readSource } from "../../http/requests/source.ts";
import { serverMessages } from "../../messages.ts";
import type { AuthApi } from "../auth-api.ts";
import { refuseEnded } from "../sessions.ts";
import { findStep, makeRecoveryCodes, makeSecret, toUri } from "./codes.ts";
import {
  deleteTwoStep,
  findTwoStep,
  readTwoStep,
  replaceCodes,
  saveSetup,
  spendStep,
  turnOn,
} from "./queries.ts";

const { twoStep: words } = serverMessages;

export function twoStepRoutes(api: AuthApi) {
  const { db, passwords, noteAccountEvent } = api;
  const hashAll = (codes: string[]) => Promise.all(codes.map(passwords.hash));

  route(api, twoStepEndpoints.get, async ({ owner }) => ({ data: await readTwoStep(db, owner) }));

  route(api, twoStepEndpoints.begin, async ({ owner, user, session }) => {
    const secret = await makeSecret();
    const recoveryCodes = makeRecoveryCodes();
    const hashes = await hashAll(recoveryCodes);
    await inTransaction(db, owner, async (tx) => {
      await refuseEnded(tx, session);
      if ((await findTwoStep(tx, owner))?.since) throw outOfStep(words.alreadyOn);
      await saveSetup(tx, owner, secret, hashes);
    });
    return { data: { secret, uri: await toUri(secret, user.email), recoveryCodes } };
  });

  route(api, twoStepEndpoints.turnOn, async ({ owner, session, body, request, now }) => {
    const about = { owner, from: readSource(request), now };
    const wrong = invalidField("code", signInMessages.twoStep.wrongCode);
    const found = await inSnapshot(db, owner, (tx) => findTwoStep(tx, owner));
    if (!found) throw outOfStep(words.notBegun);
    await countingAttempt(db, [{ kind: "code", subject: owner }], now, async () => {
      const step = await findStep(found.totpSecret, body.code, now);
      if (step === undefined) throw wrong;
      await noteAccountEvent(about, { kind: "twoStepOn" }, async (tx) => {
        await refuseEnded(tx, session);
        const current = await findTwoStep(tx, owner);
        if (current?.since) throw outOfStep(words.alreadyOn);
        // Begun anew meanwhile, with another secret.
        if (current?.totpSecret !== found.totpSecret) throw outOfStep(words.notBegun);
        if (!(await spendStep(tx, owner, step))) throw wrong;
        await turnOn(tx, owner, now);
      });
    });
    return { data: await readTwoStep(db, owner) };
  });

  route(api, twoStepEndpoints.turnOff, async ({ owner, session, request, now }) => {
    const about = { owner, from: readSource(request), now };
    // Nothing to tell of one that was only being set up.
    const note = (wasOn: boolean) => (wasOn ? [{ kind: "twoStepOff" } as const] : []);
    await noteAccountEvent(about, note, async (tx) => {
      await refuseEnded(tx, session);
      const found = await findTwoStep(tx, owner);
      await deleteTwoStep(tx, owner);
      return Boolean(found?.since);
    });
    return { msg: words.turnedOff };
  });

  route(api, twoStepEndpoints.newCodes, async ({ owner, session, request, now }) => {
    const about = { owner, from: readSource(request), now };
    const recoveryCodes = makeRecoveryCodes();
    const hashes = await hashAll(recoveryCodes);
    await noteAccountEvent(about, { kind: "recoveryCodesMade" }, async (tx) => {
      await refuseEnded(tx, session);
      if (!(await findTwoStep(tx, owner))?.since) throw outOfStep(words.isOff);
      await replaceCodes(tx, owner, hashes);
    });
    return { data: { recoveryCodes } };
  });
}
