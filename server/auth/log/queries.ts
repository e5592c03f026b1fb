import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type AccountEvent, logDays, logPage } from "../../../shared/account/account-log.ts";
import { nextId } from "../../db/acts/act.ts";
import { listOwners } from "../../db/acts/upkeep.ts";
import { type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { batchSize, removeBatches } from "../../db/records/removal.ts";
import type { Source } from "../../http/requests/source.ts";

const shown = ["_id", "at", "kind", "way", "what", "device", "address"] as const;

export async function addAccountEvent(
  tx: Tx,
  owner: Owner,
  event: Omit<AccountEvent, "_id">,
): Promise<void> {
  await tx
    .insertInto("accountEvents")
    .values({ owner, _id: nextId(), ...event })
    .execute();
}

/** Whether such a device has come in from there before, as far back as the log goes. */
export async function hasComeFrom(tx: Tx, owner: Owner, { device, address }: Source) {
  const earlier = await tx
    .selectFrom("accountEvents")
    .where("owner", "=", owner)
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
  owner: Owner,
  cursor: string | undefined,
  now: Date,
) {
  const rows = await inSnapshot(db, owner, (tx) =>
    tx
      .selectFrom("accountEvents")
      .where("owner", "=", owner)
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

const removedOld = prepared(
  (db, { owner, before }: Placeholders<{ owner: Owner; before: string }>) =>
    db
      .deleteFrom("accountEvents")
      .where("owner", "=", owner)
      .where("_id", "in", (some) =>
        some
          .selectFrom("accountEvents")
          .where("owner", "=", owner)
          .where("at", "<", before)
          .select("_id")
          .limit(some.lit(batchSize)),
      )
      .returning("_id"),
);

/** Removes everybody's old lines, a batch at a time. */
export async function tidyAccountLog(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  for await (const owner of listOwners(db)) {
    await removeBatches(db, owner, removedOld({ owner, before: oldest(now) }), signal);
    await yieldToEventLoop();
  }
}

function oldest(now: Date): string {
  return new Date(now.getTime() - logDays * 86_400_000).toISOString();
}
