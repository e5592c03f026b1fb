import type { PasskeyAssertion, PasskeyRegistration } from "../../../shared/account/passkeys.ts";
import { answer } from "../../../shared/words/codes.ts";
import type { Db, Person, Tx } from "../../db/engine/database.ts";
import type { Env } from "../../env.ts";
import { outOfStep } from "../../errors.ts";
import { type Purpose, spendChallenge } from "./challenges.ts";
import { findPasskey, touchPasskey } from "./queries.ts";
import { findRelyingParty, type RelyingParty } from "./relying-party.ts";

/** Throws the 409 where browsers offer no passkeys. */
export function needRelyingParty(env: Env): RelyingParty {
  const party = findRelyingParty(env);
  if (!party) throw outOfStep(answer("passkeysUnavailable"));
  return party;
}

/** ES256, which every device has, EdDSA and RS256, as COSE numbers them. */
export const passkeyAlgorithms = [-7, -8, -257] as const;

interface Parts {
  db: Db;
  env: Env;
}

/** A passkey that has just signed. `keep` writes that down; false when it was overtaken. */
export interface UsedPasskey {
  person: Person;
  keep: (tx: Tx) => Promise<boolean>;
}

/**
 * Checks a signature: made at our own address, of a challenge of ours, by a passkey that we know, after
 * the device has made sure who it is. Undefined when anything is wrong, whatever it is.
 */
export async function verifyAssertion(
  { db, env }: Parts,
  assertion: PasskeyAssertion,
  purpose: Purpose,
  now: Date,
): Promise<UsedPasskey | undefined> {
  const party = needRelyingParty(env);
  const said = await spendSaid(db, party, assertion.response.clientDataJSON, purpose, now);
  if (!said) return undefined;
  const found = await findPasskey(db, assertion.id);
  if (!found) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { credential: id, publicKey, counter } = found;
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { newCounter } = result.authenticationInfo;
  return {
    person: found.person,
    keep: (tx) => touchPasskey(tx, found.person, found, newCounter, now),
  };
}

/** The same of a new passkey: what is to be stored of it, and the AAGUID of its program or device. */
export async function verifyRegistration(
  { db, env }: Parts,
  registration: PasskeyRegistration,
  purpose: Purpose,
  now: Date,
) {
  const party = needRelyingParty(env);
  const said = await spendSaid(db, party, registration.response.clientDataJSON, purpose, now);
  if (!said) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { response, ...rest } = registration;
  const { transports = [], ...signed } = response;
  const result = await verifyRegistrationResponse({
    response: { ...rest, response: signed, clientExtensionResults: {} },
    expectedChallenge: said.challenge,
    expectedOrigin: said.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential, aaguid } = result.registrationInfo;
  return {
    aaguid,
    row: {
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(transports),
    },
  };
}

/** The challenge and the page that a device says it has signed for, if both are right; used up by that. */
async function spendSaid(
  db: Db,
  { isOrigin }: RelyingParty,
  clientDataJSON: string,
  purpose: Purpose,
  now: Date,
) {
  const { challenge, origin } = readClientData(clientDataJSON);
  if (!(await spendChallenge(db, challenge, purpose, now))) return undefined;
  return isOrigin(origin) ? { challenge, origin } : undefined;
}

function readClientData(text: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(text, "base64url").toString());
    return { challenge: String(challenge), origin: String(origin) };
  } catch {
    return { challenge: "", origin: "" };
  }
}
