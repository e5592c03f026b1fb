import { setImmediate as letOthersGo } from "node:timers/promises";
import { type Db, inTransaction, type Owner } from "../engine/database.ts";
import type { RecordTable } from "../schema.ts";

/**
 * Rows that one transaction deletes: with counters, indexes and the search index some 10 ms on
 * SQLite, for which every other request has to wait.
 */
const batchSize = 100;

/** True when so few go that one transaction may take them all. */
export function isBatch(...counts: number[]): boolean {
  return counts.every((count) => count <= batchSize);
}

/**
 * Deletes the owner's records, or those of one company, but not the company or the user itself: many
 * transactions, between which others get their turn. Each leaves counters and search index right,
 * so a deletion that breaks off half way has done half of it and can be begun again.
 */
export async function deleteInBatches(
  db: Db,
  owner: Owner,
  { company, signal }: { company?: string; signal?: AbortSignal } = {},
): Promise<void> {
  // Each before what it belongs to, which would take all of its own along at once.
  await deleteRows(db, owner, "appointments", company, signal);
  await deleteRows(db, owner, "customers", company, signal);
  if (company === undefined) await deleteRows(db, owner, "companies", undefined, signal);
}

async function deleteRows(
  db: Db,
  owner: Owner,
  table: RecordTable,
  company: string | undefined,
  signal: AbortSignal | undefined,
) {
  let deleted = batchSize;
  while (deleted === batchSize) {
    signal?.throwIfAborted();
    deleted = await inTransaction(db, owner, async (tx) => {
      const batch = tx
        .selectFrom(table)
        .where("owner", "=", owner)
        .$if(company !== undefined, (rows) => rows.where("company", "=", company ?? ""))
        .select("_id")
        .limit(batchSize);
      const gone = tx.deleteFrom(table).where("owner", "=", owner).where("_id", "in", batch);
      return Number((await gone.executeTakeFirst()).numDeletedRows);
    });
    await letOthersGo();
  }
}
