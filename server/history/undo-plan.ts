import { setImmediate as letOthersGo } from "node:timers/promises";
import type { Resolve } from "../../shared/undo.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { batchSize } from "../db/records/belongings.ts";
import { kindOf, listHolders, recordKinds } from "../db/records/records.ts";
import type { Step } from "../db/records/steps.ts";
import { pick, type Row, readTouched, type Touched } from "../db/records/touched.ts";
import type { RecordTable } from "../db/schema.ts";
import { listFollowed, planFollowers } from "./followers.ts";
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
  const plan: UndoPlan = { steps: [], conflicts: [], missing: [] };
  const state = createState(db, owner);
  for (const change of changes) {
    await planOne(state, await readTouched(db, owner, change), undoing, plan);
  }
  return plan;
}

async function planOne(state: State, touched: Touched[], undoing: Undoing, plan: UndoPlan) {
  for (const [kind, some] of Map.groupBy(touched, (one) => one.kind)) {
    await state.load(
      kind,
      some.map(({ record }) => record),
    );
  }
  await loadParents(state, touched);
  const steps: Step[] = [];
  const deleted = new Map<RecordTable, Set<string>>();
  // The groups before are for each kind of what goes with it.
  const firstGroup = (plan.steps.at(-1)?.group ?? 0) + 1;
  let group = firstGroup + recordKinds.length;
  for (const part of Map.groupBy(touched, (one) => one.part).values()) {
    const own: Step[] = [];
    for (const one of part) {
      const step = toStep(state, one, undoing, plan);
      if (!step) continue;
      own.push({ ...step, group });
      state.set(one.kind, one.record, step.whole);
      if (step.after === null) add(deleted, one.kind, one.record);
    }
    steps.push(...own, ...(await planFollowers(state, own, undoing.now)));
    group += 1;
    if (touched.length > batchSize) await letOthersGo();
  }
  // What belongs to it goes first.
  const { further, isAnyKept } = await planFurtherDeletions(state, deleted, undoing, plan);
  if (isAnyKept) {
    // What is kept needs what it belongs to: nothing of this act is deleted.
    for (const { kind, record, before, after } of [...steps, ...further]) {
      if (after === null) state.set(kind, record, { ...before, _id: record });
    }
    plan.steps.push(...steps.filter(({ after }) => after !== null));
    return;
  }
  const groupOf = (kind: RecordTable) =>
    firstGroup + recordKinds.length - 1 - recordKinds.findIndex(({ table }) => table === kind);
  plan.steps.push(...further.map((step) => ({ ...step, group: groupOf(step.kind) })), ...steps);
}

type Planned = Omit<Step, "group">;

/** Undefined when nothing is to be done. */
function toStep(
  state: State,
  { kind, record, before, after }: Touched,
  undoing: Undoing,
  plan: UndoPlan,
): Planned | undefined {
  const live = state.get(kind, record);
  if (before === null) {
    if (after === null) return undefined;
    if (!live) return noteMissing(plan, undoing, { kind, record });
    const keeps = fieldsOf(after).filter(
      (field) =>
        live[field] !== after[field] &&
        isKept(plan, undoing, { kind, record, row: live, field, back: null }),
    );
    return keeps.length > 0 ? undefined : toDeletion(kind, record, live);
  }
  if (after === null) {
    if (live) return undefined;
    const updatedAt = toNextVersion(before, undoing.now);
    const whole = { ...before, ...listFollowed(state, kind, before), _id: record, updatedAt };
    if (!hasParents(state, kind, whole, plan, undoing)) return undefined;
    return { kind, record, before: null, after: without(whole, "_id"), whole };
  }
  if (!live) return noteMissing(plan, undoing, { kind, record });
  const fields = fieldsOf(before).filter((field) => {
    if (before[field] === after[field] || live[field] === before[field]) return false;
    if (live[field] === after[field]) return true;
    return !isKept(plan, undoing, { kind, record, row: live, field, back: before[field] ?? null });
  });
  if (fields.length === 0) return undefined;
  const back = { ...live, ...pick(before, fields) };
  const changes = {
    ...pick(before, fields),
    ...emptied(kind, back),
    updatedAt: toNextVersion(live, undoing.now),
  };
  if (!hasParents(state, kind, changes, plan, undoing)) return undefined;
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

/** Records that were added since to what is deleted, and would go with it; the user may want some kept. */
async function planFurtherDeletions(
  state: State,
  deleted: Map<RecordTable, Set<string>>,
  undoing: Undoing,
  plan: UndoPlan,
): Promise<{ further: Planned[]; isAnyKept: boolean }> {
  const further: Planned[] = [];
  let isAnyKept = false;
  for (const described of recordKinds) {
    const { table: kind } = described;
    for (const [column, parent] of listHolders(described)) {
      const ids = deleted.get(parent);
      if (!ids) continue;
      for (const row of await state.listChildren(kind, column, ids)) {
        const record = String(row._id);
        if (isKept(plan, undoing, { kind, record, row, field: null, back: null })) isAnyKept = true;
        further.push(toDeletion(kind, record, row));
        state.set(kind, record, null);
        add(deleted, kind, record);
      }
    }
  }
  return { further: further.reverse(), isAnyKept };
}

/** Whether what was changed since stays. Noted as a conflict when that is still to be decided. */
function isKept(
  plan: UndoPlan,
  { resolve, isResumed }: Undoing,
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

function noteMissing(plan: UndoPlan, { isResumed }: Undoing, missing: Missing): undefined {
  const isNoted = plan.missing.some(({ record }) => record === missing.record);
  if (!isResumed && !isNoted) plan.missing.push(missing);
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
function hasParents(
  state: State,
  kind: RecordTable,
  row: Row,
  plan: UndoPlan,
  undoing: Undoing,
): boolean {
  const gone = Object.entries(kindOf(kind).parents).flatMap(([column, parent]) => {
    const id = row[column];
    if (id === undefined || id === null || state.get(parent, String(id))) return [];
    return [{ kind: parent, record: String(id) }];
  });
  for (const missing of gone) noteMissing(plan, undoing, missing);
  return gone.length === 0;
}

function toDeletion(kind: RecordTable, record: string, live: Row): Planned {
  return { kind, record, before: without(live, "_id"), after: null, whole: null };
}

function fieldsOf(row: Row): string[] {
  return Object.keys(row).filter((name) => !stamps.includes(name));
}

function without(row: Row, name: string): Row {
  const { [name]: _, ...rest } = row;
  return rest;
}

function add(sets: Map<RecordTable, Set<string>>, kind: RecordTable, record: string) {
  const set = sets.get(kind) ?? new Set();
  sets.set(kind, set.add(record));
}
