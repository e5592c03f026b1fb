import { isData } from "../responses/security-headers.ts";

/**
 * The one form of an address that all who look at it know. The router would find the same route for
 * others as well: with the host in front, as for a proxy, or with letters written as %-signs.
 *
 * Fastify refuses an address whose %-signs stand for no text before it looks at its routes. Outside of
 * the API such an address is a page like any other unknown one, which the client then shows.
 */
export function toReadableUrl(url: string): string {
  const path = url.startsWith("/") ? url : url.replace(hostInFront, "/");
  if (!path.includes("%")) return path;
  const plain = decodeLetters(path);
  if (isData(plain) || canDecode(plain)) return plain;
  return plain.replaceAll("%", "%25");
}

const hostInFront = /^https?:\/\/[^/?#]*\/?/i;

/** What never needs a %-sign (RFC 3986, 6.2.2.2), in the path alone. */
function decodeLetters(url: string): string {
  const [path = "", ...query] = url.split("?");
  const plain = path.replace(/%[0-7][\da-f]/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
  return [plain, ...query].join("?");
}

function canDecode(url: string): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
