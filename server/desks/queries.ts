import { randomUUIDv7 } from "node:crypto";
import type { Desk, OwnDesk } from "../../shared/account/desks.ts";
import type { Role } from "../../shared/account/roles.ts";
import { type Db, type Owner, ownerOf, type Person, type Tx } from "../db/engine/database.ts";
import { offDesk } from "../errors.ts";
import { readFormerNames } from "./members.ts";

// Members and desks tell who asks and where, so no policy holds them: each statement names the person or the desk.

/** What a person's first desk is called. */
function nameFirstDesk(name: string): string {
  return `${name.split(/\s/)[0]}’s Desk`;
}

/** A new desk, of one owner. */
export async function createDesk(
  tx: Tx,
  person: Person,
  name: string,
  now: Date,
  owner = ownerOf({ _id: randomUUIDv7() }),
): Promise<{ owner: Owner; data: OwnDesk }> {
  const createdAt = now.toISOString();
  await tx.insertInto("desks").values({ _id: owner, name, createdAt }).execute();
  await addMember(tx, owner, person, "owner", now);
  return { owner, data: { _id: owner, name, role: "owner", people: 1 } };
}

/** Lets somebody in; who was there before has their ink again. False for who is there already. */
export async function addMember(
  tx: Tx,
  owner: Owner,
  person: Person,
  role: Role,
  now: Date,
): Promise<boolean> {
  const members = await tx
    .selectFrom("members")
    .where("desk", "=", owner)
    .select(["user", "ink", "leftAt"])
    .execute();
  const before = members.find(({ user }) => user === person);
  if (before?.leftAt === null) return false;
  const taken = new Set(members.filter(({ leftAt }) => leftAt === null).map(({ ink }) => ink));
  // Of so many inks and one more, one is free.
  const ink =
    Array.from({ length: taken.size + 1 }, (_, at) => at).find((at) => !taken.has(at)) ?? 0;
  const member = { role, ink, leftAt: null, leftName: null, mailDue: "" };
  await tx
    .insertInto("members")
    .values({ desk: owner, user: person, joinedAt: now.toISOString(), ...member })
    .onConflict((conflict) => conflict.columns(["desk", "user"]).doUpdateSet(member))
    .execute();
  return true;
}

/** Where somebody works when no desk is named: that of the last time, else the first; undefined for none. */
async function findDesk(db: Db, person: Person): Promise<Owner | undefined> {
  const found = await db
    .selectFrom("members")
    .innerJoin("users", "users._id", "members.user")
    .where("members.user", "=", person)
    .where("members.leftAt", "is", null)
    .select("members.desk as _id")
    .orderBy((eb) =>
      eb.case().when("members.desk", "=", eb.ref("users.lastDesk")).then(0).else(1).end(),
    )
    .orderBy("members.joinedAt")
    .orderBy("members.desk")
    .limit(1)
    .executeTakeFirst();
  return found && ownerOf(found);
}

/** The desk that somebody works on, by `findDesk`; who is on none gets one. */
export async function settleDesk(tx: Tx, person: Person, name: string, now: Date): Promise<Owner> {
  const found = await findDesk(tx, person);
  const owner = found ?? (await createDesk(tx, person, nameFirstDesk(name), now)).owner;
  await keepLastDesk(tx, person, owner);
  return owner;
}

/** Keeps where somebody works, for calls that name no desk. */
export async function keepLastDesk(db: Db, person: Person, owner: Owner): Promise<void> {
  await db
    .updateTable("users")
    .set({ lastDesk: owner })
    .where("_id", "=", person)
    .where("lastDesk", "is distinct from", owner)
    .execute();
}

export async function readDeskName(db: Db, owner: Owner): Promise<string | undefined> {
  const found = await db
    .selectFrom("desks")
    .where("_id", "=", owner)
    .select("name")
    .executeTakeFirst();
  return found?.name;
}

/** See filters/clocks.ts. */
export async function readZones(db: Db, owner: Owner): Promise<string | null> {
  const found = await db
    .selectFrom("desks")
    .where("_id", "=", owner)
    .select("zones")
    .executeTakeFirst();
  return found?.zones ?? null;
}

export async function renameDesk(db: Db, owner: Owner, name: string): Promise<void> {
  await db.updateTable("desks").set({ name }).where("_id", "=", owner).execute();
}

/** The desk as one of its people sees it. */
export async function readDesk(db: Db, owner: Owner, person: Person): Promise<Desk> {
  const members = await db
    .selectFrom("members")
    .leftJoin("users", "users._id", "members.user")
    .where("members.desk", "=", owner)
    .select(["members.user", "members.role", "members.ink", "members.leftAt", "members.leftName"])
    .select(["members.formerNames", "users.name", "users.timeZone"])
    .orderBy("members.joinedAt")
    .orderBy("members.user")
    .execute();
  const desks = await listDesks(db, person);
  const own = desks.find(({ _id }) => _id === owner);
  return {
    _id: owner,
    name: own?.name ?? "",
    role: own?.role ?? "reader",
    people: members.map(({ user, role, ink, leftAt, leftName, name, timeZone, formerNames }) => ({
      ...{ _id: user, name: name ?? leftName ?? "", role, ink, timeZone },
      ...(formerNames !== "[]" && { formerNames: readFormerNames(formerNames) }),
      ...(leftAt !== null && { hasLeft: true as const }),
    })),
    desks,
  };
}

/** The desks that somebody is on, in the order in which they joined. */
export async function listDesks(db: Db, person: Person): Promise<OwnDesk[]> {
  const desks = await db
    .selectFrom("members")
    .innerJoin("desks", "desks._id", "members.desk")
    .where("members.user", "=", person)
    .where("members.leftAt", "is", null)
    .select(["desks._id", "desks.name", "members.role"])
    .select((eb) =>
      eb
        .selectFrom("members as others")
        .whereRef("others.desk", "=", "members.desk")
        .where("others.leftAt", "is", null)
        .select((of) => of.fn.countAll<number>().as("people"))
        .$asScalar()
        .$notNull()
        .as("people"),
    )
    .orderBy("members.joinedAt")
    .orderBy("desks._id")
    .execute();
  return desks.map((one) => ({ ...one, people: Number(one.people) }));
}

/** One of those. Throws the 404 for who has just left it. */
export async function readOwnDesk(db: Db, person: Person, owner: Owner): Promise<OwnDesk> {
  const found = (await listDesks(db, person)).find(({ _id }) => _id === owner);
  if (!found) throw offDesk();
  return found;
}

/** Nobody is on a closing desk any more, nor joins it; its records go later, in batches. */
export async function closeDesk(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom("deskInvitations").where("owner", "=", owner).execute();
  await tx.deleteFrom("members").where("desk", "=", owner).execute();
  await tx.updateTable("desks").set({ isClosing: 1 }).where("_id", "=", owner).execute();
}

export async function listClosingDesks(db: Db): Promise<Owner[]> {
  const desks = await db.selectFrom("desks").where("isClosing", "=", 1).select("_id").execute();
  return desks.map(ownerOf);
}

/** The database takes along everything that is the desk's. */
export async function deleteDesk(db: Db, owner: Owner): Promise<void> {
  await db.deleteFrom("desks").where("_id", "=", owner).execute();
}
