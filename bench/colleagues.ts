import { sql } from "kysely";
import { createAccount } from "../server/auth/queries.ts";
import type { Db, Owner, Person, Tx } from "../server/db/engine/database.ts";
import { recordKinds } from "../server/db/records/records.ts";
import { addMember } from "../server/desks/queries.ts";
import type { Size } from "./seed.ts";

/** Whose the repeats are: as many people as may look for a time together. */
const busy = 6;

/**
 * Adds people to a desk, who get an equal share of what is of nobody there, and answers them. What is
 * left is for `person`, who was there before.
 */
export async function addColleagues(
  tx: Tx,
  owner: Owner,
  person: Person,
  { colleagues = 0 }: Size,
  now: Date,
): Promise<Person[]> {
  const added: Person[] = [];
  for (let n = 0; n < colleagues; n++) {
    const account = { name: `Colleague ${n}`, email: `colleague${n}@example.com` };
    const made = await createAccount(tx, { ...account, passwordHash: "", timeZone: "UTC" }, now);
    if (!made) throw new Error(`There is a colleague ${n} already`);
    // One after the other: so the first stays the first of all.
    await addMember(tx, owner, made.person, "member", new Date(now.getTime() + n + 1));
    added.push(made.person);
  }
  if (added.length === 0) return added;
  const all = [person, ...added];
  await share(tx, owner, "appointments", "host", all.slice(0, busy), sql<boolean>`"repeat" <> ''`);
  for (const { table, people } of recordKinds) {
    for (const column of people) await share(tx, owner, table, column, all);
  }
  await tx
    .updateTable("appointments")
    .set({ attending: JSON.stringify(all.slice(0, 3)) })
    .where("owner", "=", owner)
    .where(endsWith(["0", "1"]))
    .execute();
  return added;
}

/** What `giveTo` does, of many rows: each counts its person again, and a transaction of PostgreSQL keeps every count. */
export async function giveInParts(db: Db, owner: Owner, person: Person): Promise<void> {
  for (const { table, people } of recordKinds) {
    for (const column of people) {
      for (const end of "0123456789abcdef") {
        await share(db, owner, table, column, [person], endsWith([end]));
      }
    }
  }
}

/** Ids end at random. */
async function share(
  db: Db,
  owner: Owner,
  table: (typeof recordKinds)[number]["table"],
  column: string,
  people: readonly Person[],
  which = sql<boolean>`true`,
) {
  const ends = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, "0"));
  for (const [place, person] of people.entries()) {
    const own = ends.filter((_, n) => n % people.length === place);
    await db
      .updateTable(table)
      .set({ [column]: person })
      .where("owner", "=", owner)
      .where(db.dynamic.ref(column), "=", "")
      .where(which)
      .where(endsWith(own))
      .execute();
  }
}

function endsWith(ends: readonly string[]) {
  const [{ length } = ""] = ends;
  return sql<boolean>`substr("_id", ${sql.lit(37 - length)}) IN (${sql.join(ends.map((end) => sql.lit(end)))})`;
}
