import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Acting } from "../db/acts/act.ts";
import { logOpened, toEntry } from "../db/acts/change-log.ts";
import { forgetUnbegun } from "../db/acts/changes.ts";
import { dropEmptied } from "../db/acts/emptied.ts";
import { readLive } from "../db/acts/live-rows.ts";
import { runLongAct } from "../db/acts/long-acts.ts";
import { checkForeignKeys, deferForeignKeys } from "../db/acts/moves.ts";
import { findNextPart, logClosed } from "../db/acts/open-acts.ts";
import { type Interrupted, writePlan } from "../db/acts/plans.ts";
import { type Step, takeSteps } from "../db/acts/steps.ts";
import { type Db, engineOf, inTransaction } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { batchSizeOf, mostAtOnce } from "../db/records/belongings.ts";
import { followMerge } from "../letters/follow-merge.ts";
import { isMuchToMove, type Merge, planGone, planKept, planMoved } from "./steps.ts";

interface MergePlan {
  act: "merge";
  merge: Merge;
}

/**
 * Makes several records one, as one act: the one that stays gets the values and all that belongs to the
 * others. PostgreSQL works elsewhere, SQLite in this thread, so that there much takes several
 * transactions. `check` belongs to the first.
 */
export async function runMerge(
  db: Db,
  acting: Acting,
  merge: Merge,
  check: (tx: Db) => Promise<void>,
): Promise<void> {
  const { owner, act } = acting;
  if (engineOf(db) === "postgres" || !(await isMuchToMove(db, owner, merge, mostAtOnce))) {
    await inTransaction(db, owner, async (tx) => {
      await check(tx);
      await open(tx, acting, merge, null);
      await takeAll(tx, acting, merge, (take) => take(tx));
    });
  } else {
    await runLongAct(db, owner, async () => {
      await inTransaction(db, owner, async (tx) => {
        await check(tx);
        await open(tx, acting, merge, writePlan({ act: "merge", merge } satisfies MergePlan));
      });
      try {
        await finishMerge(db, acting, merge);
      } catch (error) {
        await forgetUnbegun(db, owner, act.id);
        throw error;
      }
    });
  }
  act.change = { _id: act.id, kind: merge.kind, record: merge.into };
}

export function resumeMerge(db: Db, { owner, act, plan }: Interrupted<MergePlan>) {
  return finishMerge(db, { owner, act }, plan.merge);
}

/** Does what is left of a merge, in transactions between which others get their turn. */
async function finishMerge(db: Db, acting: Acting, merge: Merge): Promise<void> {
  await takeAll(db, acting, merge, async (take) => {
    await inTransaction(db, acting.owner, take);
    await yieldToEventLoop();
  });
}

/** Its entry is called by the first of those that go. */
function open(tx: Db, { owner, act }: Acting, { kind, into, others }: Merge, plan: string | null) {
  const detail = JSON.stringify({ moveTo: into });
  const entry = { ...toEntry(owner, act), id: others[0] ?? "", plan, detail };
  return writeTogether(tx, owner, [logOpened(entry, kind)]);
}

async function takeAll(
  db: Db,
  { owner, act }: Acting,
  merge: Merge,
  inTurn: (take: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  let part = await findNextPart(db, owner, act.id);
  const size = batchSizeOf(db);
  // What was begun before has changed the one that stays already.
  if (part === 0) await take(await planKept(db, owner, merge, act.now));
  while (true) {
    const moved = await planMoved(db, owner, merge, { now: act.now, limit: size });
    if (moved.length === 0) break;
    for (const steps of toBatches(moved, size)) await take(steps);
  }
  await take(await planGone(db, owner, merge));
  await inTurn(async (tx) => {
    if (merge.kind === "customers") await dropLeft(tx);
    await writeTogether(tx, owner, [logClosed({ owner, change: act.id })]);
    await followMerge(tx, owner, act.id);
  });

  /** The private companies of those who are gone: what else they had is where all of them are now. */
  async function dropLeft(tx: Db) {
    const [row] = await readLive(tx, owner, merge.kind, [merge.into]);
    if (row) await dropEmptied(tx, { owner, act }, part, String(row.company));
  }

  async function take(steps: readonly Step[]) {
    if (steps.length === 0) return;
    await inTurn(async (tx) => {
      await deferForeignKeys(tx, owner);
      await takeSteps(tx, { owner, act }, steps, part);
      await checkForeignKeys(tx, owner);
    });
    part += 1;
    act.tell?.(part * size);
  }
}

/** Whole groups, until they are as many as one transaction takes. */
function toBatches(groups: readonly Step[][], size: number): Step[][] {
  const batches: Step[][] = [];
  for (const group of groups) {
    const last = batches.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else batches.push([...group]);
  }
  return batches;
}
