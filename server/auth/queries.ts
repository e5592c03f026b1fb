import { randomUUIDv7 } from "node:crypto";
import type { User } from "../../shared/account/auth.ts";
import { type Db, type Person, personOf, type Tx, type Whose } from "../db/engine/database.ts";
import { lookForMail } from "../desks/members.ts";
import { settleDesk } from "../desks/queries.ts";

/** What is known of somebody, whatever desk they work on. */
export interface Profile extends Pick<User, "_id" | "name" | "email" | "timeZone" | "createdAt"> {
  /** See settings/stored.ts. */
  settings: string | null;
}

const userColumns = ["_id", "name", "email", "timeZone", "settings", "createdAt"] as const;

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

/** Adds a user, or answers undefined when the address is taken. */
export async function createUser(
  db: Db,
  person: Person,
  account: Account,
  now: Date,
): Promise<Profile | undefined> {
  const at = now.toISOString();
  return db
    .insertInto("users")
    .values({
      ...account,
      _id: person,
      emailKey: toEmailKey(account.email),
      lastDesk: null,
      provenKey: null,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returning(userColumns)
    .executeTakeFirst();
}

/** An account with a desk of its own, for whoever fills one; undefined when the address is taken. */
export async function createAccount(
  tx: Tx,
  account: Account,
  now: Date,
  person = personOf({ _id: randomUUIDv7() }),
): Promise<Required<Whose> | undefined> {
  if (!(await createUser(tx, person, account, now))) return undefined;
  return { person, owner: await settleDesk(tx, person, account.name, now) };
}

/** For signing in: the user of an address, and the stored password, if there is one. */
export async function findUserByEmail(db: Db, email: string) {
  const user = await db
    .selectFrom("users")
    .where("emailKey", "=", toEmailKey(email))
    .select([...userColumns, "passwordHash"])
    .executeTakeFirst();
  if (!user) return undefined;
  return { ...user, person: personOf(user), passwordHash: user.passwordHash || undefined };
}

export async function readUser(db: Db, person: Person): Promise<Profile> {
  return db
    .selectFrom("users")
    .where("_id", "=", person)
    .select(userColumns)
    .executeTakeFirstOrThrow();
}

/** Undefined for nobody, and where the password is turned off. */
export async function readPasswordHash(db: Db, person: Person): Promise<string | undefined> {
  const found = await db
    .selectFrom("users")
    .where("_id", "=", person)
    .select("passwordHash")
    .executeTakeFirst();
  return found?.passwordHash || undefined;
}

/** Sets the given columns, the others stay; a new email is not proven yet. Throws what `isTaken` knows when the address is taken. */
export async function updateUser(
  db: Db,
  person: Person,
  changes: Partial<Account>,
  now: Date,
): Promise<Profile> {
  // Elsewhere, mail is due at other times.
  if (changes.timeZone !== undefined) await lookForMail(db, person);
  return db
    .updateTable("users")
    .set((eb) => {
      const emailKey = changes.email && toEmailKey(changes.email);
      const isSame = eb("emailKey", "=", emailKey ?? "");
      const provenKey = eb.case().when(isSame).then(eb.ref("provenKey")).else(null).end();
      return {
        ...changes,
        ...(emailKey && { emailKey, provenKey }),
        updatedAt: now.toISOString(),
      };
    })
    .where("_id", "=", person)
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

/** Whether there is an account, also one whose records are still being deleted. */
export async function hasUsers(db: Db): Promise<boolean> {
  const found = await db.selectFrom("desks").select("_id").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** False for an account that is gone. */
export async function isUser(db: Db, person: Person): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .where("_id", "=", person)
    .select("_id")
    .executeTakeFirst();
  return found !== undefined;
}

const peopleAtOnce = 500;

/** Everybody who has an account. */
export async function* listPeople(db: Db): AsyncGenerator<Person> {
  let last = "";
  while (true) {
    const users = await db
      .selectFrom("users")
      .where("_id", ">", last)
      .select("_id")
      .orderBy("_id")
      .limit(peopleAtOnce)
      .execute();
    yield* users.map(personOf);
    if (users.length < peopleAtOnce) return;
    last = users.at(-1)?._id ?? "";
  }
}

/** All accounts with when they were last used, for the provider. */
export async function listAccounts(db: Db) {
  return db
    .selectFrom("users")
    .leftJoin("twoSteps", "twoSteps.user", "users._id")
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
        .whereRef("accessTokens.user", "=", "users._id")
        .select(({ fn }) => fn.countAll<number>().as("keys"))
        .as("keys"),
    ])
    .orderBy("users.emailKey")
    .execute();
}

/** The database takes along what is the person's alone: sessions, passkeys, tokens. */
export async function deleteUser(db: Db, person: Person): Promise<void> {
  await db.deleteFrom("users").where("_id", "=", person).execute();
}
