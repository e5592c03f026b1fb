import type { Account, User } from "../../shared/account/auth.ts";
import type { Db, Owner, Person } from "../db/engine/database.ts";
import { readSettings } from "../settings/stored.ts";
import { listInvited } from "./invited.ts";
import { readDesk } from "./queries.ts";

interface Row extends Pick<User, "_id" | "name" | "email" | "timeZone" | "createdAt"> {
  settings: string | null;
  /** Of the desk. */
  currency: string | null;
  restoring: string | null;
}

/** A user on a desk, as that is answered. */
export function toUser({ settings, currency, restoring, ...row }: Row): User {
  const read = readSettings(settings, currency);
  return { ...row, settings: read, ...(restoring !== null && { isRestoring: true as const }) };
}

/** The user with the desk that they work on, and those that they are invited to. */
export async function readAccount(
  db: Db,
  owner: Owner,
  person: Person,
  now: Date,
): Promise<Account> {
  const { provenKey, ...row } = await db
    .selectFrom("users")
    .innerJoin("members", "members.user", "users._id")
    .innerJoin("desks", "desks._id", "members.desk")
    .where("users._id", "=", person)
    .where("members.desk", "=", owner)
    .select(["users._id", "users.name", "users.email", "users.timeZone", "users.settings"])
    .select(["users.createdAt", "users.provenKey", "desks.currency", "desks.restoring"])
    .executeTakeFirstOrThrow();
  const desk = await readDesk(db, owner, person);
  const invitations = provenKey === null ? [] : await listInvited(db, person, now);
  return { ...toUser(row), desk, ...(invitations.length > 0 && { invitations }) };
}
