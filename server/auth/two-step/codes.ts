import { randomBytes, randomInt } from "node:crypto";
import { recoveryCodeCount } from "../../../shared/account/two-step.ts";

/** RFC 4226, section 4: at least 128 bits, better 160. */
const secretBytes = 20;
/** Seconds that one code is shown. */
const period = 30;
/** Before or after the present one, for clocks that differ. */
const tolerance = 1;

/** No I, L, O or U, which are read as something else. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

export async function makeSecret(): Promise<string> {
  const { Secret } = await import("otpauth");
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
}

/** What the QR code says to an authenticator app. */
export async function toUri(secret: string, email: string): Promise<string> {
  return (await toTotp(secret, email)).toString();
}

/**
 * The half minute that a code is of, counted from 1970: the present one, that before or that after (RFC
 * 6238, section 5.2). Undefined for any other text.
 */
export async function findStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = (await toTotp(secret)).validate({ token, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** The library is loaded here: no start waits for it. */
async function toTotp(secret: string, label = "") {
  const { Secret, TOTP } = await import("otpauth");
  return new TOTP({ issuer: "Client Desk", label, secret: Secret.fromBase32(secret), period });
}

/** 40 random bits each, as `7QX4-M2HD`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]);
    return `${code.slice(0, 4).join("")}-${code.slice(4).join("")}`;
  });
}

/** As it was made, however it was typed. Undefined for what is no recovery code. */
export function toRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === codeLength ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined;
}
