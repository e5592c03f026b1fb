import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Bulk, BulkAnswer } from "../../shared/bulk.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import type { Act } from "../db/records/act.ts";
import { batchSize } from "../db/records/belongings.ts";
import { logOpened, toEntry } from "../db/records/change-log.ts";
import { deferForeignKeys } from "../db/records/moves.ts";
import { findNextPart, logClosed } from "../db/records/open-acts.ts";
import { type Step, takeSteps } from "../db/records/steps.ts";
import { readTouched } from "../db/records/touched.ts";
import { noteDetail } from "./queries.ts";
import { type One, planSteps } from "./steps.ts";

/** Ids of what was left alone that an answer names. */
const mostNamed = 100;

/** What is to be done, with whom, and what to call it in the history. */
export interface Todo {
  what: Bulk;
  some: readonly One[];
  /** The name of a tag, or the id of a company. */
  to?: string | undefined;
}

interface Acting {
  owner: Owner;
  act: Act;
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
  const plan = isLong ? JSON.stringify({ act: "bulk", todo }) : null;
  return goThrough(db, acting, todo, course, async (tx, record) => {
    const { owner, act } = acting;
    const detail = toDetail(todo);
    const entry = { ...toEntry(owner, act), id: record, plan, detail };
    await writeTogether(tx, owner, [logOpened(entry, "customers")]);
    await begin(tx);
    act.entry = { _id: act.id, kind: "customers", record };
  });
}

/** Goes on with what a former process has left half done. */
export async function finishMany(db: Db, acting: Acting, todo: Todo): Promise<void> {
  const { owner, act } = acting;
  const touched = await readTouched(db, owner, act.id);
  const done = new Set(touched.map(({ record, after }) => after?.customer ?? record));
  const course = { isOpen: true, part: await findNextPart(db, owner, act.id), skipped: [] };
  const some = todo.some.filter(([id]) => !done.has(id));
  await goThrough(db, acting, { ...todo, some }, course, async () => {}, todo.some.length);
}

async function goThrough(
  db: Db,
  { owner, act }: Acting,
  todo: Todo,
  course: Course,
  open: (tx: Db, record: string) => Promise<void>,
  total = todo.some.length,
): Promise<BulkAnswer> {
  for (let place = 0; place < todo.some.length; place += batchSize) {
    const some = todo.some.slice(place, place + batchSize);
    const request = { what: todo.what, some, now: act.now };
    const { steps, skipped } = await planSteps(db, owner, request);
    course.skipped.push(...skipped);
    for (const group of "delete" in todo.what ? toParts(steps) : [steps]) {
      if (group.length > 0) await take(group, steps);
      course.part += 1;
      await letOthersGo();
    }
    act.tell?.(total - todo.some.length + place + some.length, total);
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

  async function take(part: readonly Step[], all: readonly Step[]) {
    await inTransaction(db, owner, async (tx) => {
      if (!course.isOpen) await open(tx, nameHead(all));
      await deferForeignKeys(tx, owner);
      await takeSteps(tx, { owner, act }, part, course.part);
    });
    course.isOpen = true;
  }
}

/** A part of a deletion has records of one kind: they come back in any order. */
function toParts(steps: readonly Step[]): Step[][] {
  return [...Map.groupBy(steps, ({ kind }) => kind).values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / batchSize) }, (_, part) =>
      all.slice(part * batchSize, (part + 1) * batchSize),
    ),
  );
}

/** The customer that the entry in the history names. */
function nameHead(steps: readonly Step[]): string {
  const own = steps.find(({ kind }) => kind === "customers");
  return own?.record ?? String(steps[0]?.after?.customer);
}

function toDetail({ what, to }: Todo, answer?: BulkAnswer): string {
  const [[bulk, value] = []] = Object.entries(what);
  return JSON.stringify({ bulk, to: to ?? (typeof value === "string" ? value : null), answer });
}
