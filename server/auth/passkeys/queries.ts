import { randomUUID } from "node:crypto";
import { maxPasskeys, type Passkey } from "../../../shared/account/passkeys.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  type Owner,
  ownerOf,
  type Tx,
} from "../../db/engine/database.ts";
import { isTaken } from "../../db/engine/errors.ts";
import type { Tables } from "../../db/schema.ts";
import { notFound, outOfStep } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";

const shown = ["_id", "name", "createdAt", "lastUsedAt"] as const;
const { passkeys: words } = serverMessages;

type NewPasskey = Pick<
  Tables["passkeys"],
  "credential" | "publicKey" | "counter" | "transports" | "name"
>;

/** The oldest first. */
export async function listPasskeys(db: Db, owner: Owner): Promise<Passkey[]> {
  return inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("passkeys")
      .where("owner", "=", owner)
      .select(shown)
      .orderBy("createdAt")
      .orderBy("_id")
      .execute(),
  );
}

/** By what the devices of a user name their passkeys, so that a browser knows which to ask for. */
export async function listCredentials(db: Db, owner: Owner) {
  const rows = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("passkeys")
      .where("owner", "=", owner)
      .select(["credential", "transports"])
      .execute(),
  );
  return rows.map(({ credential, transports }) => ({
    id: credential,
    type: "public-key" as const,
    // As this program wrote them.
    transports: JSON.parse(transports) as string[],
  }));
}

export async function countPasskeys(tx: Tx, owner: Owner): Promise<number> {
  const { count } = await tx
    .selectFrom("passkeys")
    .where("owner", "=", owner)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws the 409 when there are too many, or when anybody has this one. */
export async function addPasskey(
  tx: Tx,
  owner: Owner,
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey> {
  if ((await countPasskeys(tx, owner)) >= maxPasskeys) throw outOfStep(words.tooMany(maxPasskeys));
  return tx
    .insertInto("passkeys")
    .values({
      ...passkey,
      owner,
      _id: randomUUID(),
      createdAt: now.toISOString(),
      lastUsedAt: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isTaken(error) ? outOfStep(words.taken) : error;
    });
}

/** The passkey that a device names, with whose it is: the signature has yet to show that. */
export async function findPasskey(db: Db, credential: string) {
  const found = await byToken(db, credential, (tx) =>
    tx
      .selectFrom("passkeys")
      .where("credential", "=", credential)
      .select(["owner", "_id", "credential", "publicKey", "counter"])
      .executeTakeFirst(),
  );
  return found && { ...found, owner: ownerOf({ _id: found.owner }) };
}

/** False when it was removed, or used by another copy of the device, since it was found. */
export async function touchPasskey(
  tx: Tx,
  owner: Owner,
  { _id, counter: before }: { _id: string; counter: number },
  counter: number,
  now: Date,
): Promise<boolean> {
  const touched = await tx
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now.toISOString() })
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .where("counter", "=", before)
    .returning("_id")
    .executeTakeFirst();
  return touched !== undefined;
}

export async function renamePasskey(
  tx: Tx,
  owner: Owner,
  _id: string,
  name: string,
): Promise<Passkey> {
  return tx
    .updateTable("passkeys")
    .set({ name })
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .returning(shown)
    .executeTakeFirstOrThrow(() => notFound(words.notFound));
}

/** Answers its name. */
export async function removePasskey(tx: Tx, owner: Owner, _id: string): Promise<string> {
  const { name } = await tx
    .deleteFrom("passkeys")
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .returning("name")
    .executeTakeFirstOrThrow(() => notFound(words.notFound));
  return name;
}

export async function removeAllPasskeys(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom("passkeys").where("owner", "=", owner).execute();
}
