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
  type Whose,
} from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import { notFound } from "../errors.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";

const shown = ["shows", "createdAt", "lastReadAt"] as const;

/** A read moves the time of the last one on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

type OnDesk = Required<Whose>;

/** An address that somebody reads. */
export interface CalendarAddress extends Subscription {
  owner: Owner;
  person: Person;
  timeZone: string | null;
  /** Those of the desk's people, where they differ. */
  zones: string | null;
  isOfSeveral: boolean;
  tokenHash: string;
}

export async function readSubscription(db: Db, whose: OnDesk): Promise<Subscription | null> {
  return inSnapshot(db, whose, async (tx) => {
    const { owner, person } = whose;
    const all = tx.selectFrom("calendarAddresses").where("owner", "=", owner);
    const own = all.where("user", "=", person);
    return (await own.select(shown).executeTakeFirst()) ?? null;
  });
}

/** A new address, which ends the one before and shows as much as that did. */
export async function createAddress(db: Db, whose: OnDesk, now: Date) {
  const token = makeToken();
  const fresh = { tokenHash: hashToken(token), createdAt: now.toISOString(), lastReadAt: null };
  const data: Subscription = await inTransaction(db, whose, (tx) =>
    tx
      .insertInto("calendarAddresses")
      .values({ owner: whose.owner, user: whose.person, shows: "full", ...fresh })
      .onConflict((conflict) => conflict.columns(["owner", "user"]).doUpdateSet(fresh))
      .returning(shown)
      .executeTakeFirstOrThrow(),
  );
  return { data, token };
}

/** Throws the 404 when there is no address. */
export async function changeShown(
  db: Db,
  whose: OnDesk,
  shows: ShownDetails,
): Promise<Subscription> {
  return inTransaction(db, whose, async (tx) => {
    const { owner, person } = whose;
    const changed = await tx
      .updateTable("calendarAddresses")
      .set({ shows })
      .where("owner", "=", owner)
      .where("user", "=", person)
      .returning(shown)
      .executeTakeFirstOrThrow(() => notFound(serverMessages.subscription.none));
    // Everything is written anew, though no appointment has changed.
    await tx.updateTable("desks").set({ calendarVersion: null }).where("_id", "=", owner).execute();
    return changed;
  });
}

/** On one desk, or on all of a person's. False when there was none. */
export async function deleteAddress(
  db: Db,
  { owner, person }: { person: Person; owner?: Owner },
): Promise<boolean> {
  return inTransaction(db, { owner, person }, async (tx) => {
    const all = tx.deleteFrom("calendarAddresses").where("user", "=", person);
    const these = owner === undefined ? all : all.where("owner", "=", owner);
    return (await these.returning("owner").execute()).length > 0;
  });
}

/** Undefined for an address that there is not, and for that of who has left the desk. */
export async function findAddress(db: Db, token: string): Promise<CalendarAddress | undefined> {
  const tokenHash = hashToken(token);
  const found = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("calendarAddresses")
      .innerJoin("users", "users._id", "calendarAddresses.user")
      .innerJoin("members", (on) =>
        on
          .onRef("members.desk", "=", "calendarAddresses.owner")
          .onRef("members.user", "=", "calendarAddresses.user")
          .on("members.leftAt", "is", null),
      )
      .innerJoin("desks", "desks._id", "calendarAddresses.owner")
      .where("calendarAddresses.tokenHash", "=", tokenHash)
      .select(["calendarAddresses.owner", "calendarAddresses.user", "calendarAddresses.tokenHash"])
      .select(["calendarAddresses.shows", "calendarAddresses.createdAt"])
      .select(["calendarAddresses.lastReadAt", "users.timeZone", "desks.zones"])
      .select((eb) =>
        eb
          .selectFrom("members as others")
          .whereRef("others.desk", "=", "calendarAddresses.owner")
          .whereRef("others.user", "<>", "calendarAddresses.user")
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
    person: personOf({ _id: user }),
  };
}

/** Keeps when an address was last read. */
export async function touchAddress(
  db: Db,
  { owner, person, tokenHash, lastReadAt }: CalendarAddress,
  now: Date,
): Promise<void> {
  if (lastReadAt !== null && now.getTime() - Date.parse(lastReadAt) < touchInterval) return;
  const touch = inTransaction(db, { owner, person }, (tx) =>
    tx
      .updateTable("calendarAddresses")
      .set({ lastReadAt: now.toISOString() })
      .where("owner", "=", owner)
      .where("user", "=", person)
      .where("tokenHash", "=", tokenHash)
      .execute(),
  );
  await touch.catch(passUnwritable);
}
