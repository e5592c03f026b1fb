import { randomUUID } from "node:crypto";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readTogether, writeTogether } from "../../db/query/prepared.ts";
import type { Span } from "../asked.ts";
import { countTouched, type Touch } from "./count.ts";
import {
  claimedColumns,
  countedColumns,
  deletedCustomers,
  keptColumns,
  outdatedColumns,
} from "./queries.ts";

/**
 * Of columns that are over. What was counted once is kept until the past of a customer changes; deleted
 * customers are in it, for they can come back, and are subtracted each time.
 */
export async function readEnded(
  db: Db,
  owner: Owner,
  columns: readonly Span[],
  followUp: FollowUpDays,
): Promise<Touch[]> {
  const of = { owner, followUp: JSON.stringify(customerStatuses.map((name) => followUp[name])) };
  const days = JSON.stringify(columns.map(({ to }) => to));
  const [rows, deleted] = await readTogether(db, owner, [
    keptColumns({ ...of, list: days }),
    deletedCustomers({ owner }),
  ]);
  const known = new Map<string, Touch>(rows.map((row) => [`${row.day} ${row.end}`, row]));
  const missing = columns.filter((column) => !known.has(toName(column)));
  for (const [place, touch] of (await countMissing()).entries()) {
    const column = missing[place];
    if (column) known.set(toName(column), touch);
  }
  const ids = deleted.map(({ customer }) => customer);
  const gone = await countTouched(db, owner, ids.length > 0 ? columns : [], { followUp, ids });
  return columns.map((column, place) => {
    const { customers, kept } = known.get(toName(column)) ?? none;
    const less = gone[place] ?? none;
    return { customers: customers - less.customers, kept: kept - less.kept };
  });

  async function countMissing(): Promise<Touch[]> {
    if (missing.length === 0) return [];
    const claim = randomUUID();
    const toList = (touches: readonly Partial<Touch>[]) =>
      JSON.stringify(missing.map(({ to, end }, place) => ({ ...touches[place], day: to, end })));
    const keep = async (...statements: Parameters<typeof writeTogether>[2]) => {
      // Where nothing can be written, as on a full disk, reports are still answered.
      await writeTogether(db, owner, statements).catch(() => []);
    };
    await keep(outdatedColumns(of), claimedColumns({ ...of, claim, list: toList([]) }));
    const counted = await countTouched(db, owner, missing, { followUp });
    const touches = counted.map(({ customers, kept }) => ({ customers, kept }));
    await keep(countedColumns({ ...of, claim, list: toList(touches) }));
    return touches;
  }
}

/** A day ends at several instants, and at one instant several days, by clocks that differ. */
function toName({ to, end }: Span): string {
  return `${to} ${end}`;
}

const none: Touch = { customers: 0, kept: 0 };
