import { passkeyEndpoints, passkeyTimeout } from "../../../../shared/account/passkeys.ts";
import { auth } from "../../../../shared/words/en/auth.ts";
import { callAny } from "../../../lib/api.ts";
import { failureText } from "../../../lib/api-error.ts";
import { browserZone } from "../../../lib/dates/dates.ts";
import { setSessionError } from "../../../lib/session.ts";
import { login } from "../sign-in.ts";
import { canOfferPasskeys, signWithPasskey, stopAsking } from "./passkeys.ts";

/** Milliseconds after which the field offers a fresh challenge, well before the last one ends. */
const renewal = 0.8 * passkeyTimeout;

interface Wishes {
  /** Asked once a passkey was chosen. */
  remember: () => boolean;
  /** In the field of the email, among what the browser fills in, instead of in a dialog. */
  inField?: boolean;
  signal?: AbortSignal;
}

/** Logs in with a passkey that the user chooses. False: nobody is logged in. */
export async function logInByPasskey({ remember, inField = false, signal }: Wishes) {
  let isWanted = !inField;
  try {
    const { data } = await callAny(passkeyEndpoints.loginOptions);
    if (signal?.aborted) return false;
    const passkey = await signWithPasskey(data, { useBrowserAutofill: inField });
    if (!passkey || signal?.aborted) return false;
    isWanted = true;
    const body = { passkey, remember: remember(), timeZone: browserZone() };
    return (await login(await callAny(passkeyEndpoints.login, { body }))) === true;
  } catch (error) {
    // Of what nobody has asked for, nothing is said.
    if (isWanted) setSessionError(failureText(error, auth.said.passkeyFailed));
    return false;
  }
}

/** Lets the browser offer passkeys in the field of the email, where it can, until `signal` ends that. */
export async function offerPasskeys(remember: () => boolean, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !(await canOfferPasskeys()) || signal.aborted) return;
  let isDue = true;
  // A page that nobody sees asks for no challenges; it makes up for that once it is seen.
  const offer = () => {
    if (!isDue || document.visibilityState !== "visible") return;
    isDue = false;
    void logInByPasskey({ remember, inField: true, signal });
  };
  offer();
  document.addEventListener("visibilitychange", offer, { signal });
  const timer = setInterval(() => {
    isDue = true;
    offer();
  }, renewal);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    stopAsking();
  });
}
