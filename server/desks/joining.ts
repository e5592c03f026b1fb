import { maxPeople } from "../../shared/account/desk.ts";
import type { Role } from "../../shared/account/roles.ts";
import {
  alsoOf,
  byToken,
  type Db,
  type Owner,
  ownerOf,
  type Person,
  type Tx,
} from "../db/engine/database.ts";
import { notFound, outOfStep } from "../errors.ts";
import { hashToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";
import { toKey } from "./invitations.ts";
import { markProven } from "./proven.ts";
import { addMember, keepLastDesk } from "./queries.ts";

const { desks: words } = serverMessages;

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
      .select(["deskInvitations.tokenHash", "deskInvitations.isMailed"])
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
  await spendInvitation(tx, person, { ...found, owner }, now);
  if (found.email !== "" && found.isMailed) await markProven(tx, person, toKey(email));
  return owner;
}

interface Found {
  owner: Owner;
  _id: string;
  tokenHash: string;
  role: Role;
}

/**
 * Lets somebody in, once: what else invites their proven email there is used up with it, or who is removed could come
 * back. Throws the 404 where another call has used it up, and the 409 for who is there already.
 */
export async function spendInvitation(
  tx: Tx,
  person: Person,
  { owner, _id, tokenHash, role }: Found,
  now: Date,
): Promise<void> {
  const spent = await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .where("tokenHash", "=", tokenHash)
    .where("revokedAt", "is", null)
    .returning("_id")
    .executeTakeFirst();
  if (!spent) throw notFound(words.invitationDead);
  await refuseTooMany(tx, owner);
  if (!(await addMember(tx, owner, person, role, now))) throw outOfStep(words.alreadyOn);
  await tx
    .deleteFrom("deskInvitations")
    .where("owner", "=", owner)
    .where("emailKey", "=", (eb) =>
      eb.selectFrom("users").where("_id", "=", person).select("provenKey"),
    )
    .execute();
  await keepLastDesk(tx, person, owner);
}

async function refuseTooMany(tx: Tx, owner: Owner) {
  const { people } = await tx
    .selectFrom("members")
    .where("desk", "=", owner)
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  if (Number(people) >= maxPeople) throw outOfStep(words.tooMany(maxPeople));
}
