import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type {
  PasskeyAssertion,
  PasskeyRegistration,
  passkeyEndpoints,
} from "../../../../shared/account/passkeys.ts";
import type { AnswerOf } from "../../../lib/api.ts";

// All of the browser's passkeys: fetched when somebody is about to use one.

type Request = AnswerOf<typeof passkeyEndpoints.loginOptions>["data"];
type Creation = AnswerOf<typeof passkeyEndpoints.options>["data"];

/** Has a device sign. Undefined when the user would not, or when something else was asked meanwhile. */
export function signWithPasskey(
  optionsJSON: Request,
  { useBrowserAutofill = false } = {},
): Promise<PasskeyAssertion | undefined> {
  // as: the library's types name more than there is, such as extensions.
  const asked = startAuthentication({
    optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]["optionsJSON"],
    useBrowserAutofill,
  }) as Promise<PasskeyAssertion>;
  return asked.catch(orCanceled);
}

/** Has a device make a passkey. Undefined when the user would not. */
export function makePasskey(optionsJSON: Creation): Promise<PasskeyRegistration | undefined> {
  // as: see above.
  const asked = startRegistration({
    optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]["optionsJSON"],
  }) as Promise<PasskeyRegistration>;
  return asked.catch(orCanceled);
}

/** Ends what a device is asked for now. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the field of an email can offer passkeys. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Whether a device has a passkey of the account already. */
export function isKnownDevice(error: unknown): boolean {
  return (
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
  );
}

function orCanceled(error: unknown): undefined {
  const name = error instanceof Error ? error.name : "";
  // Browsers do not tell a canceled gesture from one that took too long, nor from a missing passkey.
  if (name !== "NotAllowedError" && name !== "AbortError") throw error;
}
