import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { trustLifetime } from "../../../shared/account/two-step.ts";

/** What a signature depends on: a new password or a new key ends it. */
export interface TrustKeys {
  trustKey: string;
  passwordHash: string;
}

/**
 * What a browser keeps that is spared the code for 30 days. Beside the password only; nothing is stored
 * for it, as with the device in devices.ts.
 */
export function makeTrust(keys: TrustKeys, now: Date): string {
  const said = `${now.getTime() + trustLifetime}.${randomBytes(16).toString("base64url")}`;
  return `${said}.${sign(said, keys)}`;
}

export function isTrusted(trust: string, keys: TrustKeys, now: Date): boolean {
  const [expiresAt = "", nonce = "", signature = ""] = trust.split(".");
  const right = Buffer.from(sign(`${expiresAt}.${nonce}`, keys));
  const given = Buffer.from(signature);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Number(expiresAt) > now.getTime();
}

function sign(said: string, { trustKey, passwordHash }: TrustKeys): string {
  return createHmac("sha256", `${trustKey}${passwordHash}`)
    .update(`trust ${said}`)
    .digest("base64url");
}

/** The trust in a Cookie header. */
export function readTrust(cookies: string | undefined): string | undefined {
  return /(?:^|; ?)(?:__Secure-)?trust=(\d+\.[\w-]+\.[\w-]+)/.exec(cookies ?? "")?.[1];
}

/** A Set-Cookie header that script can't read and other sites can't send. */
export function toTrustCookie(trust: string, isSecure: boolean): string {
  const name = isSecure ? "__Secure-trust" : "trust";
  const rules = `Path=/api/auth; Max-Age=${trustLifetime / 1000}; HttpOnly; SameSite=Strict`;
  return `${name}=${trust}; ${rules}${isSecure ? "; Secure" : ""}`;
}
