import type { User } from "../../shared/account/auth.ts";
import { type Db, type Owner, ownerOf } from "../db/engine/database.ts";
import { readSettings } from "../settings/stored.ts";

const userColumns = [
  "_id",
  "name",
  "email",
  "timeZone",
  "settings",
  "createdAt",
  "restoring",
] as const;

interface Account {
  name: string;
  email: string;
  passwordHash: string;
  timeZone: string | null;
}

/** Addresses are unique without regard to case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase();
}

/** A user as that is answered. */
export function toUser<Row extends { settings: string | null; restoring: string | null }>({
  restoring,
  ...row
}: Row) {
  const settings = readSettings(row.settings);
  return { ...row, settings, ...(restoring !== null && { isRestoring: true as const }) };
}

/** Adds a user, or answers undefined when the address is taken. */
export async function createUser(
  db: Db,
  owner: Owner,
  account: Account,
  now: Date,
): Promise<User | undefined> {
  const at = now.toISOString();
  const row = await db
    .insertInto("users")
    .values({
      ...account,
      _id: owner,
      emailKey: toEmailKey(account.email),
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returning(userColumns)
    .executeTakeFirst();
  return row && toUser(row);
}

/** For signing in: the user of an address, with the owner and the stored password, if there is one. */
export async function findUserByEmail(db: Db, email: string) {
  const user = await db
    .selectFrom("users")
    .where("emailKey", "=", toEmailKey(email))
    .select([...userColumns, "passwordHash"])
    .executeTakeFirst();
  if (!user) return undefined;
  const { passwordHash, ...row } = user;
  return { ...toUser(row), owner: ownerOf(row), passwordHash: passwordHash || undefined };
}

export async function readUser(db: Db, owner: Owner): Promise<User> {
  return toUser(
    await db
      .selectFrom("users")
      .where("_id", "=", owner)
      .select(userColumns)
      .executeTakeFirstOrThrow(),
  );
}

/** Undefined for nobody, for a closed account, and where the password is turned off. */
export async function readPasswordHash(db: Db, owner: Owner): Promise<string | undefined> {
  const found = await db
    .selectFrom("users")
    .where("_id", "=", owner)
    .select("passwordHash")
    .executeTakeFirst();
  return found?.passwordHash || undefined;
}

/** Sets the given columns, the others stay. Throws what `isTaken` knows when the address is taken. */
export async function updateUser(
  db: Db,
  owner: Owner,
  changes: Partial<Account>,
  now: Date,
): Promise<User> {
  const row = await db
    .updateTable("users")
    .set({
      ...changes,
      ...(changes.email !== undefined && { emailKey: toEmailKey(changes.email) }),
      // Elsewhere, mail is due at other times.
      ...(changes.timeZone !== undefined && { mailDue: "" }),
      updatedAt: now.toISOString(),
    })
    .where("_id", "=", owner)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
  return toUser(row);
}

/** Stands before the id in place of an address; no address begins so, for none has a colon there. */
const closedKey = "closed:";

/** Nobody can sign in to a closed account, and its address may be taken again. */
export async function closeUser(db: Db, owner: Owner): Promise<void> {
  await db
    .updateTable("users")
    .set({ name: "", email: "", emailKey: closedKey + owner, passwordHash: "" })
    .where("_id", "=", owner)
    .execute();
}

/** Whether there is an account, also one that is closed and still being deleted. */
export async function hasUsers(db: Db): Promise<boolean> {
  const found = await db.selectFrom("users").select("_id").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** False for a closed account, and for one that is gone. */
export async function isOpenUser(db: Db, owner: Owner): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .where("_id", "=", owner)
    .select("email")
    .executeTakeFirst();
  return Boolean(found?.email);
}

/** All accounts with when they were last used, for the provider. */
export async function listAccounts(db: Db) {
  return db
    .selectFrom("users")
    .leftJoin("twoSteps", "twoSteps.owner", "users._id")
    .where(({ or, eb }) => or([eb("emailKey", "<", closedKey), eb("emailKey", ">=", "closed;")]))
    .select(["users.email", "users.name", "users.createdAt", "twoSteps.since as twoStep"])
    .select(({ selectFrom }) => [
      selectFrom("sessions")
        .whereRef("sessions.user", "=", "users._id")
        .select(({ fn }) => fn.max("sessions.lastUsedAt").as("lastUsedAt"))
        .as("lastUsedAt"),
      selectFrom("sessions")
        .whereRef("sessions.user", "=", "users._id")
        .select(({ fn }) => fn.countAll<number>().as("devices"))
        .as("devices"),
      selectFrom("accessTokens")
        .whereRef("accessTokens.owner", "=", "users._id")
        .select(({ fn }) => fn.countAll<number>().as("keys"))
        .as("keys"),
    ])
    .orderBy("users.emailKey")
    .execute();
}

export async function listClosedUsers(db: Db): Promise<Owner[]> {
  const users = await db
    .selectFrom("users")
    .where("emailKey", ">=", closedKey)
    // The next character after the colon: by such bounds an index can be read.
    .where("emailKey", "<", "closed;")
    .select("_id")
    .execute();
  return users.map(ownerOf);
}

/** The database takes everything along that is the user's. */
export async function deleteUser(db: Db, owner: Owner): Promise<void> {
  await db.deleteFrom("users").where("_id", "=", owner).execute();
}
