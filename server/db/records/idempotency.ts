import { hash } from "node:crypto";
import { keyReused } from "../../errors.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../engine/database.ts";

/** How long a key is remembered, in milliseconds. */
const memory = 24 * 60 * 60 * 1000;

/** An attempt to make a record, as its request names it. */
export interface Attempt {
  /** The Idempotency-Key; without one every attempt makes a record. */
  key: string | undefined;
  /** All that was asked for: another request must not come with the same key. */
  request: unknown;
  now: Date;
}

/**
 * Makes a record, or finds the one that an earlier attempt with the same key has made, in one
 * transaction: a key is kept exactly when its record is. Throws a 409 when the key came with
 * another request, and what `find` throws when the record is gone again.
 */
export async function createOnce<Row extends { _id: string }>(
  db: Db,
  owner: Owner,
  { key, request, now }: Attempt,
  create: (db: Db) => Promise<Row>,
  find: (db: Db, owner: Owner, id: string) => Promise<Row>,
): Promise<Row> {
  if (key === undefined) return create(db);
  const digest = hash("sha256", JSON.stringify(request), "base64url");
  return inTransaction(db, owner, async (tx) => {
    await forgetOld(tx, owner, now);
    const earlier = await tx
      .selectFrom("creations")
      .where("owner", "=", owner)
      .where("key", "=", key)
      .select(["request", "record"])
      .executeTakeFirst();
    if (earlier && earlier.request !== digest) throw keyReused();
    if (earlier) return find(tx, owner, earlier.record);

    const made = await create(tx);
    const row = { owner, key, request: digest, record: made._id, createdAt: now.toISOString() };
    await tx.insertInto("creations").values(row).execute();
    return made;
  });
}

async function forgetOld(tx: Tx, owner: Owner, now: Date) {
  await tx
    .deleteFrom("creations")
    .where("owner", "=", owner)
    .where("createdAt", "<", new Date(now.getTime() - memory).toISOString())
    .execute();
}
