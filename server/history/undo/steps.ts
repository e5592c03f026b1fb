import { maxConflicts, type Resolve } from "../../../shared/history/undo.ts";
import { beginsTooEarly } from "../../appointments/repeat/checks.ts";
import { listFollowed } from "../../db/acts/followers.ts";
import type { State } from "../../db/acts/state.ts";
import { type Step, toDeletion } from "../../db/acts/steps.ts";
import { pick, type Row, type Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { toNextVersion } from "../../db/records/next-version.ts";
import { findTakenName } from "../../db/records/own-names.ts";
import { kindOf } from "../../db/records/records.ts";
import type { RecordTable } from "../../db/schema.ts";
import type { Planned } from "../further-deletions.ts";

// What undoing an act makes of one record.

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
  /** The first of them, by record and field. */
  conflicts: Map<string, Conflict>;
  /** All records in conflict. */
  changed: Set<string>;
  /** The first of them, by their ids. */
  missing: Map<string, Missing>;
  /** How many records of an act are left as they are, in whole or in part, by its id. */
  kept: Record<string, number>;
  /** Whether a record that an act has made is deleted already. */
  isAnyGone: boolean;
  /** Whether anything is to be done. */
  isAny: boolean;
  /** A name that would come back although another record has it by now. */
  taken: string | undefined;
  /** Whether an appointment would begin before there are dates. */
  isUnfit: boolean;
}

export function createPlan(): UndoPlan {
  return {
    steps: [],
    conflicts: new Map(),
    changed: new Set(),
    missing: new Map(),
    kept: {},
    isAnyGone: false,
    isAny: false,
    taken: undefined,
    isUnfit: false,
  };
}

/** Notes what forbids some steps of an undo. */
export async function noteUnfit(db: Db, owner: Owner, plan: UndoPlan, steps: readonly Step[]) {
  plan.isAny ||= steps.length > 0;
  plan.taken ??= await findTakenName(db, owner, steps);
  plan.isUnfit ||= steps.some(({ whole }) => whole && beginsTooEarly(whole));
}

export interface Undoing {
  now: Date;
  resolve?: Resolve | undefined;
  /** It was begun before: what is done is left alone, and what can't be done is left out. */
  isResumed?: boolean;
}

/** Written by the program, not entered. */
const stamps: readonly string[] = ["createdAt", "updatedAt"];

/** The planning of one act. */
export interface Course {
  state: State;
  plan: UndoPlan;
  undoing: Undoing;
  /** Records of the act that are left as they are, in whole or in part. */
  kept: Set<string>;
}

/** Undefined when nothing is to be done. */
export function toStep(
  course: Course,
  { kind, record, before, after }: Touched,
): Planned | undefined {
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
    return left.length > 0 ? undefined : toDeletion(kind, live);
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
  const fields = fieldsBack(live, before, after, (field) =>
    keeps(field, live, before[field] ?? null),
  );
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

/** Which fields of a record an undo gives their former values; `keeps` decides on those changed since. */
export function fieldsBack(
  live: Row,
  before: Row,
  after: Row,
  keeps: (field: string) => boolean,
): string[] {
  return fieldsOf(before).filter((field) => {
    if (before[field] === after[field] || live[field] === before[field]) return false;
    return live[field] === after[field] || !keeps(field);
  });
}

/** Whether what was changed since stays: undefined when that is still to be decided. */
export function findDecision(
  { resolve, isResumed }: Undoing,
  record: string,
  field: string | null,
): "now" | "back" | undefined {
  const own = resolve?.fields?.find((one) => one.record === record && one.field === field);
  return own?.keep ?? resolve?.conflicts ?? (isResumed ? "now" : undefined);
}

/** Whether what was changed since stays. Noted as a conflict when that is still to be decided. */
export function isKept({ plan, undoing }: Course, conflict: Omit<Conflict, "now">): boolean {
  const { record, field, row } = conflict;
  const keep = findDecision(undoing, record, field);
  if (keep === undefined) {
    plan.changed.add(record);
    const now = field === null ? null : (row[field] ?? null);
    const { size } = plan.conflicts;
    if (size < maxConflicts) plan.conflicts.set(`${record} ${field}`, { ...conflict, now });
  }
  return keep === "now";
}

/** `record` of the act can't be undone without what is missing. */
function noteMissing({ plan, undoing, kept }: Course, missing: Missing, record: string) {
  const { isResumed, resolve } = undoing;
  if (isResumed || resolve?.missing === "leave") kept.add(record);
  else if (plan.missing.size < maxConflicts) plan.missing.set(missing.record, missing);
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

export function fieldsOf(row: Row): string[] {
  return Object.keys(row).filter((name) => !stamps.includes(name));
}

function without(row: Row, name: string): Row {
  const { [name]: _, ...rest } = row;
  return rest;
}
