import type { DuplicateKind } from "../../shared/duplicate-kinds.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { loggedKinds } from "../db/records/logged-columns.ts";
import { kindOf, recordKinds } from "../db/records/records.ts";
import { type Step, toDeletion } from "../db/records/steps.ts";
import { pick, type Row } from "../db/records/touched.ts";
import { planFollowers } from "../history/followers.ts";
import { createState, type State, toNextVersion } from "../history/state.ts";

/** Records of one kind that become one of them. */
export interface Merge {
  kind: DuplicateKind;
  /** The one that stays. */
  into: string;
  others: readonly string[];
  /** What it gets, as columns. */
  values: Row;
}

interface MergePlan {
  /** What becomes of the one that stays, and of what belongs to it if it moves. */
  kept: Step[];
  /** What moves to it, in groups that must not be parted. */
  moved: Step[][];
  /** The others, once nothing belongs to them any more. */
  gone: Step[];
}

/** What is left to do of a merge; undefined when it is done, or one of them is not there. */
export async function planMerge(
  db: Db,
  owner: Owner,
  { kind, into, others, values }: Merge,
  now: Date,
): Promise<MergePlan | undefined> {
  const state = createState(db, owner);
  await state.load(kind, [into, ...others]);
  const row = state.get(kind, into);
  const leaving = others.map((id) => state.get(kind, id)).filter((one) => one !== null);
  if (!row || leaving.length === 0) return undefined;
  // Of what the request says nothing about, such as a field that its program does not know, nothing is lost.
  const filled = fillEmpty(loggedKinds[kind].columns, row, leaving);
  const kept = [toChange(state, kind, row, { ...filled, ...values }, now)];
  for (const step of await planFollowers(state, kept, now)) kept.push(step);
  const moved: Step[][] = [];
  const done = new Set<string>();
  const ids = new Set(leaving.map(({ _id }) => String(_id)));
  for (const { table, parents } of recordKinds) {
    const [column] = Object.entries(parents).find(([, parent]) => parent === kind) ?? [];
    if (column === undefined) continue;
    for (const own of await state.listChildren(table, column, ids)) {
      // It has moved with its customer.
      if (done.has(`${table} ${own._id}`)) continue;
      const step = toChange(state, table, own, toParent(state, table, column, into), now);
      const group = [step, ...(await planFollowers(state, [step], now))];
      for (const one of group) done.add(`${one.kind} ${one.record}`);
      moved.push(group);
    }
  }
  return { kept, moved, gone: leaving.map((one) => toDeletion(kind, one)) };
}

/** Written by the program, not entered. */
const stamps: readonly string[] = ["createdAt", "updatedAt"];

/** What a record lacks of `columns` and another one has, the first of them that does. */
export function fillEmpty(columns: readonly string[], kept: Row, others: readonly Row[]): Row {
  const lacking = columns.filter((name) => !stamps.includes(name) && isEmpty(kept[name]));
  return Object.fromEntries(
    lacking.flatMap((name) => {
      const value = others.map((other) => other[name]).find((one) => !isEmpty(one));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** No text, no number, no tags. */
function isEmpty(value: Row[string] | undefined): boolean {
  return value === undefined || value === null || value === "" || value === 0 || value === "[]";
}

/** What says that a record belongs to another one now, as that one does to others. */
function toParent(state: State, table: Step["kind"], column: string, into: string): Row {
  const { parents } = kindOf(table);
  const parent = parents[column];
  const above = parent ? state.get(parent, into) : null;
  const shared = Object.keys(parents).filter((name) => name !== column && above?.[name]);
  return { ...(above && pick(above, shared)), [column]: into };
}

function toChange(state: State, kind: Step["kind"], row: Row, values: Row, now: Date): Step {
  const changed = Object.keys(values).filter((name) => row[name] !== values[name]);
  const after = { ...pick(values, changed), updatedAt: toNextVersion(row, now) };
  const before = pick(row, Object.keys(after));
  const whole = { ...row, ...after };
  const record = String(row._id);
  state.set(kind, record, whole);
  return { kind, record, before, after, whole, group: 0 };
}
