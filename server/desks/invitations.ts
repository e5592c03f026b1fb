import { maxPeople } from "../../shared/account/desk.ts";
import { type Invitation, maxInvitations } from "../../shared/account/desks.ts";
import { invitationLifetime } from "../../shared/account/registration.ts";
import type { Role } from "../../shared/account/roles.ts";
import { nextId } from "../db/acts/act.ts";
import {
  alsoOf,
  byToken,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  type Person,
  type Tx,
} from "../db/engine/database.ts";
import { invalidField, notFound, outOfStep } from "../errors.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";
import { addMember, keepLastDesk } from "./queries.ts";

const { desks: words } = serverMessages;

const shown = ["_id", "email", "name", "role", "createdAt", "expiresAt"] as const;

/** Addresses are unique without regard to case. */
const toKey = (email: string) => email.toLowerCase();

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

/** A new token for one, which ends the one before. Throws the 404 for one that was answered. */
export async function renewInvitation(db: Db, owner: Owner, id: string, now: Date) {
  const token = makeToken();
  const data = await inTransaction(db, owner, (tx) =>
    tx
      .updateTable("deskInvitations")
      .set({ tokenHash: hashToken(token), ...lifeOf(now) })
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

/** Ends what somebody has invited to who may no longer: they could come back by a link of their own. */
export async function endInvitationsFrom(tx: Tx, owner: Owner, person: Person): Promise<void> {
  await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("from", "=", person)
    .execute();
}

/**
 * Revokes one, or takes that back: its link works again. Throws the 404 for one that was answered, and the
 * 409 where others have taken its place.
 */
export async function revokeInvitation(
  db: Db,
  owner: Owner,
  { id, isRevoked }: { id: string; isRevoked: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(db, owner, async (tx) => {
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
  });
}

/** A live invitation to a desk: who is meant, to what, and by whom. */
export async function findDeskInvitation(db: Db, token: string, now: Date) {
  const tokenHash = hashToken(token);
  return byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("deskInvitations")
      .innerJoin("desks", "desks._id", "deskInvitations.owner")
      .leftJoin("users", "users._id", "deskInvitations.from")
      .where("deskInvitations.tokenHash", "=", tokenHash)
      .where("deskInvitations.expiresAt", ">", now.toISOString())
      .where("deskInvitations.revokedAt", "is", null)
      .where("desks.isClosing", "=", 0)
      .select(["deskInvitations._id", "deskInvitations.owner", "deskInvitations.email"])
      .select(["deskInvitations.role", "desks.name as desk", "users.name as from"])
      .executeTakeFirst(),
  );
}

/**
 * Uses an invitation up: its user is on the desk from now on, and works there. Throws the 404 for one that
 * is no more, and the 409 for who is there already or is not meant.
 */
export async function acceptInvitation(
  tx: Tx,
  { person, email }: { person: Person; email: string },
  token: string,
  now: Date,
): Promise<Owner> {
  const found = await findDeskInvitation(tx, token, now);
  if (!found) throw notFound(words.invitationDead);
  if (found.email !== "" && toKey(found.email) !== toKey(email)) {
    throw outOfStep(words.invitationOf(found.email));
  }
  const owner = ownerOf({ _id: found.owner });
  await alsoOf(tx, owner);
  const spent = await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("tokenHash", "=", hashToken(token))
    .where("revokedAt", "is", null)
    .returning("_id")
    .executeTakeFirst();
  if (!spent) throw notFound(words.invitationDead);
  await refuseTooMany(tx, owner);
  if (!(await addMember(tx, owner, person, found.role, now))) throw outOfStep(words.alreadyOn);
  await keepLastDesk(tx, person, owner);
  return owner;
}

async function refuseTooMany(tx: Tx, owner: Owner) {
  const { people } = await tx
    .selectFrom("members")
    .where("desk", "=", owner)
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  if (Number(people) >= maxPeople) throw outOfStep(words.tooMany(maxPeople));
}

/** Where an invitation is answered: by who logs in, and by who makes an account. */
export function toInvitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login?invite=${token}`;
}
