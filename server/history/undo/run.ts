import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Resolve } from "../../../shared/history/undo.ts";
import { carryAnswersBack } from "../../appointments/repeat/answers.ts";
import type { Act } from "../../db/acts/act.ts";
import { findChange, findOpenAct } from "../../db/acts/changes.ts";
import { checkForeignKeys, deferForeignKeys } from "../../db/acts/moves.ts";
import { findNextPart, logClosed, noteDetail } from "../../db/acts/open-acts.ts";
import type { Interrupted } from "../../db/acts/plans.ts";
import { type Step, takeSteps } from "../../db/acts/steps.ts";
import { type Db, engineOf, inTransaction, type Owner } from "../../db/engine/database.ts";
import { writeTogether } from "../../db/query/prepared.ts";
import { batchSize } from "../../db/records/belongings.ts";
import { followMerge } from "../../letters/follow-merge.ts";
import { markActs } from "./marks.ts";
import { undoByPages } from "./pages.ts";
import { planUndo } from "./plan.ts";
import type { UndoPlan } from "./steps.ts";

/** An undo, by whose act it is. */
export interface Running {
  owner: Owner;
  act: Act;
  resolve?: Resolve | undefined;
}

/** What an undo writes down that takes several transactions. */
export interface UndoRest {
  act: "undo";
  changes: readonly string[];
  resolve?: Resolve | undefined;
}

/** Goes on with an undo that a former process has left half done. */
export async function resumeUndo(db: Db, { owner, act, plan: rest }: Interrupted<UndoRest>) {
  const { changes, resolve } = rest;
  const plan = await planUndo(db, owner, changes, { now: act.now, resolve, isResumed: true });
  await finishPlanned(db, { owner, act, resolve }, changes, plan);
}

/** Takes steps in transactions between which others get their turn; within one, in that. */
async function createTaker(db: Db, { owner, act }: Running, total: number) {
  let part = await findNextPart(db, owner, act.id);
  let done = 0;
  // PostgreSQL works elsewhere, SQLite in this thread.
  const size = engineOf(db) === "postgres" ? 1000 : batchSize;
  return async (steps: readonly Step[]) => {
    for (const group of toGroups(steps, size)) {
      await inTransaction(db, owner, async (tx) => {
        await deferForeignKeys(tx, owner);
        await takeSteps(tx, { owner, act }, group, part);
        await checkForeignKeys(tx, owner);
      });
      part += 1;
      done += group.length;
      act.tell?.(done, Math.max(done, total));
      await yieldToEventLoop();
    }
  };
}

/** Does all that was planned, or without a plan all there is, by pages, and completes the change. */
export async function finishPlanned(
  db: Db,
  undoing: Running,
  changes: readonly string[],
  plan: UndoPlan | undefined,
): Promise<void> {
  if (!plan) return finishByPages(db, undoing, changes);
  const { steps } = plan;
  const take = await createTaker(db, undoing, steps.length);
  await take(steps);
  await inTransaction(db, undoing.owner, async (tx) => {
    await carryAnswersBack(tx, undoing.owner, steps);
    await close(tx, undoing, changes);
  });
}

async function finishByPages(db: Db, undoing: Running, changes: readonly string[]): Promise<void> {
  const { owner, act, resolve } = undoing;
  let total = 0;
  for (const change of changes) total += (await findChange(db, owner, change))?.count ?? 0;
  const take = await createTaker(db, undoing, total);
  const course = { now: act.now, resolve };
  const kept = await undoByPages(db, owner, changes, course, async (steps) => {
    await take(steps);
    await carryAnswersBack(db, owner, steps);
  });
  await inTransaction(db, owner, async (tx) => {
    if (Object.keys(kept).length > 0) await noteKept(tx, undoing, kept);
    await close(tx, undoing, changes);
  });
}

async function noteKept(tx: Db, { owner, act }: Running, kept: UndoPlan["kept"]) {
  const entry = (await findOpenAct(tx, owner, act.id)) ?? (await findChange(tx, owner, act.id));
  const detail = JSON.stringify({ ...JSON.parse(entry?.detail ?? "{}"), kept });
  await writeTogether(tx, owner, [noteDetail({ owner, change: act.id, detail })]);
}

async function close(tx: Db, { owner, act }: Running, changes: readonly string[]) {
  await writeTogether(tx, owner, [logClosed({ owner, change: act.id })]);
  await markActs(tx, owner, act.id, changes);
  await followMerge(tx, owner, act.id);
}

/** Steps that one transaction takes: whole groups, except where all of them only come or only go. */
function toGroups(steps: readonly Step[], size: number): Step[][] {
  const groups: Step[][] = [];
  for (const group of Map.groupBy(steps, (step) => step.group).values()) {
    const isWhole = group.some(({ before, after }) => before && after);
    const most = isWhole ? group.length : size;
    for (let place = 0; place < group.length; place += most) {
      groups.push(group.slice(place, place + most));
    }
  }
  return groups;
}
