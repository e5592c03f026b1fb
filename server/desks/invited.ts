import { type InvitedTo, maxInvitedTo } from "../../shared/account/invited.ts";
import {
  alsoOf,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  type Person,
  type Tx,
} from "../db/engine/database.ts";
import { notFound } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { spendInvitation } from "./joining.ts";

// Invitations to somebody's own email, once that is proven to be theirs: see proven.ts.

/** Those that are open, the newest first; none to a desk that they are on. */
export async function listInvited(db: Db, person: Person, now: Date): Promise<InvitedTo[]> {
  return inSnapshot(db, { person }, async (tx) => {
    const rows = await selectInvited(tx, person, now)
      .leftJoin("users as inviter", "inviter._id", "deskInvitations.from")
      .select(["deskInvitations._id", "deskInvitations.role", "deskInvitations.readAt"])
      .select(["deskInvitations.createdAt as at", "deskInvitations.expiresAt"])
      .select(["desks.name as desk", "inviter.name as from"])
      .orderBy("deskInvitations.createdAt", "desc")
      .orderBy("deskInvitations._id")
      .limit(maxInvitedTo)
      .execute();
    return rows.map(({ readAt, from, ...row }) => ({
      ...row,
      from: from ?? "",
      isNew: readAt === null,
    }));
  });
}

function selectInvited(tx: Db, person: Person, now: Date) {
  return tx
    .selectFrom("users")
    .innerJoin("deskInvitations", "deskInvitations.emailKey", "users.provenKey")
    .innerJoin("desks", "desks._id", "deskInvitations.owner")
    .leftJoin("members", (on) =>
      on
        .onRef("members.desk", "=", "deskInvitations.owner")
        .onRef("members.user", "=", "users._id")
        .on("members.leftAt", "is", null),
    )
    .where("users._id", "=", person)
    .where("members.user", "is", null)
    .where("deskInvitations.expiresAt", ">", now.toISOString())
    .where("deskInvitations.revokedAt", "is", null)
    .where("desks.isClosing", "=", 0);
}

/** One of theirs. Throws the 404 for any other, and for one that is no more. */
async function findInvited(tx: Tx, person: Person, id: string, now: Date) {
  const found = await selectInvited(tx, person, now)
    .where("deskInvitations._id", "=", id)
    .select(["deskInvitations._id", "deskInvitations.owner", "deskInvitations.role"])
    .select("deskInvitations.tokenHash")
    .executeTakeFirstOrThrow(() => notFound(serverMessages.desks.invitationDead));
  const owner = ownerOf({ _id: found.owner });
  await alsoOf(tx, owner);
  return { ...found, owner };
}

/** Answers the desk that they are on from now on. */
export async function joinInvited(tx: Tx, person: Person, id: string, now: Date): Promise<Owner> {
  const found = await findInvited(tx, person, id, now);
  await spendInvitation(tx, person, found, now);
  return found.owner;
}

/** Answers the desk that is no longer waiting for them. */
export async function declineInvited(
  tx: Tx,
  person: Person,
  id: string,
  now: Date,
): Promise<Owner> {
  const { owner } = await findInvited(tx, person, id, now);
  await tx.deleteFrom("deskInvitations").where("owner", "=", owner).where("_id", "=", id).execute();
  return owner;
}

interface Reading {
  id: string;
  isRead: boolean;
}

export async function markInvited(db: Db, person: Person, { id, isRead }: Reading, now: Date) {
  await inTransaction(db, { person }, async (tx) => {
    const { owner } = await findInvited(tx, person, id, now);
    await tx
      .updateTable("deskInvitations")
      .set({ readAt: isRead ? now.toISOString() : null })
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .execute();
  });
}

/** Answers whether there were any. */
export async function markAllInvited(db: Db, person: Person, now: Date): Promise<boolean> {
  const fresh = (await listInvited(db, person, now)).filter(({ isNew }) => isNew);
  for (const { _id } of fresh) await markInvited(db, person, { id: _id, isRead: true }, now);
  return fresh.length > 0;
}
