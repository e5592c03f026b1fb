import type { ShownDetails, Subscription } from "../../shared/account/subscription.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  type Person,
  personOf,
  type Tx,
  type Whose,
} from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import { notFound } from "../errors.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";

const shown = ["shows", "createdAt", "lastReadAt"] as const;

/** A read moves the time of the last one on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

/** Whose address it is on a desk; of nobody, it is the desk's own. */
export interface AddressOf {
  owner: Owner;
  person: Person | null;
}

function wallsOf({ owner, person }: AddressOf): Owner | Whose {
  return person === null ? owner : { owner, person };
}

/** An address that somebody reads. */
export interface CalendarAddress extends Subscription, AddressOf {
  timeZone: string | null;
  /** Those of the desk's people, where they differ. */
  zones: string | null;
  isOfSeveral: boolean;
  tokenHash: string;
}

export async function readSubscription(db: Db, whose: AddressOf): Promise<Subscription | null> {
  return inSnapshot(db, wallsOf(whose), async (tx) => {
    const { owner, person } = whose;
    const all = tx.selectFrom("calendarAddresses").where("owner", "=", owner);
    const own = all.where("user", isOrIs(person), person);
    return (await own.select(shown).executeTakeFirst()) ?? null;
  });
}

/** A new address, which ends the one before and shows as much as that did. */
export async function createAddress(db: Db, whose: AddressOf, madeBy: Person, now: Date) {
  const token = makeToken();
  const fresh = {
    tokenHash: hashToken(token),
    createdAt: now.toISOString(),
    lastReadAt: null,
    madeBy,
  };
  const data: Subscription = await inTransaction(db, wallsOf(whose), (tx) =>
    tx
      .insertInto("calendarAddresses")
      .values({ owner: whose.owner, user: whose.person, shows: "full", ...fresh })
      .onConflict((conflict) =>
        whose.person === null
          ? conflict.columns(["owner"]).where("user", "is", null).doUpdateSet(fresh)
          : conflict.columns(["owner", "user"]).doUpdateSet(fresh),
      )
      .returning(shown)
      .executeTakeFirstOrThrow(),
  );
  return { data, token };
}

/** Throws the 404 when there is no address. */
export async function changeShown(
  db: Db,
  whose: AddressOf,
  shows: ShownDetails,
): Promise<Subscription> {
  return inTransaction(db, wallsOf(whose), async (tx) => {
    const { owner, person } = whose;
    const changed = await tx
      .updateTable("calendarAddresses")
      .set({ shows })
      .where("owner", "=", owner)
      .where("user", isOrIs(person), person)
      .returning(shown)
      .executeTakeFirstOrThrow(() => notFound(serverMessages.subscription.none));
    // Everything is written anew, though no appointment has changed.
    await tx.updateTable("desks").set({ calendarVersion: null }).where("_id", "=", owner).execute();
    return changed;
  });
}

/** False when there was none. */
export async function deleteAddress(db: Db, whose: AddressOf): Promise<boolean> {
  return inTransaction(db, wallsOf(whose), async (tx) => {
    const { owner, person } = whose;
    const all = tx.deleteFrom("calendarAddresses").where("owner", "=", owner);
    const these = all.where("user", isOrIs(person), person).returning("owner");
    return (await these.execute()).length > 0;
  });
}

/** All that somebody has made, on each of their desks. */
export async function deleteAddressesOf(tx: Tx, person: Person): Promise<void> {
  await tx.deleteFrom("calendarAddresses").where("madeBy", "=", person).execute();
}

/** Who hosts what is on a desk, by name, and the clock of its longest-standing owner. */
export async function readHosts(db: Db, owner: Owner) {
  const people = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("members")
      .leftJoin("users", "users._id", "members.user")
      .where("members.desk", "=", owner)
      .select(["members.user", "members.role", "members.leftAt", "members.leftName"])
      .select(["users.name", "users.timeZone"])
      .orderBy("members.joinedAt")
      .orderBy("members.user")
      .execute(),
  );
  const first = people.find(({ role, leftAt }) => role === "owner" && leftAt === null);
  const names = people.map(({ user, name, leftName }) => [user, leftName || name || ""] as const);
  return { timeZone: first?.timeZone ?? null, hosts: Object.fromEntries(names) };
}

/** Undefined for an address that there is not, and for that of who has left the desk. */
export async function findAddress(db: Db, token: string): Promise<CalendarAddress | undefined> {
  const tokenHash = hashToken(token);
  const found = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("calendarAddresses")
      .leftJoin("users", "users._id", "calendarAddresses.user")
      .leftJoin("members", (on) =>
        on
          .onRef("members.desk", "=", "calendarAddresses.owner")
          .onRef("members.user", "=", "calendarAddresses.user")
          .on("members.leftAt", "is", null),
      )
      .innerJoin("desks", "desks._id", "calendarAddresses.owner")
      .where("calendarAddresses.tokenHash", "=", tokenHash)
      .where((eb) =>
        eb.or([eb("calendarAddresses.user", "is", null), eb("members.user", "is not", null)]),
      )
      .select(["calendarAddresses.owner", "calendarAddresses.user", "calendarAddresses.tokenHash"])
      .select(["calendarAddresses.shows", "calendarAddresses.createdAt"])
      .select(["calendarAddresses.lastReadAt", "users.timeZone", "desks.zones"])
      .select((eb) =>
        eb
          .selectFrom("members as others")
          .whereRef("others.desk", "=", "calendarAddresses.owner")
          .where((or) =>
            or.or([
              or("calendarAddresses.user", "is", null),
              or("others.user", "<>", or.ref("calendarAddresses.user")),
            ]),
          )
          .select("others.user")
          .limit(1)
          .as("another"),
      )
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  const { owner, user, another, ...address } = found;
  const isOfSeveral = another !== null;
  return {
    ...address,
    isOfSeveral,
    owner: ownerOf({ _id: owner }),
    person: user === null ? null : personOf({ _id: user }),
  };
}

/** Keeps when an address was last read. */
export async function touchAddress(
  db: Db,
  { tokenHash, lastReadAt, ...whose }: CalendarAddress,
  now: Date,
): Promise<void> {
  if (lastReadAt !== null && now.getTime() - Date.parse(lastReadAt) < touchInterval) return;
  const { owner, person } = whose;
  const touch = inTransaction(db, wallsOf(whose), (tx) =>
    tx
      .updateTable("calendarAddresses")
      .set({ lastReadAt: now.toISOString() })
      .where("owner", "=", owner)
      .where("user", isOrIs(person), person)
      .where("tokenHash", "=", tokenHash)
      .execute(),
  );
  await touch.catch(passUnwritable);
}

function isOrIs(person: Person | null): "=" | "is" {
  return person === null ? "is" : "=";
}
