import { hash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { Act } from "../../db/acts/act.ts";
import { findCreation } from "../../db/acts/changes.ts";
import { listOwners } from "../../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { batchSize, removeBatches } from "../../db/records/removal.ts";
import { keyReused } from "../../errors.ts";

/** How long a key is remembered, in milliseconds: a device may be offline for weeks. */
const memory = 30 * 24 * 60 * 60_000;

/** A request to make a record. With another key, or none, each makes one. */
export interface Attempt {
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
  endpoint: Endpoint,
  attempt: Attempt,
  create: (db: Db) => Promise<Row>,
  find: (db: Db, owner: Owner, id: string) => Promise<Row>,
): Promise<Row> {
  const { owner, headers, act } = attempt;
  if (headers["idempotency-key"] === undefined) return create(db);
  return inTransaction(db, owner, async (tx) => {
    const earlier = await findAttempt(tx, endpoint, attempt);
    if (earlier !== undefined) {
      const entry = await findCreation(tx, owner, earlier);
      if (entry) act.change = entry;
      return find(tx, owner, earlier);
    }
    const made = await create(tx);
    await keepAttempt(tx, endpoint, attempt, made._id);
    return made;
  });
}

/** What an earlier attempt with the same key has left; undefined when there was none, or no key. */
export async function findAttempt(
  db: Db,
  endpoint: Endpoint,
  attempt: Attempt,
): Promise<string | undefined> {
  const { owner, headers, act } = attempt;
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  const earlier = await db
    .selectFrom("creations")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .select(["request", "record", "createdAt"])
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.createdAt < expiryAt(act.now)) return void (await forgetAttempt(db, attempt));
  if (earlier.request !== toDigest(endpoint, attempt)) throw keyReused();
  return earlier.record;
}

/** Keeps what the next attempt with the same key is to find, in the transaction that makes it. */
export async function keepAttempt(db: Db, endpoint: Endpoint, attempt: Attempt, record: string) {
  const { owner, headers, act } = attempt;
  const key = headers["idempotency-key"];
  if (key === undefined) return;
  const createdAt = act.now.toISOString();
  const row = { owner, key, request: toDigest(endpoint, attempt), record, createdAt };
  await db.insertInto("creations").values(row).execute();
}

/** For one whose record is gone, as if it had never been. */
export async function forgetAttempt(db: Db, { owner, headers }: Attempt) {
  const key = headers["idempotency-key"] ?? "";
  await db.deleteFrom("creations").where("owner", "=", owner).where("key", "=", key).execute();
}

function toDigest({ url, schema }: Endpoint, { params, body }: Attempt): string {
  const request = schema.params ? [url, params, body] : [url, body];
  return hash("sha256", JSON.stringify(request), "base64url");
}

/** Keys from before this instant are no longer known. */
function expiryAt(now: Date): string {
  return new Date(now.getTime() - memory).toISOString();
}

const removedExpired = prepared(
  (db, { owner, expiry }: Placeholders<{ owner: Owner; expiry: string }>) =>
    db
      .deleteFrom("creations")
      .where("owner", "=", owner)
      .where("key", "in", (some) =>
        some
          .selectFrom("creations")
          .where("owner", "=", owner)
          .where("createdAt", "<", expiry)
          .select("key")
          .limit(some.lit(batchSize)),
      )
      .returning("key"),
);

/** Removes everybody's expired keys, a batch at a time. */
export async function removeExpiredKeys(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for await (const owner of listOwners(db)) {
    await removeBatches(db, owner, removedExpired({ owner, expiry: expiryAt(now) }), signal);
    await yieldToEventLoop();
  }
}
