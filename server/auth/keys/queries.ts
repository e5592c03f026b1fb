import type { z } from "zod";
import { type AccessToken, type keyInput, maxKeys } from "../../../shared/account/keys.ts";
import { nextId } from "../../db/acts/act.ts";
import { byToken, type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import { hashToken } from "../../http/tokens.ts";
import { serverMessages } from "../../messages.ts";
import { makeKey, toStart } from "./token.ts";

const { keys: words } = serverMessages;

const shown = [
  "_id",
  "name",
  "access",
  "start",
  "createdAt",
  "expiresAt",
  "lastUsedAt",
  "lastUsedFrom",
] as const;

export async function listKeys(db: Db, owner: Owner): Promise<AccessToken[]> {
  return inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("accessTokens")
      .where("owner", "=", owner)
      .select(shown)
      .orderBy("_id", "desc")
      .limit(maxKeys)
      .execute(),
  );
}

/** Answers the token as well, which nobody can read again. Throws a 409 on the name. */
export async function createKey(
  tx: Tx,
  owner: Owner,
  { name, access, days }: z.output<typeof keyInput>,
  now: Date,
): Promise<{ data: AccessToken; token: string }> {
  const own = await tx
    .selectFrom("accessTokens")
    .where("owner", "=", owner)
    .select("name")
    .limit(maxKeys)
    .execute();
  // The history tells by the name which program did something.
  if (own.some((one) => one.name === name)) throw conflict("name", words.nameTaken);
  if (own.length >= maxKeys) throw conflict("name", words.tooMany(maxKeys));
  const token = makeKey();
  const data = await tx
    .insertInto("accessTokens")
    .values({
      ...{ owner, _id: nextId(), tokenHash: hashToken(token), start: toStart(token) },
      ...{ name, access, createdAt: now.toISOString(), lastUsedAt: null, lastUsedFrom: null },
      expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString(),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { data, token };
}

/** Answers the name of what has ended; undefined if there was none. */
export async function deleteKey(tx: Tx, owner: Owner, _id: string): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom("accessTokens")
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .returning("name")
    .executeTakeFirst();
  return ended?.name;
}

/** Answers how many there were. */
export async function deleteKeys(tx: Tx, owner: Owner): Promise<number> {
  const ended = await tx
    .deleteFrom("accessTokens")
    .where("owner", "=", owner)
    .returning("_id")
    .execute();
  return ended.length;
}

/** The key that a token is, with its user. */
export async function findKey(db: Db, tokenHash: string) {
  return byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("accessTokens")
      .innerJoin("users", "users._id", "accessTokens.owner")
      .where("accessTokens.tokenHash", "=", tokenHash)
      .select(["accessTokens._id as key", "accessTokens.name as keyName", "accessTokens.access"])
      .select(["accessTokens.expiresAt", "accessTokens.lastUsedAt", "accessTokens.lastUsedFrom"])
      .select(["users._id", "users.name", "users.email", "users.timeZone"])
      .select(["users.settings", "users.createdAt", "users.restoring", "users.followUp"])
      .executeTakeFirst(),
  );
}

/** When it expires, in milliseconds; 0 when it is not there. */
export async function findKeyEnd(db: Db, tokenHash: string): Promise<number> {
  const found = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("accessTokens")
      .where("tokenHash", "=", tokenHash)
      .select("expiresAt")
      .executeTakeFirst(),
  );
  if (!found) return 0;
  return found.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(found.expiresAt);
}

export async function touchKey(
  tx: Tx,
  owner: Owner,
  tokenHash: string,
  use: Pick<AccessToken, "lastUsedAt" | "lastUsedFrom">,
): Promise<void> {
  await tx
    .updateTable("accessTokens")
    .set(use)
    .where("owner", "=", owner)
    .where("tokenHash", "=", tokenHash)
    .execute();
}
