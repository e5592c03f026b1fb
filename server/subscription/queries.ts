import type { ShownDetails, Subscription } from "../../shared/account/subscription.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
} from "../db/engine/database.ts";
import { passUnwritable } from "../db/engine/errors.ts";
import { notFound } from "../errors.ts";
import { hashToken, makeToken } from "../http/tokens.ts";
import { serverMessages } from "../messages.ts";

const shown = ["shows", "createdAt", "lastReadAt"] as const;

/** A read moves the time of the last one on, but is written down at most this often, in milliseconds. */
const touchInterval = 60_000;

/** An address that somebody reads. */
export interface CalendarAddress extends Subscription {
  owner: Owner;
  tokenHash: string;
}

export async function readSubscription(db: Db, owner: Owner): Promise<Subscription | null> {
  return inSnapshot(db, owner, async (tx) => {
    const own = tx.selectFrom("calendarAddresses").where("owner", "=", owner);
    return (await own.select(shown).executeTakeFirst()) ?? null;
  });
}

/** A new address, which ends the one before and shows as much as that did. */
export async function createAddress(db: Db, owner: Owner, now: Date) {
  const token = makeToken();
  const fresh = { tokenHash: hashToken(token), createdAt: now.toISOString(), lastReadAt: null };
  const data: Subscription = await inTransaction(db, owner, (tx) =>
    tx
      .insertInto("calendarAddresses")
      .values({ owner, shows: "full", ...fresh })
      .onConflict((conflict) => conflict.column("owner").doUpdateSet(fresh))
      .returning(shown)
      .executeTakeFirstOrThrow(),
  );
  return { data, token };
}

/** Throws the 404 when there is no address. */
export async function changeShown(
  db: Db,
  owner: Owner,
  shows: ShownDetails,
): Promise<Subscription> {
  return inTransaction(db, owner, async (tx) => {
    const changed = await tx
      .updateTable("calendarAddresses")
      .set({ shows })
      .where("owner", "=", owner)
      .returning(shown)
      .executeTakeFirstOrThrow(() => notFound(serverMessages.subscription.none));
    // Everything is written anew, though no appointment has changed.
    await tx.updateTable("users").set({ calendarVersion: null }).where("_id", "=", owner).execute();
    return changed;
  });
}

/** False when there was none. */
export async function deleteAddress(db: Db, owner: Owner): Promise<boolean> {
  return inTransaction(db, owner, async (tx) => {
    const own = tx.deleteFrom("calendarAddresses").where("owner", "=", owner);
    return (await own.returning("owner").executeTakeFirst()) !== undefined;
  });
}

export async function findAddress(db: Db, token: string): Promise<CalendarAddress | undefined> {
  const tokenHash = hashToken(token);
  const found = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("calendarAddresses")
      .where("tokenHash", "=", tokenHash)
      .select(["owner", "tokenHash", ...shown])
      .executeTakeFirst(),
  );
  return found && { ...found, owner: ownerOf({ _id: found.owner }) };
}

/** Keeps when an address was last read. */
export async function touchAddress(
  db: Db,
  { owner, tokenHash, lastReadAt }: CalendarAddress,
  now: Date,
): Promise<void> {
  if (lastReadAt !== null && now.getTime() - Date.parse(lastReadAt) < touchInterval) return;
  const touch = inTransaction(db, owner, (tx) =>
    tx
      .updateTable("calendarAddresses")
      .set({ lastReadAt: now.toISOString() })
      .where("owner", "=", owner)
      .where("tokenHash", "=", tokenHash)
      .execute(),
  );
  await touch.catch(passUnwritable);
}
