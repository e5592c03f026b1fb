import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { findChange } from "../../db/acts/changes.ts";
import { planFollowers } from "../../db/acts/followers.ts";
import { hasMoreChildren } from "../../db/acts/live-rows.ts";
import { createState, type State } from "../../db/acts/state.ts";
import type { Step } from "../../db/acts/steps.ts";
import type { Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { mostAtOnce } from "../../db/records/belongings.ts";
import { listHeldBy, recordKinds } from "../../db/records/records.ts";
import type { RecordTable } from "../../db/schema.ts";
import { planFurtherDeletions } from "../further-deletions.ts";
import { readRest } from "./earlier.ts";
import {
  type Course,
  createPlan,
  fieldsOf,
  isKept,
  noteUnfit,
  toStep,
  type Undoing,
  type UndoPlan,
} from "./steps.ts";

/** Acts on more records than `whole` are undone a page of `size` at a time, see pages.ts. */
export const undoPages = { whole: 2000, size: 500 };

/**
 * What undoing acts, one after the other, makes of which records; undefined where it is more than
 * should be held at once.
 */
export async function planUndo(
  db: Db,
  owner: Owner,
  changes: readonly string[],
  undoing: Undoing,
): Promise<UndoPlan | undefined> {
  let room = undoPages.whole;
  for (const change of changes) room -= (await findChange(db, owner, change))?.count ?? 0;
  if (room < 0) return undefined;
  const plan = createPlan();
  const state = createState(db, owner);
  for (const change of changes) {
    const kept = new Set<string>();
    const touched = await readRest(db, owner, change);
    if (await isMuchWith(db, owner, touched)) return undefined;
    await planOne({ state, plan, undoing, kept }, touched);
    if (kept.size > 0) plan.kept[change] = kept.size;
  }
  await noteUnfit(db, owner, plan, plan.steps);
  return plan;
}

/** Whether much belongs to what an act has made. */
async function isMuchWith(db: Db, owner: Owner, touched: readonly Touched[]): Promise<boolean> {
  const made = touched.filter(({ before }) => before === null);
  for (const [table, some] of Map.groupBy(made, ({ kind }) => kind)) {
    const ids = some.map(({ record }) => record);
    for (const held of listHeldBy(table)) {
      if (await hasMoreChildren(db, owner, held, { ids, than: undoPages.whole })) return true;
    }
  }
  return false;
}

async function planOne(course: Course, touched: readonly Touched[]) {
  const { plan, kept, state } = course;
  // The groups before are for each kind of what goes with it.
  const firstGroup = (plan.steps.at(-1)?.group ?? 0) + 1;
  const steps = await planParts(course, touched, firstGroup + recordKinds.length);
  // What was there before the act does not go with what the act has made.
  const older = new Set(touched.flatMap(({ before, record }) => (before ? [record] : [])));
  const { further, stays } = await planFurtherDeletions(
    state,
    steps.filter(({ after }) => after === null),
    (kind, record, row) =>
      kept.has(record) ||
      older.has(record) ||
      isKept(course, { kind, record, row, field: null, back: null }),
  );
  const groupOf = (kind: RecordTable) =>
    firstGroup + recordKinds.length - 1 - recordKinds.findIndex(({ table }) => table === kind);
  // What belongs to it goes first.
  for (const step of further) plan.steps.push({ ...step, group: groupOf(step.kind) });
  for (const step of steps) {
    if (stays.has(step)) kept.add(step.record);
    else plan.steps.push(step);
  }
}

/** Steps for what an act did to some records, each part a group, and for what moves along with them. */
export async function planParts(
  course: Course,
  touched: readonly Touched[],
  firstGroup = 0,
): Promise<Step[]> {
  const { state, undoing } = course;
  for (const [kind, some] of Map.groupBy(touched, (one) => one.kind)) {
    await state.load(
      kind,
      some.map(({ record }) => record),
    );
  }
  await loadParents(state, touched);
  const steps: Step[] = [];
  let group = firstGroup;
  for (const part of Map.groupBy(touched, (one) => one.part).values()) {
    const own: Step[] = [];
    for (const one of part) {
      const step = toStep(course, one);
      if (!step) continue;
      own.push({ ...step, group });
      state.set(one.kind, one.record, step.whole);
    }
    const followers = await planFollowers(state, own, undoing.now);
    for (const step of own) if (isAnyChange(step)) steps.push(step);
    for (const step of followers) steps.push(step);
    group += 1;
    if (touched.length > mostAtOnce) await yieldToEventLoop();
  }
  return steps;
}

/** False of what follows another record to where it is already. */
function isAnyChange({ before, after }: Step): boolean {
  return !before || !after || fieldsOf(after).some((field) => before[field] !== after[field]);
}

async function loadParents(state: State, touched: readonly Touched[]) {
  for (const { table, parents } of recordKinds) {
    const own = touched.filter(({ kind, before }) => kind === table && before !== null);
    for (const [column, parent] of Object.entries(parents)) {
      const ids = own
        .flatMap(({ before, record }) => [before?.[column], state.get(table, record)?.[column]])
        .flatMap((id) => (id === undefined || id === null ? [] : [String(id)]));
      await state.load(parent, ids);
    }
  }
}
