import { twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { answer } from "../../../shared/words/codes.ts";
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

  route(api, twoStepEndpoints.get, async ({ person }) => ({ data: await readTwoStep(db, person) }));

  route(api, twoStepEndpoints.begin, async ({ person, user, session }) => {
    const secret = await makeSecret();
    const recoveryCodes = makeRecoveryCodes();
    const hashes = await hashAll(recoveryCodes);
    await inTransaction(db, { person }, async (tx) => {
      await refuseEnded(tx, session);
      if ((await findTwoStep(tx, person))?.since) throw outOfStep(words.alreadyOn);
      await saveSetup(tx, person, secret, hashes);
    });
    return { data: { secret, uri: await toUri(secret, user.email), recoveryCodes } };
  });

  route(api, twoStepEndpoints.turnOn, async ({ person, session, body, request, now }) => {
    const about = { person, from: readSource(request), now };
    const wrong = invalidField("code", answer("wrongCode"));
    const found = await inSnapshot(db, { person }, (tx) => findTwoStep(tx, person));
    if (!found) throw outOfStep(words.notBegun);
    await countingAttempt(db, [{ kind: "code", subject: person }], now, async () => {
      const step = await findStep(found.totpSecret, body.code, now);
      if (step === undefined) throw wrong;
      await noteAccountEvent(about, { kind: "twoStepOn" }, async (tx) => {
        await refuseEnded(tx, session);
        const current = await findTwoStep(tx, person);
        if (current?.since) throw outOfStep(words.alreadyOn);
        // Begun anew meanwhile, with another secret.
        if (current?.totpSecret !== found.totpSecret) throw outOfStep(words.notBegun);
        if (!(await spendStep(tx, person, step))) throw wrong;
        await turnOn(tx, person, now);
      });
    });
    return { data: await readTwoStep(db, person) };
  });

  route(api, twoStepEndpoints.turnOff, async ({ person, session, request, now }) => {
    const about = { person, from: readSource(request), now };
    // Nothing to tell of one that was only being set up.
    const note = (wasOn: boolean) => (wasOn ? [{ kind: "twoStepOff" } as const] : []);
    await noteAccountEvent(about, note, async (tx) => {
      await refuseEnded(tx, session);
      const found = await findTwoStep(tx, person);
      await deleteTwoStep(tx, person);
      return Boolean(found?.since);
    });
    return { msg: words.turnedOff };
  });

  route(api, twoStepEndpoints.newCodes, async ({ person, session, request, now }) => {
    const about = { person, from: readSource(request), now };
    const recoveryCodes = makeRecoveryCodes();
    const hashes = await hashAll(recoveryCodes);
    await noteAccountEvent(about, { kind: "recoveryCodesMade" }, async (tx) => {
      await refuseEnded(tx, session);
      if (!(await findTwoStep(tx, person))?.since) throw outOfStep(words.isOff);
      await replaceCodes(tx, person, hashes);
    });
    return { data: { recoveryCodes } };
  });
}
