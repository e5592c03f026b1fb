import { randomUUID } from "node:crypto";
import { maxPasskeys, type Passkey } from "../../../shared/account/passkeys.ts";
import {
  byToken,
  type Db,
  inSnapshot,
  type Person,
  personOf,
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
export async function listPasskeys(db: Db, person: Person): Promise<Passkey[]> {
  return inSnapshot(db, { person }, (tx) =>
    tx
      .selectFrom("passkeys")
      .where("user", "=", person)
      .select(shown)
      .orderBy("createdAt")
      .orderBy("_id")
      .execute(),
  );
}

/** By what the devices of a user name their passkeys, so that a browser knows which to ask for. */
export async function listCredentials(db: Db, person: Person) {
  const rows = await inSnapshot(db, { person }, (tx) =>
    tx
      .selectFrom("passkeys")
      .where("user", "=", person)
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

export async function countPasskeys(tx: Tx, person: Person): Promise<number> {
  const { count } = await tx
    .selectFrom("passkeys")
    .where("user", "=", person)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws the 409 when there are too many, or when anybody has this one. */
export async function addPasskey(
  tx: Tx,
  person: Person,
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey> {
  if ((await countPasskeys(tx, person)) >= maxPasskeys) throw outOfStep(words.tooMany(maxPasskeys));
  return tx
    .insertInto("passkeys")
    .values({
      ...passkey,
      user: person,
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
      .select(["user", "_id", "credential", "publicKey", "counter"])
      .executeTakeFirst(),
  );
  return found && { ...found, person: personOf({ _id: found.user }) };
}

/** False when it was removed, or used by another copy of the device, since it was found. */
export async function touchPasskey(
  tx: Tx,
  person: Person,
  { _id, counter: before }: { _id: string; counter: number },
  counter: number,
  now: Date,
): Promise<boolean> {
  const touched = await tx
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now.toISOString() })
    .where("user", "=", person)
    .where("_id", "=", _id)
    .where("counter", "=", before)
    .returning("_id")
    .executeTakeFirst();
  return touched !== undefined;
}

export async function renamePasskey(
  tx: Tx,
  person: Person,
  _id: string,
  name: string,
): Promise<Passkey> {
  return tx
    .updateTable("passkeys")
    .set({ name })
    .where("user", "=", person)
    .where("_id", "=", _id)
    .returning(shown)
    .executeTakeFirstOrThrow(() => notFound(words.notFound));
}

/** Answers its name. */
export async function removePasskey(tx: Tx, person: Person, _id: string): Promise<string> {
  const { name } = await tx
    .deleteFrom("passkeys")
    .where("user", "=", person)
    .where("_id", "=", _id)
    .returning("name")
    .executeTakeFirstOrThrow(() => notFound(words.notFound));
  return name;
}
