import { hash } from "node:crypto";
import type { Endpoint } from "../shared/endpoint.ts";
import { type Db, inTransaction, type Owner, type Tx } from "./db/engine/database.ts";
import type { Act } from "./db/records/act.ts";
import { findCreation } from "./db/records/changes.ts";
import { keyReused } from "./errors.ts";

/** How long a key is remembered, in milliseconds. */
const memory = 24 * 60 * 60 * 1000;

/** A request to make a record. With another key, or none, each makes one. */
interface Attempt {
  owner: Owner;
  params: unknown;
  body: unknown;
  headers: { "idempotency-key"?: string | undefined };
  act: Act;
}

/**
 * Makes a record, or finds the one that an earlier attempt with the same key has made, in one
 * transaction: a key is kept exactly when its record is. Throws a 409 when the key came with
 * another request, and what `find` throws when the record is gone again.
 */
export async function createOnce<Row extends { _id: string }>(
  db: Db,
  { url, schema }: Endpoint,
  { owner, params, body, headers, act }: Attempt,
  create: (db: Db) => Promise<Row>,
  find: (db: Db, owner: Owner, id: string) => Promise<Row>,
): Promise<Row> {
  const key = headers["idempotency-key"];
  if (key === undefined) return create(db);
  const request = schema.params ? [url, params, body] : [url, body];
  const digest = hash("sha256", JSON.stringify(request), "base64url");
  return inTransaction(db, owner, async (tx) => {
    await forgetOld(tx, owner, act.now);
    const earlier = await tx
      .selectFrom("creations")
      .where("owner", "=", owner)
      .where("key", "=", key)
      .select(["request", "record"])
      .executeTakeFirst();
    if (earlier && earlier.request !== digest) throw keyReused();
    if (earlier) {
      const entry = await findCreation(tx, owner, earlier.record);
      if (entry) act.entry = entry;
      return find(tx, owner, earlier.record);
    }

    const made = await create(tx);
    const createdAt = act.now.toISOString();
    const row = { owner, key, request: digest, record: made._id, createdAt };
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
