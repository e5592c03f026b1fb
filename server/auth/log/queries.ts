import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type AccountEvent, logDays, logPage } from "../../../shared/account/account-log.ts";
import { nextId } from "../../db/acts/act.ts";
import {
  type Db,
  inSnapshot,
  inTransaction,
  type Person,
  type Tx,
} from "../../db/engine/database.ts";
import { batchSize } from "../../db/records/removal.ts";
import type { Source } from "../../http/requests/source.ts";
import { listPeople } from "../queries.ts";

const shown = ["_id", "at", "kind", "way", "what", "device", "address"] as const;

export async function addAccountEvent(
  tx: Tx,
  person: Person,
  event: Omit<AccountEvent, "_id">,
): Promise<void> {
  await tx
    .insertInto("accountEvents")
    .values({ user: person, _id: nextId(), ...event })
    .execute();
}

/** Whether such a device has come in from there before, as far back as the log goes. */
export async function hasComeFrom(tx: Tx, person: Person, { device, address }: Source) {
  const earlier = await tx
    .selectFrom("accountEvents")
    .where("user", "=", person)
    .where("kind", "in", ["registered", "signedIn", "keyUsed"])
    .where("device", "=", device)
    .where("address", "=", address)
    .select("_id")
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The newest first, after the line of `cursor`. */
export async function listAccountEvents(
  db: Db,
  person: Person,
  cursor: string | undefined,
  now: Date,
) {
  const rows = await inSnapshot(db, { person }, (tx) =>
    tx
      .selectFrom("accountEvents")
      .where("user", "=", person)
      .where("at", ">=", oldest(now))
      .$if(cursor !== undefined, (query) => query.where("_id", "<", cursor ?? ""))
      .select(shown)
      .orderBy("_id", "desc")
      .limit(logPage + 1)
      .execute(),
  );
  const data = rows.slice(0, logPage);
  return { data, nextCursor: rows.length > logPage ? (data.at(-1)?._id ?? null) : null };
}

/** Removes everybody's old lines, a batch at a time. */
export async function tidyAccountLog(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for await (const person of listPeople(db)) {
    while (!signal?.aborted && (await removeOld(db, person, oldest(now))) === batchSize) {
      await yieldToEventLoop();
    }
    await yieldToEventLoop();
  }
}

/** Answers how many lines went. */
async function removeOld(db: Db, person: Person, before: string): Promise<number> {
  const gone = await inTransaction(db, { person }, (tx) =>
    tx
      .deleteFrom("accountEvents")
      .where("user", "=", person)
      .where("_id", "in", (some) =>
        some
          .selectFrom("accountEvents")
          .where("user", "=", person)
          .where("at", "<", before)
          .select("_id")
          .limit(batchSize),
      )
      .returning("_id")
      .execute(),
  );
  return gone.length;
}

function oldest(now: Date): string {
  return new Date(now.getTime() - logDays * 86_400_000).toISOString();
}
