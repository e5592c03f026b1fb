import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "cd_";
/** Letters and digits only: a double click selects all of it. */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62 to the power of 43 is 2 to the power of 256. */
const randomDigits = 43;
const checkDigits = 6;
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomDigits + checkDigits}}$`);

/**
 * A random token that tells what it is, with a check sum at its end, as GitHub has them: programs that
 * look for leaked secrets find it by the prefix, and know by the sum that it is no chance.
 */
export function makeKey(): string {
  const random = Array.from({ length: randomDigits }, () => digits[randomInt(digits.length)]);
  const body = prefix + random.join("");
  return body + toCheckSum(body);
}

/** Tells one from a session's token, which is shorter. Says nothing about whether it was ever made. */
export function looksLikeKey(token: string): boolean {
  if (!pattern.test(token)) return false;
  const body = token.slice(0, -checkDigits);
  return token.slice(-checkDigits) === toCheckSum(body);
}

/** Enough to tell one that was found, and nothing to guess from. */
export function toStart(key: string): string {
  return key.slice(0, prefix.length + 4);
}

/** CRC-32 in the digits of the token, the highest first. */
function toCheckSum(body: string): string {
  let rest = crc32(body);
  let sum = "";
  for (let place = 0; place < checkDigits; place += 1) {
    sum = digits[rest % digits.length] + sum;
    rest = Math.floor(rest / digits.length);
  }
  return sum;
}
