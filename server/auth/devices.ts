import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const nonceBytes = 16;
/** Browsers keep a cookie no longer. Seconds. */
const maxAge = 400 * 86_400;

/**
 * What a browser keeps from a sign-in: whoever has it is counted apart from all who guess at the
 * same account, so that these can't lock its owner out (OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies"). It opens nothing. Signed with a key that only the server knows and that
 * changes with the password, so nothing needs to be stored.
 */
export function makeDevice(passwordHash: string): string {
  const nonce = randomBytes(nonceBytes).toString("base64url");
  return `${nonce}.${sign(nonce, passwordHash)}`;
}

/** True when a sign-in to this account, with its present password, has left `device` behind. */
export function isDeviceOf(passwordHash: string | undefined, device: string): boolean {
  const [nonce = "", signature = ""] = device.split(".");
  // An unknown account takes the same steps, with a key that nothing was signed with.
  const right = Buffer.from(sign(nonce, passwordHash ?? randomBytes(nonceBytes).toString("hex")));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(nonce: string, passwordHash: string): string {
  return createHmac("sha256", passwordHash).update(`device ${nonce}`).digest("base64url");
}

/** The device in a Cookie header. */
export function readDevice(cookies: string | undefined): string | undefined {
  return /(?:^|; ?)(?:__Secure-)?device=([\w-]+\.[\w-]+)/.exec(cookies ?? "")?.[1];
}

/** A Set-Cookie header that script can't read and other sites can't send. */
export function toDeviceCookie(device: string, isSecure: boolean): string {
  const name = isSecure ? "__Secure-device" : "device";
  const rules = `Path=/api/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Strict`;
  return `${name}=${device}; ${rules}${isSecure ? "; Secure" : ""}`;
}
