import { readChildPages } from "../../db/acts/live-rows.ts";
import { createState, type State } from "../../db/acts/state.ts";
import { type Step, toDeletion } from "../../db/acts/steps.ts";
import { type Row, readTouchedOf, readTouchedPages, type Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { listHeldBy, recordKinds } from "../../db/records/records.ts";
import type { RecordTable } from "../../db/schema.ts";
import { createForeseen, type Place, placeOf } from "../foreseen.ts";
import { leaveOutUndone } from "./earlier.ts";
import { planParts, undoPages } from "./plan.ts";
import {
  type Course,
  createPlan,
  isKept,
  noteUnfit,
  toStep,
  type Undoing,
  type UndoPlan,
} from "./steps.ts";

// Acts on more records than should be held at once are gone through twice, a page of records at a
// time: once to see whether all can be undone, once to do it.

/** Sees what an undo would meet, without any step; `tell` is called after each page. */
export async function foresee(
  db: Db,
  owner: Owner,
  changes: readonly string[],
  undoing: Undoing,
  tell: () => void,
): Promise<UndoPlan> {
  const plan = createPlan();
  await goThrough(db, owner, changes, {
    plan,
    undoing,
    stateAt: (start) => createForeseen(db, owner, { changes, undoing, start }),
    take: async (steps) => {
      await noteUnfit(db, owner, plan, steps);
      tell();
    },
    isDone: false,
  });
  return plan;
}

/**
 * Does it, or what is left of it: what could not be foreseen is left as it is. Answers how many records
 * of each act are.
 */
export async function undoByPages(
  db: Db,
  owner: Owner,
  changes: readonly string[],
  undoing: Undoing,
  take: (steps: readonly Step[]) => Promise<void>,
): Promise<UndoPlan["kept"]> {
  const plan = createPlan();
  await goThrough(db, owner, changes, {
    plan,
    undoing: { ...undoing, isResumed: true },
    stateAt: () => createState(db, owner),
    take,
    isDone: true,
  });
  return plan.kept;
}

interface Visit {
  plan: UndoPlan;
  undoing: Undoing;
  /** Records as they are once all before a place is undone. */
  stateAt: (start: Place) => State;
  take: (steps: readonly Step[]) => Promise<void>;
  /** Whether `take` has changed what is read next. */
  isDone: boolean;
}

async function goThrough(db: Db, owner: Owner, changes: readonly string[], visit: Visit) {
  const { plan, undoing, stateAt, take } = visit;
  for (const [act, change] of changes.entries()) {
    const kept = new Set<string>();
    const courseOf = (page: readonly Touched[]): Course | undefined => {
      const [first] = page;
      return first && { plan, undoing, kept, state: stateAt(placeOf(act, first)) };
    };
    const made = new Set<RecordTable>();
    for await (const page of readTouchedPages(db, owner, change, undoPages.size)) {
      for (const { kind, before } of page) if (before === null) made.add(kind);
      const changed = page.filter(({ before }) => before !== null);
      const left = await leaveOutUndone(db, owner, change, changed);
      const course = courseOf(left);
      if (course) await take(await planParts(course, left));
    }
    for (const { table } of recordKinds.toReversed().filter(({ table: kind }) => made.has(kind))) {
      for await (const page of readTouchedPages(db, owner, change, undoPages.size)) {
        const own = page.filter(({ kind, before }) => kind === table && before === null);
        const left = await leaveOutUndone(db, owner, change, own);
        const course = courseOf(left);
        if (course) await deletePage(db, owner, { change, table }, { course, left, visit });
      }
    }
    if (kept.size > 0) plan.kept[change] = kept.size;
  }
}

/** What an act has made goes, with what belongs to it by now, except for what something that is kept belongs to. */
async function deletePage(
  db: Db,
  owner: Owner,
  { change, table }: { change: string; table: RecordTable },
  { course, left, visit }: { course: Course; left: readonly Touched[]; visit: Visit },
) {
  const { state, kept } = course;
  await state.load(
    table,
    left.map(({ record }) => record),
  );
  const steps = left.flatMap((one) => toStep(course, one) ?? []);
  const ids = new Set(steps.map(({ record }) => record));
  const held = await findHeld(db, owner, { change, table, ids }, { course, visit });
  for (const id of held) kept.add(id);
  const going = [...ids].filter((id) => !held.has(id));
  if (visit.isDone) {
    for (const { kind, column } of listHeldBy(table)) {
      for await (const rows of readChildPages(db, owner, { kind, column }, going)) {
        const own = rows.filter(({ _id }) => !ids.has(String(_id)));
        await visit.take(own.map((row) => toDeletion(kind, row)));
      }
    }
  }
  await visit.take(
    steps.filter(({ record }) => !held.has(record)).map((step) => ({ ...step, group: 0 })),
  );
}

/** Those of some records that must stay, as something belongs to them that is kept. */
async function findHeld(
  db: Db,
  owner: Owner,
  { change, table, ids }: { change: string; table: RecordTable; ids: ReadonlySet<string> },
  { course, visit }: { course: Course; visit: Visit },
): Promise<Set<string>> {
  const held = new Set<string>();
  const { kept } = course;
  for (const { kind, column } of listHeldBy(table)) {
    for await (const rows of readChildPages(db, owner, { kind, column }, [...ids])) {
      const names = rows.map(({ _id }) => String(_id)).filter((id) => !ids.has(id));
      if (names.length === 0) continue;
      const state = visit.isDone ? createState(db, owner) : course.state;
      await state.load(kind, names);
      const touched = await readTouchedOf(db, owner, [change], names);
      const own = Map.groupBy(touched, ({ record }) => record);
      const isLeft = (record: string, row: Row, [made, ...others]: readonly Touched[] = []) => {
        if (kept.has(record)) return true;
        if (!made) return isKept(course, { kind, record, row, field: null, back: null });
        // Other kinds that the act has made would have gone before; of this one some come later.
        if (kind !== table || made.before !== null || others.length > 0) return true;
        return toStep({ ...course, state }, made) === undefined;
      };
      for (const record of names) {
        const row = state.get(kind, record);
        const holder = String(row?.[column]);
        if (row && ids.has(holder) && isLeft(record, row, own.get(record))) held.add(holder);
      }
    }
  }
  return held;
}
