import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import { planFollowers } from "../db/acts/followers.ts";
import { hasMoreChildren, readChildPages } from "../db/acts/live-rows.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { createState, type State } from "../db/acts/state.ts";
import { type Step, toDeletion, toUpdate } from "../db/acts/steps.ts";
import { pick, type Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { kindOf, recordKinds } from "../db/records/records.ts";

/** Records of one kind that become one of them. */
export interface Merge {
  kind: DuplicateKind;
  /** The one that stays. */
  into: string;
  others: readonly string[];
  /** What it gets, as columns. */
  values: Row;
}

interface Merging {
  state: State;
  /** The one that stays. */
  row: Row;
  leaving: Row[];
}

/** Undefined when it is done, or one of them is not there. */
async function openMerge(
  db: Db,
  owner: Owner,
  { kind, into, others }: Merge,
): Promise<Merging | undefined> {
  const state = createState(db, owner);
  await state.load(kind, [into, ...others]);
  const row = state.get(kind, into);
  const leaving = others.map((id) => state.get(kind, id)).filter((one) => one !== null);
  return row && leaving.length > 0 ? { state, row, leaving } : undefined;
}

/** What becomes of the one that stays, and of what belongs to it if it moves. */
export async function planKept(db: Db, owner: Owner, merge: Merge, now: Date): Promise<Step[]> {
  const merging = await openMerge(db, owner, merge);
  if (!merging) return [];
  const { state, row, leaving } = merging;
  // Of what the request says nothing about, such as a field that its program does not know, nothing is lost.
  const filled = fillEmpty(loggedKinds[merge.kind].columns, row, leaving);
  const kept = [toChange(state, merge.kind, row, { ...filled, ...merge.values }, now)];
  for (const step of await planFollowers(state, kept, now)) kept.push(step);
  return kept;
}

/** Some of what still belongs to the others and moves, in groups that must not be parted; none in the end. */
export async function planMoved(
  db: Db,
  owner: Owner,
  merge: Merge,
  { now, limit }: { now: Date; limit: number },
): Promise<Step[][]> {
  const merging = await openMerge(db, owner, merge);
  if (!merging) return [];
  const { state, leaving } = merging;
  const ids = leaving.map(({ _id }) => String(_id));
  for (const held of listMoving(merge.kind)) {
    for await (const rows of readChildPages(db, owner, held, ids, limit)) {
      const values = toParent(state, held.kind, held.column, merge.into);
      const steps = rows.map((row) => toChange(state, held.kind, row, values, now));
      const followers = Map.groupBy(await planFollowers(state, steps, now), (step) =>
        holderOf(step, held.kind),
      );
      return steps.map((step) => [step, ...(followers.get(step.record) ?? [])]);
    }
  }
  return [];
}

/** The record of a kind that another one belongs to. */
function holderOf({ kind, whole }: Step, holder: Step["kind"]): string {
  const [column = ""] =
    Object.entries(kindOf(kind).parents).find(([, one]) => one === holder) ?? [];
  return String(whole?.[column]);
}

/** The others, once nothing belongs to them any more. */
export async function planGone(db: Db, owner: Owner, merge: Merge): Promise<Step[]> {
  const merging = await openMerge(db, owner, merge);
  return (merging?.leaving ?? []).map((one) => toDeletion(merge.kind, one));
}

/** Whether more belongs to the others than one transaction moves. */
export async function isMuchToMove(
  db: Db,
  owner: Owner,
  { kind, others }: Merge,
  than: number,
): Promise<boolean> {
  for (const held of listMoving(kind)) {
    if (await hasMoreChildren(db, owner, held, { ids: others, than })) return true;
  }
  return false;
}

/** Kinds that belong to one, by the column that says so, those that others belong to first. */
function listMoving(parent: DuplicateKind) {
  return recordKinds.flatMap(({ table, parents }) => {
    const [column] = Object.entries(parents).find(([, one]) => one === parent) ?? [];
    return column === undefined ? [] : [{ kind: table, column }];
  });
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
  const step = toUpdate(kind, row, pick(values, changed), now);
  state.set(kind, step.record, step.whole);
  return step;
}
