import { hash } from "node:crypto";
import type { Endpoint } from "../shared/endpoint.ts";
import { type Db, inTransaction, type Owner } from "./db/engine/database.ts";
import type { Act } from "./db/records/act.ts";
import { findCreation } from "./db/records/changes.ts";
import { keyReused } from "./errors.ts";

/** How long a key is remembered, in milliseconds. */
const memory = 24 * 60 * 60 * 1000;

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
      if (entry) act.entry = entry;
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
  await forgetOld(db, owner, act.now);
  const earlier = await db
    .selectFrom("creations")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .select(["request", "record"])
    .executeTakeFirst();
  if (earlier && earlier.request !== toDigest(endpoint, attempt)) throw keyReused();
  return earlier?.record;
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

async function forgetOld(db: Db, owner: Owner, now: Date) {
  await db
    .deleteFrom("creations")
    .where("owner", "=", owner)
    .where("createdAt", "<", new Date(now.getTime() - memory).toISOString())
    .execute();
}
