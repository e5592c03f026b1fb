import { apiPrefix } from "./security-headers.ts";

/**
 * Fastify refuses an address whose %-signs stand for no text before it looks at its routes. Outside of
 * the API such an address is a page like any other unknown one, which the client then shows.
 */
export function toReadableUrl(url: string): string {
  if (!url.includes("%") || url.startsWith(apiPrefix) || canDecode(url)) return url;
  return url.replaceAll("%", "%25");
}

function canDecode(url: string): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
