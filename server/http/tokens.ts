import { hash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, so a fast hash without salt is enough to store it. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database holds of a token: whoever reads it there can't sign in with it. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
