import { isIP } from "node:net";
import type { Env } from "../../env.ts";

/** Whose passkeys these are, as browsers and devices know it. */
export interface RelyingParty {
  /** The host that passkeys are bound to. */
  id: string;
  /** Whether a page from there may use them. */
  isOrigin: (origin: string) => boolean;
}

/**
 * The host of PUBLIC_URL, never that of a request: a Host header is what a caller says. Undefined where
 * browsers offer no passkeys: over plain http, except on the machine itself, and at bare addresses.
 */
export function findRelyingParty({
  PUBLIC_URL,
}: Pick<Env, "PUBLIC_URL">): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(PUBLIC_URL);
  // The port of a development server is another one, and 127.0.0.1 is no name to be bound to.
  if (isThisMachine(hostname)) return { id: "localhost", isOrigin: isLocalhost };
  if (protocol !== "https:" || isIP(hostname.replace(/^\[|\]$/g, ""))) return undefined;
  return { id: hostname, isOrigin: (other) => other === origin };
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function isLocalhost(origin: string): boolean {
  return /^https?:\/\/localhost(?::\d+)?$/.test(origin);
}
