import { proofLifetime } from "../../../shared/account/proof.ts";
import type { Db } from "../../db/engine/database.ts";
import { proofRequired } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";

export type ProofKind = "password" | "passkey";

/** Throws the 403 that asks for a proof, unless one was given in this session within ten minutes. */
export function requireProof(session: Pick<LiveSession, "provedAt">, now: Date): void {
  if (!isProved(session, now)) throw proofRequired();
}

/** Whether the session has a fresh proof by a passkey, which stands in for the current password. */
export function hasPasskeyProof(session: LiveSession, now: Date): boolean {
  return session.provedBy === "passkey" && isProved(session, now);
}

function isProved({ provedAt }: Pick<LiveSession, "provedAt">, now: Date): boolean {
  return provedAt !== null && Date.parse(provedAt) + proofLifetime > now.getTime();
}

/** Keeps a proof that was checked. Answers until when it counts. */
export async function keepProof(
  db: Db,
  { person, tokenHash }: LiveSession,
  provedBy: ProofKind,
  now: Date,
): Promise<string> {
  await db
    .updateTable("sessions")
    .set({ provedAt: now.toISOString(), provedBy })
    .where("user", "=", person)
    .where("tokenHash", "=", tokenHash)
    .execute();
  return new Date(now.getTime() + proofLifetime).toISOString();
}
