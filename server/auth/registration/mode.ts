import type { RegistrationMode } from "../../../shared/account/registration.ts";
import type { Db } from "../../db/engine/database.ts";
import type { Env } from "../../env.ts";
import { hasUsers } from "../queries.ts";

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Who may make an account: as the provider says; else anybody while only this machine is served, and
 * on a network who comes first. After that, who is invited.
 */
export async function readRegistrationMode(
  db: Db,
  { REGISTRATION, HOST, PUBLIC_URL }: Pick<Env, "REGISTRATION" | "HOST" | "PUBLIC_URL">,
): Promise<RegistrationMode> {
  if (REGISTRATION) return REGISTRATION;
  // A proxy on this machine may open it to others: then they come by another name.
  if (isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname)) return "open";
  return (await hasUsers(db)) ? "invited" : "open";
}
