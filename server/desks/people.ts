import type { Role } from "../../shared/account/roles.ts";
import type { Db, Owner, Person, Tx } from "../db/engine/database.ts";
import { notFound, outOfStep } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { endInvitationsFrom } from "./invitations.ts";
import { findRole } from "./members.ts";

const { desks: words } = serverMessages;

/** Throws the 409 for the only owner: a desk always has one. */
export async function refuseLastOwner(
  tx: Db,
  owner: Owner,
  person: Person,
  words: string,
): Promise<void> {
  if ((await findRole(tx, owner, person)) !== "owner") return;
  const another = await tx
    .selectFrom("members")
    .where("desk", "=", owner)
    .where("role", "=", "owner")
    .where("leftAt", "is", null)
    .where("user", "<>", person)
    .select("user")
    .limit(1)
    .executeTakeFirst();
  if (!another) throw outOfStep(words);
}

/**
 * Throws the 404 for who is not on the desk, and the 409 for its only owner. Answers the keys of the emails
 * whose invitations have ended with it.
 */
export async function changeRole(
  tx: Tx,
  owner: Owner,
  person: Person,
  role: Role,
): Promise<string[]> {
  if (role !== "owner") await refuseLastOwner(tx, owner, person, words.needsOwner);
  const changed = await tx
    .updateTable("members")
    .set({ role })
    .where("desk", "=", owner)
    .where("user", "=", person)
    .where("leftAt", "is", null)
    .returning("user")
    .executeTakeFirst();
  if (!changed) throw notFound(words.notOn);
  return role === "owner" ? [] : endInvitationsFrom(tx, owner, person);
}

/**
 * Takes somebody off a desk, at once: what leads there ends, and they stay named where their work is.
 * Throws the 404 for who is not on it. Answers the keys of the emails whose invitations have ended with it.
 */
export async function leaveDesk(
  tx: Tx,
  owner: Owner,
  person: Person,
  now: Date,
): Promise<string[]> {
  const user = await tx
    .selectFrom("users")
    .where("_id", "=", person)
    .select("name")
    .executeTakeFirst();
  const left = await tx
    .updateTable("members")
    .set({ leftAt: now.toISOString(), leftName: user?.name ?? "", mailDue: null })
    .where("desk", "=", owner)
    .where("user", "=", person)
    .where("leftAt", "is", null)
    .returning("user")
    .executeTakeFirst();
  if (!left) throw notFound(words.notOn);
  const invited = await endInvitationsFrom(tx, owner, person);
  for (const all of [
    tx.deleteFrom("accessTokens"),
    tx.deleteFrom("calendarAddresses"),
    tx.deleteFrom("reminders"),
    tx.deleteFrom("forYou"),
  ]) {
    await all.where("owner", "=", owner).where("user", "=", person).execute();
  }
  await endCalendarOfOne(tx, owner);
  return invited;
}

/** The desk's own calendar address is for several: nobody else could see or end it later. */
async function endCalendarOfOne(tx: Tx, owner: Owner): Promise<void> {
  const here = await tx
    .selectFrom("members")
    .where("desk", "=", owner)
    .where("leftAt", "is", null)
    .select("user")
    .limit(2)
    .execute();
  if (here.length > 1) return;
  await tx
    .deleteFrom("calendarAddresses")
    .where("owner", "=", owner)
    .where("user", "is", null)
    .execute();
}
