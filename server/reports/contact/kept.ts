import { randomUUID } from "node:crypto";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Db } from "../../db/engine/database.ts";
import { readRows, readTogether, writeTogether } from "../../db/query/prepared.ts";
import type { OfPeople } from "../../filters/people.ts";
import type { Span } from "../asked.ts";
import { countTouched, type Touch } from "./count.ts";
import {
  claimedColumns,
  countedColumns,
  customersOf,
  deletedCustomers,
  keptColumns,
  outdatedColumns,
} from "./queries.ts";

/**
 * Of columns that are over. What was counted once is kept until the past of a customer changes. Of everyone
 * deleted customers are in it, for they can come back, and are subtracted each time; of one person it is
 * forgotten when one is deleted or given to another.
 */
export async function readEnded(
  db: Db,
  { owner, people }: OfPeople,
  columns: readonly Span[],
  followUp: FollowUpDays,
): Promise<Touch[]> {
  const days = customerStatuses.map((name) => followUp[name]);
  const of = { owner, people: people ?? "", followUp: JSON.stringify(days) };
  const [rows, deleted] = await readTogether(db, owner, [
    keptColumns({ ...of, list: JSON.stringify(columns.map(({ to }) => to)) }),
    deletedCustomers({ owner }),
  ]);
  const known = new Map<string, Touch>(rows.map((row) => [`${row.day} ${row.end}`, row]));
  const missing = columns.filter((column) => !known.has(toName(column)));
  for (const [place, touch] of (await countMissing()).entries()) {
    const column = missing[place];
    if (column) known.set(toName(column), touch);
  }
  const ids = people ? [] : deleted.map(({ customer }) => customer);
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
    // After the claim: whoever gives a customer to another from now on removes it.
    const theirs = people && (await countOf(db, { owner, people }, missing, followUp));
    const counted = theirs || (await countTouched(db, owner, missing, { followUp }));
    const touches = counted.map(({ customers, kept }) => ({ customers, kept }));
    await keep(countedColumns({ ...of, claim, list: toList(touches) }));
    return touches;
  }
}

/** Of the customers of some people. */
export async function countOf(
  db: Db,
  of: Required<OfPeople>,
  columns: readonly Span[],
  followUp: FollowUpDays,
): Promise<Touch[]> {
  const rows = await readRows(db, of.owner, customersOf(of));
  return countTouched(db, of.owner, columns, { followUp, ids: rows.map(({ _id }) => _id) });
}

/** A day ends at several instants, and at one instant several days, by clocks that differ. */
function toName({ to, end }: Span): string {
  return `${to} ${end}`;
}

const none: Touch = { customers: 0, kept: 0 };
