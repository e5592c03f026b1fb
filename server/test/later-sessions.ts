import { authEndpoints } from "../../shared/account/auth.ts";
import type { Person, TestApp } from "./harness.ts";

/** The same person once the first session has ended: tests move the clock by months. */
export async function signInAgain({ visitor, withToken }: TestApp, { user, password }: Person) {
  const body = { email: user.email, password };
  return withToken((await visitor.call(authEndpoints.login, { body })).token);
}
