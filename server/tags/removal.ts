import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Acting } from "../db/acts/act.ts";
import { logOpened, toEntry } from "../db/acts/change-log.ts";
import { forgetUnbegun } from "../db/acts/changes.ts";
import { readLive } from "../db/acts/live-rows.ts";
import { runLongAct } from "../db/acts/long-acts.ts";
import { findNextPart, logClosed } from "../db/acts/open-acts.ts";
import { type Interrupted, writePlan } from "../db/acts/plans.ts";
import { type Step, takeSteps, toUpdate } from "../db/acts/steps.ts";
import type { Row } from "../db/acts/touched.ts";
import { type Db, engineOf, inTransaction, type Owner } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { batchSize, batchSizeOf, mostAtOnce } from "../db/records/belongings.ts";
import type { RecordTable } from "../db/schema.ts";
import { listTagged } from "./queries.ts";

/** A tag that goes, and the one that takes its place. */
interface Removal {
  id: string;
  moveTo?: string | undefined;
}

/**
 * Deletes a tag that is there, and takes it from all that have it, as one act. PostgreSQL works
 * elsewhere, SQLite in this thread, so that there many records take several transactions.
 */
export async function removeTag(db: Db, acting: Acting, removal: Removal): Promise<void> {
  const { owner, act } = acting;
  const { id, moveTo } = removal;
  const detail = moveTo === undefined ? null : JSON.stringify({ moveTo });
  const open = (plan: string | null) =>
    logOpened({ ...toEntry(owner, act), id, plan, detail }, "tags");
  if (engineOf(db) === "postgres" || !(await isMuch(db, owner, id))) {
    await inTransaction(db, owner, async (tx) => {
      await writeTogether(tx, owner, [open(null)]);
      let part = 0;
      const limit = batchSizeOf(db);
      while (await takeSome(tx, acting, removal, { part, limit })) {
        part += 1;
        act.tell?.(part * limit);
      }
      await close(tx, acting, id, part);
    });
  } else {
    await runLongAct(db, owner, async () => {
      await writeTogether(db, owner, [open(writePlan({ act: "removeTag" }))]);
      try {
        await finishRemoval(db, acting, removal);
      } catch (error) {
        await forgetUnbegun(db, owner, act.id);
        throw error;
      }
    });
  }
  act.change = { _id: act.id, kind: "tags", record: id };
}

export function resumeRemoval(db: Db, { owner, act, record, moveTo }: Interrupted) {
  return finishRemoval(db, { owner, act }, { id: record, moveTo });
}

/** Does what is left, in transactions between which others get their turn. */
async function finishRemoval(db: Db, acting: Acting, removal: Removal): Promise<void> {
  const { owner, act } = acting;
  let part = await findNextPart(db, owner, act.id);
  const takeBatch = (tx: Db) => takeSome(tx, acting, removal, { part, limit: batchSize });
  while (await inTransaction(db, owner, takeBatch)) {
    part += 1;
    act.tell?.(part * batchSize);
    await yieldToEventLoop();
  }
  await inTransaction(db, owner, (tx) => close(tx, acting, removal.id, part));
}

async function isMuch(db: Db, owner: Owner, tag: string): Promise<boolean> {
  const found = await listTagged(db, owner, tag, mostAtOnce + 1);
  return found.length > mostAtOnce;
}

/** Takes the tag from some that have it, and answers whether there were any. */
async function takeSome(
  tx: Db,
  acting: Acting,
  { id, moveTo }: Removal,
  { part, limit }: { part: number; limit: number },
): Promise<boolean> {
  const { owner, act } = acting;
  const found = await listTagged(tx, owner, id, limit);
  const steps: Step[] = [];
  for (const [kind, some] of Map.groupBy(found, (one) => one.kind)) {
    const ids = some.map(({ record }) => record);
    const rows = await readLive(tx, owner, kind, ids);
    steps.push(...rows.map((row) => toStep(kind, row, { id, moveTo }, act.now)));
  }
  if (steps.length > 0) await takeSteps(tx, acting, steps, part);
  return steps.length > 0;
}

function toStep(kind: RecordTable, row: Row, { id, moveTo }: Removal, now: Date): Step {
  const had: string[] = JSON.parse(String(row.tags));
  const others = had.filter((tag) => tag !== id);
  const has = [...new Set(moveTo === undefined ? others : [...others, moveTo])].sort();
  return toUpdate(kind, row, { tags: JSON.stringify(has) }, now);
}

async function close(tx: Db, acting: Acting, id: string, part: number) {
  const { owner, act } = acting;
  const [row] = await readLive(tx, owner, "tags", [id]);
  if (row) {
    const { _id, ...before } = row;
    await takeSteps(
      tx,
      acting,
      [{ kind: "tags", record: id, before, after: null, whole: null, group: 0 }],
      part,
    );
  }
  await writeTogether(tx, owner, [logClosed({ owner, change: act.id })]);
}
