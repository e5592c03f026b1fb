import type { DeskPerson } from "../../shared/account/desks.ts";
import { may, type Role } from "../../shared/account/roles.ts";
import type { CalendarSettings } from "../../shared/account/settings.ts";
import { fold } from "../../shared/text/fold.ts";
import type { Db, Owner, Person, Tx } from "../db/engine/database.ts";
import { readSettings } from "../settings/stored.ts";

/** What somebody is on a desk; undefined for who is not on it. */
export async function findRole(db: Db, owner: Owner, person: Person): Promise<Role | undefined> {
  const found = await db
    .selectFrom("members")
    .where("desk", "=", owner)
    .where("user", "=", person)
    .where("leftAt", "is", null)
    .select("role")
    .executeTakeFirst();
  return found?.role;
}

/** Whether records can be theirs: they are on the desk, and do not only read there. */
export async function mayWorkOn(db: Db, owner: Owner, person: Person): Promise<boolean> {
  const role = await findRole(db, owner, person);
  return role !== undefined && may(role, "write");
}

/** The ids of all whose records can be. */
export async function listWorkers(db: Db, owner: Owner): Promise<ReadonlySet<string>> {
  const members = await db
    .selectFrom("members")
    .where("desk", "=", owner)
    .where("leftAt", "is", null)
    .select(["user", "role"])
    .execute();
  return new Set(members.filter(({ role }) => may(role, "write")).map(({ user }) => user));
}

/** Who is on a desk now. */
export function selectHere(db: Db, owner: Owner) {
  return db
    .selectFrom("members")
    .innerJoin("users", "users._id", "members.user")
    .where("members.desk", "=", owner)
    .where("members.leftAt", "is", null);
}

/** Who of these addresses is on the desk. */
export async function findByEmails(db: Db, owner: Owner, emails: readonly string[]) {
  return selectHere(db, owner)
    .where(
      "users.emailKey",
      "in",
      emails.map((email) => email.toLowerCase()),
    )
    .select("users.name")
    .limit(1)
    .execute();
}

/** All who are on a desk by their ids, with their time zones. */
export async function listMembers(db: Db, owner: Owner): Promise<ReadonlyMap<string, string>> {
  const members = await selectHere(db, owner).select(["members.user", "users.timeZone"]).execute();
  return new Map(members.map(({ user, timeZone }) => [user, timeZone ?? "UTC"]));
}

/** The names of all who are on a desk or were, by id; undefined where that is one person. */
export async function readNames(
  db: Db,
  owner: Owner,
): Promise<ReadonlyMap<string, string> | undefined> {
  const members = await db
    .selectFrom("members")
    .leftJoin("users", "users._id", "members.user")
    .where("members.desk", "=", owner)
    .select(["members.user", "members.leftName", "users.name"])
    .execute();
  if (members.length < 2) return undefined;
  return new Map(members.map(({ user, name, leftName }) => [user, name ?? leftName ?? ""]));
}

/** IANA name; null until a browser has reported one. */
export async function readZone(db: Db, person: Person): Promise<string | null> {
  const found = await db
    .selectFrom("users")
    .where("_id", "=", person)
    .select("timeZone")
    .executeTakeFirst();
  return found?.timeZone ?? null;
}

/**
 * What files call all who are on a desk or were, by id: their name, or their email where somebody else has the name,
 * too; who has left is marked so, in English, as what stands in cells is. Undefined where that is one person.
 */
export async function readFileNames(
  db: Db,
  owner: Owner,
): Promise<ReadonlyMap<string, string> | undefined> {
  const names = await readNames(db, owner);
  if (!names) return undefined;
  const here = new Map((await listEmails(db, owner)).map(({ _id, email }) => [_id, email]));
  const keys = [...here.keys()].map((id) => fold(names.get(id) ?? ""));
  return new Map(
    [...names].map(([id, name]) => {
      const email = here.get(id);
      if (email === undefined) return [id, `${name} (left)`];
      const isShared = keys.filter((key) => key === fold(name)).length > 1;
      return [id, isShared ? email : name];
    }),
  );
}

/** The email of each of the people on a desk. */
export async function listEmails(db: Db, owner: Owner): Promise<{ _id: string; email: string }[]> {
  return selectHere(db, owner).select(["users._id", "users.email"]).execute();
}

/** When each of the people on a desk works. */
export async function listHours(
  db: Db,
  owner: Owner,
): Promise<{ _id: string; workingHours: CalendarSettings["workingHours"] }[]> {
  const rows = await selectHere(db, owner)
    .select(["users._id", "users.settings"])
    .orderBy("members.joinedAt")
    .orderBy("users._id")
    .execute();
  return rows.map(({ _id, settings }) => {
    const { workingHours } = readSettings(settings, null).calendar;
    return { _id, workingHours };
  });
}

/** Who is on a desk, in order of joining, for whoever is invited to it. */
export async function listPeople(
  db: Db,
  owner: Owner,
): Promise<Pick<DeskPerson, "name" | "role" | "ink">[]> {
  return selectHere(db, owner)
    .select(["users.name", "members.role", "members.ink"])
    .orderBy("members.joinedAt")
    .orderBy("members.user")
    .execute();
}

/** As this program has written them. */
export function readFormerNames(column: string): string[] {
  return JSON.parse(column) as string[];
}

/** Enough for texts of years; whoever changes it more often is not found by the oldest. */
const keptNames = 10;

/** Keeps what somebody was called until now, on each of their desks. */
export async function keepFormerName(tx: Tx, person: Person, name: string): Promise<void> {
  const members = await tx
    .selectFrom("members")
    .where("user", "=", person)
    .select(["desk", "formerNames"])
    .execute();
  for (const { desk, formerNames } of members) {
    const names = readFormerNames(formerNames).filter((one) => one !== name);
    await tx
      .updateTable("members")
      .set({ formerNames: JSON.stringify([...names, name].slice(-keptNames)) })
      .where("desk", "=", desk)
      .where("user", "=", person)
      .execute();
    // The desk's calendar names its hosts.
    await tx.updateTable("desks").set({ calendarVersion: null }).where("_id", "=", desk).execute();
  }
}

/** Somebody's mail is looked at anew, on each of their desks. */
export async function lookForMail(db: Db, person: Person): Promise<void> {
  await db
    .updateTable("members")
    .set({ mailDue: "" })
    .where("user", "=", person)
    .where("leftAt", "is", null)
    .execute();
}
