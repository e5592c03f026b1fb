import { authEndpoints } from "../../shared/account/auth.ts";
import { endpoints } from "../../shared/api/api.ts";
import { maxParts } from "../../shared/api/batch.ts";
import { answersFile, type Endpoint } from "../../shared/api/endpoint.ts";
import { invalidField } from "../errors.ts";

/**
 * Whether a batch may ask for it: it answers JSON to who is logged in, and is not about how one gets in. Of
 * what lies below /api/auth/, one GET ends the session.
 */
export function isBatched(endpoint: Endpoint): boolean {
  const { method, url, access } = endpoint;
  const isOfLogin = url.startsWith("/api/auth/") && endpoint !== authEndpoints.me;
  return method === "GET" && access === "session" && !isOfLogin && !answersFile(endpoint);
}

/** No part of an address stands for two. */
const patterns = endpoints
  .filter(isBatched)
  .map(({ url }) => new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`));

/** The addresses that a batch names. Throws the 400 unless each may be asked for, in its usual form. */
export function readAddresses(get: string): string[] {
  const addresses = get.split(",");
  if (addresses.length > maxParts) {
    throw invalidField("get", `Ask for ${maxParts} addresses at most`);
  }
  if (!addresses.every(mayAsk)) {
    throw invalidField("get", "Ask for addresses of this API that answer JSON");
  }
  return addresses;
}

function mayAsk(address: string): boolean {
  const url = URL.parse(address, "http://localhost");
  // With steps such as `..` it would be another one.
  if (!url || url.pathname + url.search !== address) return false;
  return patterns.some((pattern) => pattern.test(url.pathname));
}
