import type { z } from "zod";
import { type AccessToken, type keyInput, maxKeys } from "../../../shared/account/keys.ts";
import { nextId } from "../../db/acts/act.ts";
import { byToken, type Db, inSnapshot, type Person, type Tx } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import { hashToken } from "../../http/tokens.ts";
import { serverMessages } from "../../messages.ts";
import { makeKey, toStart } from "./token.ts";

const { keys: words } = serverMessages;

/** Somebody on a desk. */
type OnDesk = Pick<LiveSession, "owner" | "person">;

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

/** Those of one person for one desk. */
export async function listKeys(db: Db, whose: OnDesk): Promise<AccessToken[]> {
  return inSnapshot(db, whose, (tx) =>
    tx
      .selectFrom("accessTokens")
      .where("owner", "=", whose.owner)
      .where("user", "=", whose.person)
      .select(shown)
      .orderBy("_id", "desc")
      .limit(maxKeys)
      .execute(),
  );
}

/** Answers the token as well, which nobody can read again. Throws a 409 on the name. */
export async function createKey(
  tx: Tx,
  { owner, person }: OnDesk,
  { name, access, days }: z.output<typeof keyInput>,
  now: Date,
): Promise<{ data: AccessToken; token: string }> {
  const own = await tx
    .selectFrom("accessTokens")
    .where("owner", "=", owner)
    .where("user", "=", person)
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
      ...{ owner, user: person, _id: nextId(), tokenHash: hashToken(token), start: toStart(token) },
      ...{ name, access, createdAt: now.toISOString(), lastUsedAt: null, lastUsedFrom: null },
      expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString(),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { data, token };
}

/** Answers the name of what has ended; undefined if there was none. */
export async function deleteKey(tx: Tx, person: Person, _id: string): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom("accessTokens")
    .where("user", "=", person)
    .where("_id", "=", _id)
    .returning("name")
    .executeTakeFirst();
  return ended?.name;
}

/** On whatever desk. Answers how many there were. */
export async function deleteKeys(tx: Tx, person: Person): Promise<number> {
  const ended = await tx
    .deleteFrom("accessTokens")
    .where("user", "=", person)
    .returning("_id")
    .execute();
  return ended.length;
}

/** The key that a token is, with its user and its desk; none for who has left that. */
export async function findKey(db: Db, tokenHash: string) {
  return byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("accessTokens")
      .innerJoin("users", "users._id", "accessTokens.user")
      .innerJoin("desks", "desks._id", "accessTokens.owner")
      .innerJoin("members", (on) =>
        on
          .onRef("members.desk", "=", "accessTokens.owner")
          .onRef("members.user", "=", "accessTokens.user")
          .on("members.leftAt", "is", null),
      )
      .where("accessTokens.tokenHash", "=", tokenHash)
      .select(["accessTokens._id as key", "accessTokens.name as keyName", "accessTokens.access"])
      .select(["accessTokens.expiresAt", "accessTokens.lastUsedAt", "accessTokens.lastUsedFrom"])
      .select(["users._id", "users.name", "users.email", "users.timeZone", "users.settings"])
      .select(["users.createdAt", "desks._id as desk", "members.role"])
      .select(["desks.restoring", "desks.currency", "desks.followUp", "desks.zones"])
      .executeTakeFirst(),
  );
}

/** When it expires, in milliseconds; 0 when it opens nothing any more. */
export async function findKeyEnd(db: Db, tokenHash: string): Promise<number> {
  const found = await findKey(db, tokenHash);
  if (!found) return 0;
  return found.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(found.expiresAt);
}

export async function touchKey(
  tx: Tx,
  person: Person,
  tokenHash: string,
  use: Pick<AccessToken, "lastUsedAt" | "lastUsedFrom">,
): Promise<void> {
  await tx
    .updateTable("accessTokens")
    .set(use)
    .where("user", "=", person)
    .where("tokenHash", "=", tokenHash)
    .execute();
}
