import type { ChangeEvent } from "../../shared/api/events.ts";
import { firstIdAt } from "../db/acts/act.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";

/** More than these are not told one by one: the page reads everything again. */
export const mostMissed = 100;

/**
 * Milliseconds. An entry shows once its act is complete, which may be after one with a later id; so
 * some that were told already are told again.
 */
const overlap = 10_000;

const changesAfter = prepared((db, { owner, id }: Placeholders<{ owner: Owner; id: string }>) =>
  db
    .selectFrom("changes")
    .where("owner", "=", owner)
    .where("_id", ">", id)
    .where("plan", "is", null)
    .select(["_id", "action", "kind", "record", "user"])
    .orderBy("_id")
    .limit(mostMissed),
);

/** What came after an event, or undefined when that can't be told: there may be a gap. */
export async function listMissed(
  db: Db,
  owner: Owner,
  lastId: string,
): Promise<ChangeEvent[] | undefined> {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(lastId) ?? [];
  if (!high || !low) return undefined;
  const time = Number.parseInt(high + low, 16) - overlap;
  const rows = await readRows(db, owner, changesAfter({ owner, id: firstIdAt(time) }));
  const isKnown = rows.some(({ _id }) => _id === lastId);
  return isKnown && rows.length < mostMissed
    ? rows.map(({ user, ...row }) => ({ ...row, user: user ?? undefined }))
    : undefined;
}
