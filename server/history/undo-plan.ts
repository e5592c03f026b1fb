import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Resolve } from "../../shared/undo.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { batchSize } from "../db/records/belongings.ts";
import { kindOf, recordKinds } from "../db/records/records.ts";
import type { Step } from "../db/records/steps.ts";
import { pick, type Row, type Touched } from "../db/records/touched.ts";
import type { RecordTable } from "../db/schema.ts";
import { readRest } from "./earlier-undos.ts";
import { listFollowed, planFollowers } from "./followers.ts";
import { type Planned, planFurtherDeletions, toDeletion } from "./further-deletions.ts";
import { createState, type State, toNextVersion } from "./state.ts";

/** A field that is not as the act left it; without a field, a record that would be deleted. */
export interface Conflict {
  kind: RecordTable;
  record: string;
  /** As it is now. */
  row: Row;
  field: string | null;
  now: string | number | null;
  back: string | number | null;
}

export interface Missing {
  kind: RecordTable;
  record: string;
}

export interface UndoPlan {
  steps: Step[];
  conflicts: Conflict[];
  missing: Missing[];
  /** How many records of an act are left as they are, in whole or in part, by its id. */
  kept: Record<string, number>;
  /** Whether a record that an act has made is deleted already. */
  isAnyGone: boolean;
}

interface Undoing {
  now: Date;
  resolve?: Resolve | undefined;
  /** It was begun before: what is done is left alone, and what can't be done is left out. */
  isResumed?: boolean;
}

/** Written by the program, not entered. */
const stamps: readonly string[] = ["createdAt", "updatedAt"];

/** What undoing acts, one after the other, makes of which records. */
export async function planUndo(
  db: Db,
  owner: Owner,
  changes: readonly string[],
  undoing: Undoing,
): Promise<UndoPlan> {
  const plan: UndoPlan = { steps: [], conflicts: [], missing: [], kept: {}, isAnyGone: false };
  const state = createState(db, owner);
  for (const change of changes) {
    const kept = new Set<string>();
    await planOne({ state, plan, undoing, kept }, await readRest(db, owner, change));
    if (kept.size > 0) plan.kept[change] = kept.size;
  }
  return plan;
}

/** The planning of one act. */
interface Course {
  state: State;
  plan: UndoPlan;
  undoing: Undoing;
  /** Records of the act that are left as they are, in whole or in part. */
  kept: Set<string>;
}

async function planOne(course: Course, touched: Touched[]) {
  const { state, plan, undoing, kept } = course;
  for (const [kind, some] of Map.groupBy(touched, (one) => one.kind)) {
    await state.load(
      kind,
      some.map(({ record }) => record),
    );
  }
  await loadParents(state, touched);
  const steps: Step[] = [];
  // The groups before are for each kind of what goes with it.
  const firstGroup = (plan.steps.at(-1)?.group ?? 0) + 1;
  let group = firstGroup + recordKinds.length;
  for (const part of Map.groupBy(touched, (one) => one.part).values()) {
    const own: Step[] = [];
    for (const one of part) {
      const step = toStep(course, one);
      if (!step) continue;
      own.push({ ...step, group });
      state.set(one.kind, one.record, step.whole);
    }
    for (const step of own) steps.push(step);
    for (const step of await planFollowers(state, own, undoing.now)) steps.push(step);
    group += 1;
    if (touched.length > batchSize) await letOthersGo();
  }
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

/** Undefined when nothing is to be done. */
function toStep(course: Course, { kind, record, before, after }: Touched): Planned | undefined {
  const { state, plan, undoing, kept } = course;
  const live = state.get(kind, record);
  const keeps = (field: string, row: Row, back: Conflict["back"]) => {
    const isLeft = isKept(course, { kind, record, row, field, back });
    if (isLeft) kept.add(record);
    return isLeft;
  };
  if (before === null) {
    if (after === null) return undefined;
    if (!live) {
      plan.isAnyGone = true;
      return undefined;
    }
    const left = fieldsOf(after).filter(
      (field) => live[field] !== after[field] && keeps(field, live, null),
    );
    return left.length > 0 ? undefined : toDeletion(kind, record, live);
  }
  if (after === null) {
    if (live) return undefined;
    const updatedAt = toNextVersion(before, undoing.now);
    const whole = { ...before, ...listFollowed(state, kind, before), _id: record, updatedAt };
    if (!hasParents(course, kind, record, whole)) return undefined;
    return { kind, record, before: null, after: without(whole, "_id"), whole };
  }
  if (!live) {
    noteMissing(course, { kind, record }, record);
    return undefined;
  }
  const fields = fieldsOf(before).filter((field) => {
    if (before[field] === after[field] || live[field] === before[field]) return false;
    if (live[field] === after[field]) return true;
    return !keeps(field, live, before[field] ?? null);
  });
  if (fields.length === 0) return undefined;
  const back = { ...live, ...pick(before, fields) };
  const changes = {
    ...pick(before, fields),
    ...emptied(kind, back),
    updatedAt: toNextVersion(live, undoing.now),
  };
  if (!hasParents(course, kind, record, changes)) return undefined;
  const was = pick(live, Object.keys(changes));
  return { kind, record, before: was, after: changes, whole: { ...live, ...changes } };
}

/** What can't stay without what it needs, such as the time of a task that has no day any more. */
function emptied(kind: RecordTable, row: Row): Row {
  const { needs = {} } = kindOf(kind);
  const alone = Object.entries(needs).filter(
    ([column, needed]) => row[column] !== null && row[needed] === null,
  );
  return Object.fromEntries(alone.map(([column]) => [column, null]));
}

/** Whether what was changed since stays. Noted as a conflict when that is still to be decided. */
function isKept(
  { plan, undoing: { resolve, isResumed } }: Course,
  conflict: Omit<Conflict, "now">,
): boolean {
  const { record, field, row } = conflict;
  const own = resolve?.fields?.find((one) => one.record === record && one.field === field);
  const keep = own?.keep ?? resolve?.conflicts ?? (isResumed ? "now" : undefined);
  if (keep === undefined) {
    plan.conflicts.push({ ...conflict, now: field === null ? null : (row[field] ?? null) });
  }
  return keep === "now";
}

/** `record` of the act can't be undone without what is missing. */
function noteMissing({ plan, undoing, kept }: Course, missing: Missing, record: string) {
  const { isResumed, resolve } = undoing;
  if (isResumed || resolve?.missing === "leave") kept.add(record);
  else if (!plan.missing.some((one) => one.record === missing.record)) plan.missing.push(missing);
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

/** Whether all that a record will belong to is there. */
function hasParents(course: Course, kind: RecordTable, record: string, row: Row): boolean {
  const gone = Object.entries(kindOf(kind).parents).flatMap(([column, parent]) => {
    const id = row[column];
    if (id === undefined || id === null || course.state.get(parent, String(id))) return [];
    return [{ kind: parent, record: String(id) }];
  });
  for (const missing of gone) noteMissing(course, missing, record);
  return gone.length === 0;
}

function fieldsOf(row: Row): string[] {
  return Object.keys(row).filter((name) => !stamps.includes(name));
}

function without(row: Row, name: string): Row {
  const { [name]: _, ...rest } = row;
  return rest;
}
