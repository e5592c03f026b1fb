import { type Db, type Person, personOf, type Tx } from "../db/engine/database.ts";

// An email proves who somebody is only once it was proven to be theirs: anybody can register with any.

/** An email is theirs, as long as it is that of their account: they have what was mailed there alone. */
export async function markProven(tx: Tx, person: Person, emailKey: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ provenKey: emailKey })
    .where("_id", "=", person)
    .where("emailKey", "=", emailKey)
    .execute();
}

/** Whose an email is proven to be. */
export async function findProven(db: Db, emailKey: string): Promise<Person | undefined> {
  const found = await db
    .selectFrom("users")
    .where("emailKey", "=", emailKey)
    .where("provenKey", "=", emailKey)
    .select("_id")
    .executeTakeFirst();
  return found && personOf(found);
}
