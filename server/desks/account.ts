import type { Account, User } from "../../shared/account/auth.ts";
import type { Db, Owner, Person } from "../db/engine/database.ts";
import { readSettings } from "../settings/stored.ts";
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

/** The user with the desk that they work on. */
export async function readAccount(db: Db, owner: Owner, person: Person): Promise<Account> {
  const row = await db
    .selectFrom("users")
    .innerJoin("members", "members.user", "users._id")
    .innerJoin("desks", "desks._id", "members.desk")
    .where("users._id", "=", person)
    .where("members.desk", "=", owner)
    .select(["users._id", "users.name", "users.email", "users.timeZone", "users.settings"])
    .select(["users.createdAt", "desks.currency", "desks.restoring"])
    .executeTakeFirstOrThrow();
  return { ...toUser(row), desk: await readDesk(db, owner, person) };
}
