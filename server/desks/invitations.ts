import { type Invitation, maxInvitations } from "../../shared/account/desks.ts";
import { invitationLifetime } from "../../shared/account/registration.ts";
import type { Role } from "../../shared/account/roles.ts";
import { nextId } from "../db/acts/act.ts";
import {
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  type Person,
  type Tx,
} from "../db/engine/database.ts";
import { invalidField, notFound, outOfStep } from "../errors.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";

const { desks: words } = serverMessages;

const shown = ["_id", "email", "name", "role", "createdAt", "expiresAt"] as const;

/** Addresses are unique without regard to case. */
export const toKey = (email: string) => email.toLowerCase();

/** Those that nobody has answered yet and that are still good, the newest first. */
export async function listInvitations(db: Db, owner: Owner, now: Date): Promise<Invitation[]> {
  return inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("deskInvitations")
      .where("owner", "=", owner)
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", now.toISOString())
      .select(shown)
      .orderBy("_id", "desc")
      .limit(maxInvitations)
      .execute(),
  );
}

interface Invited {
  email: string;
  name: string;
  role: Role;
}

/** Makes one, and answers its token, which nobody can read again. Removes those of before that ended. */
export async function createInvitation(
  tx: Tx,
  { owner, person }: { owner: Owner; person: Person },
  invited: Invited,
  now: Date,
): Promise<{ data: Invitation; token: string }> {
  const at = now.toISOString();
  await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("expiresAt", "<=", at)
    .execute();
  const emailKey = toKey(invited.email);
  await refuseAnother(tx, owner, emailKey, invalidField("emails", words.invitedAlready), now);
  const token = makeToken();
  const data = await tx
    .insertInto("deskInvitations")
    .values({
      ...{ owner, _id: nextId(), tokenHash: hashToken(token), emailKey, from: person },
      isMailed: Number(emailKey !== ""),
      ...invited,
      ...lifeOf(now),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { data, token };
}

/** Throws the 409 where a desk has as many open ones as it may have, and `taken` where this email has one. */
async function refuseAnother(tx: Tx, owner: Owner, emailKey: string, taken: Error, now: Date) {
  const open = await tx
    .selectFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .select("emailKey")
    .execute();
  if (open.length >= maxInvitations) throw outOfStep(words.tooManyInvitations(maxInvitations));
  if (emailKey !== "" && open.some((one) => one.emailKey === emailKey)) throw taken;
}

/**
 * A new token for one, which ends the one before. Without `canMail` it is handed over by hand. Throws the 404
 * for one that was answered.
 */
export async function renewInvitation(
  db: Db,
  owner: Owner,
  { id, canMail }: { id: string; canMail: boolean },
  now: Date,
) {
  const token = makeToken();
  const data = await inTransaction(db, owner, (tx) =>
    tx
      .updateTable("deskInvitations")
      .set({ tokenHash: hashToken(token), isMailed: Number(canMail), readAt: null, ...lifeOf(now) })
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .where("revokedAt", "is", null)
      .returning(shown)
      .executeTakeFirstOrThrow(() => notFound(words.invitationGone)),
  );
  return { data, token };
}

function lifeOf(now: Date) {
  const expiresAt = new Date(now.getTime() + invitationLifetime).toISOString();
  return { createdAt: now.toISOString(), expiresAt };
}

/** Whose mail did not go out. */
export async function dropInvitation(db: Db, owner: Owner, id: string): Promise<void> {
  await inTransaction(db, owner, (tx) =>
    tx.deleteFrom("deskInvitations").where("owner", "=", owner).where("_id", "=", id).execute(),
  );
}

/**
 * Ends what somebody has invited to who may no longer: they could come back by a link of their own.
 * Answers the keys of the emails that were invited.
 */
export async function endInvitationsFrom(tx: Tx, owner: Owner, person: Person): Promise<string[]> {
  const ended = await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("from", "=", person)
    .returning("emailKey")
    .execute();
  return ended.map(({ emailKey }) => emailKey);
}

/**
 * Revokes one, or takes that back: its link works again. Throws the 404 for one that was answered, and the
 * 409 where others have taken its place. Answers the key of the email.
 */
export async function revokeInvitation(
  db: Db,
  owner: Owner,
  { id, isRevoked }: { id: string; isRevoked: boolean },
  now: Date,
): Promise<string> {
  return inTransaction(db, owner, async (tx) => {
    const { emailKey, revokedAt } = await tx
      .selectFrom("deskInvitations")
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .select(["emailKey", "revokedAt"])
      .executeTakeFirstOrThrow(() => notFound(words.invitationGone));
    if (!isRevoked && revokedAt !== null) {
      await refuseAnother(tx, owner, emailKey, outOfStep(words.invitedAlready), now);
    }
    await tx
      .updateTable("deskInvitations")
      .set({ revokedAt: isRevoked ? now.toISOString() : null })
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .execute();
    return emailKey;
  });
}

/** Where an invitation is answered: by who logs in, and by who makes an account. */
export function toInvitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?invite=${token}`;
}
