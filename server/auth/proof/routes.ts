import { proofEndpoints } from "../../../shared/account/proof.ts";
import { answer } from "../../../shared/words/codes.ts";
import { route } from "../../api.ts";
import { inTransaction } from "../../db/engine/database.ts";
import { invalid, invalidField } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import type { AuthApi } from "../auth-api.ts";
import { askToSign } from "../passkeys/challenges.ts";
import { listCredentials } from "../passkeys/queries.ts";
import { needRelyingParty, verifyAssertion } from "../passkeys/verify.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { readPasswordHash } from "../queries.ts";
import { keepProof } from "./proof.ts";

export function proofRoutes(api: AuthApi) {
  const { db, env } = api;

  route(api, proofEndpoints.ways, async ({ person }) => {
    const password = (await readPasswordHash(db, person)) !== undefined;
    return { data: { password, passkeys: (await listCredentials(db, person)).length > 0 } };
  });

  route(api, proofEndpoints.options, async ({ person, session, now }) => {
    const { id } = needRelyingParty(env);
    const allowCredentials = await listCredentials(db, person);
    return { data: await askToSign(db, { rpId: id, allowCredentials }, toPurpose(session), now) };
  });

  route(api, proofEndpoints.give, async ({ person, session, body, now }) => {
    if (body.passkey) {
      const used = await verifyAssertion(api, body.passkey, toPurpose(session), now);
      // Another's passkey is none of this account's.
      const isKept =
        used?.person === person && (await inTransaction(db, { person }, (tx) => used.keep(tx)));
      if (!isKept) throw invalid(answer("passkeyProofFailed"));
      return { data: { until: await keepProof(db, session, "passkey", now) } };
    }
    if (body.password === undefined) throw invalidField("password", answer("passwordRequired"));
    const wrong = invalidField("password", answer("passwordWrong"));
    await checkPassword(api, person, body.password, wrong, now);
    return { data: { until: await keepProof(db, session, "password", now) } };
  });
}

function toPurpose({ _id }: LiveSession) {
  return { purpose: "prove" as const, session: _id };
}
