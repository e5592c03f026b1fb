import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Db, engineOf, inTransaction, type Owner } from "../engine/database.ts";
import { readRows, readTogether, writeTogether } from "../query/prepared.ts";
import {
  type Belonging,
  batchSize,
  belongingTo,
  everything,
  mostAtOnce,
  type One,
} from "../records/belongings.ts";
import { type Authority, writeRecords } from "../records/write-path.ts";
import type { RecordTable } from "../schema.ts";
import type { Act, Acting } from "./act.ts";
import { logDeletion, logOpened, toEntry } from "./change-log.ts";
import { forgetUnbegun } from "./changes.ts";
import { dropEmptied, mayEmpty } from "./emptied.ts";
import { runLongAct } from "./long-acts.ts";
import { moveAll, moveSome } from "./moves.ts";
import { findNextPart, logClosed } from "./open-acts.ts";
import { type Interrupted, writePlan } from "./plans.ts";

export interface Deletion {
  table: RecordTable;
  id: string;
  /** What belongs to the record directly goes on as that of this one. */
  moveTo?: string | undefined;
}

/**
 * Deletes a record with all that belongs to it, and keeps it in the change log. Answers whether there
 * was such a record.
 */
export async function deleteRecord(
  db: Db,
  owner: Owner,
  deletion: Deletion,
  act: Act,
): Promise<boolean> {
  const isDeleted = await deleteAndLog(db, owner, deletion, act);
  if (isDeleted) act.change = { _id: act.id, kind: deletion.table, record: deletion.id };
  return isDeleted;
}

async function deleteAndLog(db: Db, owner: Owner, deletion: Deletion, act: Act) {
  const { table, id, moveTo } = deletion;
  const entry = toEntry(owner, act);
  const going = belongingTo(table);
  if (going.length === 1) {
    const log = { before: [logDeletion({ ...entry, id }, table)], after: [] };
    return deleteParts(db, { owner, act }, going, { owner, id }, log);
  }
  const detail = moveTo === undefined ? null : JSON.stringify({ moveTo });
  const open = (plan: string | null) => logOpened({ ...entry, id, plan, detail }, table);
  if (!(await isMuch(db, { owner, id }, going))) {
    return inTransaction(db, owner, async (tx) => {
      const opened = { before: [open(null)], after: [] };
      const part =
        moveTo === undefined ? 0 : await moveAll(tx, { owner, act }, { table, id, moveTo }, opened);
      const log = toLog({ owner, id }, act.id, going, part);
      const before = moveTo === undefined ? [...opened.before, ...log.before] : log.before;
      return deleteLast(tx, { owner, act }, deletion, { ...log, before }, part + going.length);
    });
  }
  // PostgreSQL works elsewhere, SQLite in this thread.
  if (engineOf(db) === "postgres") {
    return inTransaction(db, owner, async (tx) => {
      await writeTogether(tx, owner, [open(null)]);
      return finishDeletion(tx, { owner, act }, deletion);
    });
  }
  return runLongAct(db, owner, async () => {
    await writeTogether(db, owner, [open(writePlan({ act: "delete" }))]);
    try {
      return await finishDeletion(db, { owner, act }, deletion);
    } catch (error) {
      await forgetUnbegun(db, owner, act.id);
      throw error;
    }
  });
}

function toLog(one: One, change: string, going: readonly Belonging[], part: number) {
  return {
    before: going.map(({ logged }, place) => logged({ ...one, change, part: part + place })),
    after: [logClosed({ owner: one.owner, change })],
  };
}

async function deleteParts(
  db: Db,
  authority: Authority,
  going: readonly Belonging[],
  one: One,
  log: Parameters<typeof writeRecords>[3],
): Promise<boolean> {
  const writings = going.map(({ table, deleted }) => ({
    written: { kind: "delete", table } as const,
    statement: deleted(one),
  }));
  const rows = await writeRecords(db, authority, writings, log);
  return (rows.at(-1)?.length ?? 0) > 0;
}

async function isMuch(db: Db, one: One, going: readonly Belonging[]): Promise<boolean> {
  const found = await readTogether(
    db,
    one.owner,
    going.slice(0, -1).map(({ some }) => some(one)),
  );
  return found.some(({ length }) => length > mostAtOnce);
}

export function resumeDeletion(db: Db, { owner, act, kind, record, moveTo }: Interrupted) {
  return finishDeletion(db, { owner, act }, { table: kind, id: record, moveTo });
}

/**
 * Does what is left of a deletion in many transactions, between which others get their turn. Each
 * leaves counters, search index and log right, and the last one is the record's own.
 */
async function finishDeletion(
  db: Db,
  { owner, act }: Acting,
  { table, id, moveTo }: Deletion,
): Promise<boolean> {
  const one = { owner, id };
  const going = belongingTo(table);
  let part = await findNextPart(db, owner, act.id);
  if (moveTo !== undefined) {
    while (await moveSome(db, { owner, act }, { table, id, moveTo }, part)) {
      part += 1;
      act.tell?.(part * batchSize);
      await yieldToEventLoop();
    }
  }
  for (const belonging of going.slice(0, -1)) {
    while (await deleteBatch(db, { owner, act }, belonging, one, part)) {
      part += 1;
      act.tell?.(part * batchSize);
      await yieldToEventLoop();
    }
    part += 1;
  }
  return inTransaction(db, owner, (tx) =>
    deleteLast(
      tx,
      { owner, act },
      { table, id },
      toLog(one, act.id, going, part),
      part + going.length,
    ),
  );
}

/** The last parts of a deletion, with what goes because nothing belongs to it any more. */
async function deleteLast(
  tx: Db,
  { owner, act }: Acting,
  { table, id }: Deletion,
  log: ReturnType<typeof toLog>,
  next: number,
): Promise<boolean> {
  const one = { owner, id };
  const going = belongingTo(table);
  if (!mayEmpty(table)) return deleteParts(tx, { owner, act }, going, one, log);
  const isDeleted = await deleteParts(tx, { owner, act }, going, one, { ...log, after: [] });
  await dropEmptied(tx, { owner, act }, next);
  await writeTogether(tx, owner, log.after);
  return isDeleted;
}

/** Answers whether more are left. Without an act nothing is kept. */
async function deleteBatch(
  db: Db,
  { owner, act }: Authority,
  { table, some, deletedOf, loggedOf }: Belonging,
  one: One,
  part: number,
): Promise<boolean> {
  return inTransaction(db, owner, async (tx) => {
    const rows = await readRows(tx, owner, some(one));
    const ids = JSON.stringify(rows.slice(0, batchSize).map(({ _id }) => _id));
    const writing = {
      written: { kind: "delete", table } as const,
      statement: deletedOf({ owner, ids }),
    };
    const before = act ? [loggedOf({ owner, ids, change: act.id, part })] : [];
    await writeRecords(tx, { owner, act }, [writing], { before, after: [] });
    return rows.length > batchSize;
  });
}

/** Deletes all records of an owner who closes the account, but not the user. */
export async function deleteAllRecords(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  for (const belonging of everything) {
    let isLeft = true;
    while (isLeft) {
      signal?.throwIfAborted();
      isLeft = await deleteBatch(db, { owner, act: undefined }, belonging, { owner, id: "" }, 0);
      await yieldToEventLoop();
    }
  }
}
