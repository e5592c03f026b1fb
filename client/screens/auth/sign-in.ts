import {
  authEndpoints,
  type LoginInput,
  type RegisterInput,
} from "../../../shared/account/auth.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { type AnswerOf, callAny } from "../../lib/api.ts";
import { ApiError, failureText, refusalOf } from "../../lib/api-error.ts";
import { browserZone } from "../../lib/dates/dates.ts";
import { notify } from "../../lib/notify.ts";
import { forgetDeskOfOthers } from "../../lib/people/kept-desk.ts";
import { loadUser, setSessionError } from "../../lib/session.ts";
import { storeToken } from "../../lib/token.ts";

export type SignedIn = AnswerOf<typeof authEndpoints.login>;

/**
 * Signs in with credentials, or with what they were answered with. `code`: they are right, and two-step
 * login asks for a code as well.
 */
export async function login(proof: LoginInput | SignedIn): Promise<boolean | "code"> {
  try {
    keep("token" in proof ? proof : await askFor(proof));
  } catch (error) {
    if (asksForCode(error)) return "code";
    return fail(error, auth.said.loginFailed, { toast: true });
  }
  const loaded = await loadUser();
  if (loaded) notify.success(auth.said.loggedIn);
  return loaded;
}

/** Whether a login, or a new password, goes on with the code of two-step login. */
function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && "code" in error.body;
}

function askFor(input: LoginInput): Promise<SignedIn> {
  return callAny(authEndpoints.login, { body: { ...input, timeZone: browserZone() } });
}

function keep({ token, data }: SignedIn): void {
  forgetDeskOfOthers(data._id);
  storeToken(token);
}

export async function register(
  input: RegisterInput,
  said: string = auth.said.registered,
): Promise<boolean> {
  try {
    const body = { ...input, timeZone: browserZone() };
    keep(await callAny(authEndpoints.register, { body }));
  } catch (error) {
    return fail(error, auth.said.registrationFailed, { toast: true });
  }
  const loaded = await loadUser();
  if (loaded) notify.success(said);
  return loaded;
}

/**
 * Requests a reset link by email. No screen offers it, as the login dialog names the provider
 * instead.
 * @public
 */
export async function forgotPassword(email: string): Promise<boolean> {
  try {
    await callAny(authEndpoints.forgotPassword, { body: { email } });
    setSessionError(null);
    return true;
  } catch (error) {
    return fail(error, auth.said.resetMailFailed);
  }
}

export async function resetPassword(token: string, password: string): Promise<boolean | "code"> {
  try {
    const params = { token };
    const answer = await callAny(authEndpoints.resetPassword, { params, body: { password } });
    return await enterAfterReset(answer);
  } catch (error) {
    if (asksForCode(error)) return "code";
    return fail(error, auth.said.passwordResetFailed);
  }
}

/** Signs in with what a new password was answered with. */
export async function enterAfterReset(signedIn: SignedIn): Promise<boolean> {
  keep(signedIn);
  const loaded = await loadUser();
  if (loaded) notify.success(auth.said.passwordReset);
  return loaded;
}

function fail(error: unknown, fallback: string, options: { toast?: boolean } = {}): false {
  const text = failureText(error, fallback);
  setSessionError(text, refusalOf(error));
  if (options.toast) notify.error(text);
  return false;
}
