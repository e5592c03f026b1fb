import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Bulk, BulkAnswer } from "../../shared/lists/bulk.ts";
import type { Acting } from "../db/acts/act.ts";
import { logOpened, toEntry } from "../db/acts/change-log.ts";
import { dropEmptied } from "../db/acts/emptied.ts";
import { readChildren } from "../db/acts/live-rows.ts";
import { checkForeignKeys, deferForeignKeys } from "../db/acts/moves.ts";
import { findNextPart, logClosed, noteDetail } from "../db/acts/open-acts.ts";
import { type Interrupted, writePlan } from "../db/acts/plans.ts";
import { type Step, takeSteps } from "../db/acts/steps.ts";
import { readTouchedOf } from "../db/acts/touched.ts";
import { type Db, inTransaction } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { batchSizeOf } from "../db/records/belongings.ts";
import { toHandedTellings } from "../db/records/tellings.ts";
import { type One, type Planned, planSteps } from "./steps.ts";

/** Ids of what was left alone that an answer names. */
const mostNamed = 100;

/** What is to be done, with whom, and what to call it in the history. */
export interface Todo {
  what: Bulk;
  some: readonly One[];
  /** The name of a tag, or the id of a company. */
  to?: string | undefined;
}

interface BulkPlan {
  act: "bulk";
  todo: Todo;
}

/** How far an act has come. */
interface Course {
  isOpen: boolean;
  part: number;
  skipped: string[];
}

/**
 * Does one thing with many customers. With a transaction all of it happens in that; else in one for each
 * batch, and what is left to do is written down in the first. `begin` belongs to the first.
 */
export async function changeMany(
  db: Db,
  acting: Acting,
  todo: Todo,
  { isLong, begin }: { isLong: boolean; begin: (tx: Db) => Promise<void> },
): Promise<BulkAnswer> {
  const course: Course = { isOpen: false, part: 0, skipped: [] };
  const plan = isLong ? writePlan({ act: "bulk", todo } satisfies BulkPlan) : null;
  return goThrough(db, acting, todo, course, async (tx, record) => {
    const { owner, act } = acting;
    const detail = toDetail(todo);
    const entry = { ...toEntry(owner, act), id: record, plan, detail };
    await writeTogether(tx, owner, [logOpened(entry, "customers")]);
    await begin(tx);
    act.change = { _id: act.id, kind: "customers", record };
  });
}

/** Goes on with what a former process has left half done. */
export async function resumeBulk(db: Db, { owner, act, plan }: Interrupted<BulkPlan>) {
  const part = await findNextPart(db, owner, act.id);
  const course = { isOpen: true, part, skipped: [] };
  await goThrough(db, { owner, act }, plan.todo, course, async () => {});
}

async function goThrough(
  db: Db,
  { owner, act }: Acting,
  todo: Todo,
  course: Course,
  open: (tx: Db, record: string) => Promise<void>,
): Promise<BulkAnswer> {
  const total = todo.some.length;
  const isResumed = course.isOpen;
  const size = batchSizeOf(db);
  for (let place = 0; place < total; place += size) {
    const all = todo.some.slice(place, place + size);
    const done = isResumed ? await findDone(all) : new Set<string>();
    const some = all.filter(([id]) => !done.has(id));
    const request = { what: todo.what, some, now: act.now };
    let planned: Planned;
    do {
      planned = await planSteps(db, owner, request);
      if (planned.steps.length > 0) await take(planned.steps);
      course.part += 1;
      await yieldToEventLoop();
    } while (planned.isMore);
    for (const id of planned.skipped) course.skipped.push(id);
    act.tell?.(place + all.length, total);
  }
  const { skipped } = course;
  const answer = {
    changed: total - skipped.length,
    skipped: skipped.length,
    skippedIds: skipped.sort().slice(0, mostNamed),
  };
  if (course.isOpen) {
    const closing = { owner, change: act.id };
    const detail = toDetail(todo, answer);
    await inTransaction(db, owner, (tx) =>
      writeTogether(tx, owner, [noteDetail({ ...closing, detail }), logClosed(closing)]),
    );
  }
  return answer;

  /** Private companies go with those who leave them. */
  async function dropLeft(tx: Db, next: number): Promise<number> {
    const { what } = todo;
    const moveTo = "company" in what ? what.company : undefined;
    if (moveTo === undefined && !("delete" in what)) return next;
    return dropEmptied(tx, { owner, act }, next, moveTo);
  }

  /** Those whom a former process has seen to. Follow-ups are tasks of theirs. */
  async function findDone(some: readonly One[]): Promise<ReadonlySet<string>> {
    const ids = some.map(([id]) => id);
    const tasks =
      "followUp" in todo.what ? await readChildren(db, owner, "tasks", "customer", ids) : [];
    const records = "followUp" in todo.what ? tasks.map(({ _id }) => String(_id)) : ids;
    const touched = await readTouchedOf(db, owner, [act.id], records);
    return new Set(touched.map(({ record, after }) => String(after?.customer ?? record)));
  }

  async function take(steps: readonly Step[]) {
    await inTransaction(db, owner, async (tx) => {
      if (!course.isOpen) await open(tx, nameHead(steps));
      await deferForeignKeys(tx, owner);
      await takeSteps(tx, { owner, act }, steps, course.part, (taken) =>
        toHandedTellings(owner, act, taken),
      );
      await checkForeignKeys(tx, owner);
      course.part = (await dropLeft(tx, course.part + 1)) - 1;
    });
    course.isOpen = true;
  }
}

/** The customer that the entry in the history names. */
function nameHead([step]: readonly Step[]): string {
  if (step?.kind === "customers") return step.record;
  return String(step?.after?.customer ?? step?.before?.customer);
}

function toDetail({ what, to }: Todo, answer?: BulkAnswer): string {
  const [[bulk, value] = []] = Object.entries(what);
  return JSON.stringify({ bulk, to: to ?? (typeof value === "string" ? value : null), answer });
}
