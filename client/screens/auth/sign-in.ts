import {
  authEndpoints,
  type LoginInput,
  type RegisterInput,
} from "../../../shared/account/auth.ts";
import { messages } from "../../../shared/messages.ts";
import { callAny } from "../../lib/api.ts";
import { ApiError, failureText } from "../../lib/api-error.ts";
import { browserZone } from "../../lib/dates/dates.ts";
import { notify } from "../../lib/notify.ts";
import { loadUser, setSessionError } from "../../lib/session.ts";
import { storeToken } from "../../lib/token.ts";

/**
 * Signs in with credentials, or with a token that is already there. `code`: they are right, and two-step
 * login asks for a code as well.
 */
export async function login(
  proof: LoginInput | string | { token: string },
): Promise<boolean | "code"> {
  try {
    const token = await tokenOf(proof);
    storeToken(token);
  } catch (error) {
    if (asksForCode(error)) return "code";
    return fail(error, messages.auth.loginFailed, { toast: true });
  }
  const loaded = await loadUser();
  if (loaded) notify.success(messages.auth.loggedIn);
  return loaded;
}

/** Whether a login, or a new password, goes on with the code of two-step login. */
function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && "code" in error.body;
}

async function tokenOf(proof: LoginInput | string | { token: string }): Promise<string> {
  if (typeof proof === "string") return proof;
  if ("token" in proof) return proof.token;
  const body = { ...proof, timeZone: browserZone() };
  return (await callAny(authEndpoints.login, { body })).token;
}

export async function register(
  input: RegisterInput,
  said: string = messages.auth.registered,
): Promise<boolean> {
  try {
    const body = { ...input, timeZone: browserZone() };
    storeToken((await callAny(authEndpoints.register, { body })).token);
  } catch (error) {
    return fail(error, messages.auth.registrationFailed, { toast: true });
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
    return fail(error, messages.auth.resetMailFailed);
  }
}

export async function resetPassword(token: string, password: string): Promise<boolean | "code"> {
  try {
    const params = { token };
    const answer = await callAny(authEndpoints.resetPassword, { params, body: { password } });
    return await enterAfterReset(answer.token);
  } catch (error) {
    if (asksForCode(error)) return "code";
    return fail(error, messages.auth.passwordResetFailed);
  }
}

/** Signs in with the token that a new password was answered with. */
export async function enterAfterReset(token: string): Promise<boolean> {
  if (!token) return false;
  storeToken(token);
  const loaded = await loadUser();
  if (loaded) notify.success(messages.auth.passwordReset);
  return loaded;
}

function fail(error: unknown, fallback: string, options: { toast?: boolean } = {}): false {
  const text = failureText(error, fallback);
  setSessionError(text);
  if (options.toast) notify.error(text);
  return false;
}
