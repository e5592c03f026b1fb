import { createState, type State } from "../db/acts/state.ts";
import { pick, type Row, readTouchedOf, type Touched } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";
import { leaveOutUndone } from "./undo/earlier.ts";
import { fieldsBack, fieldsOf, findDecision, type Undoing } from "./undo/steps.ts";

/**
 * How far an undo has come. Of each act it first takes back what was changed or deleted, then what was
 * made, the kinds that belong to others first; either way what was done last comes first.
 */
export interface Place {
  /** Which of the acts, counted from 0. */
  act: number;
  isMade: boolean;
  kind: RecordTable;
  part: number;
  record: string;
}

/** Negative when `a` comes before `b`. */
function compare(a: Place, b: Place): number {
  if (a.act !== b.act) return a.act - b.act;
  if (a.isMade !== b.isMade) return a.isMade ? 1 : -1;
  if (a.isMade && a.kind !== b.kind) {
    return recordTables.indexOf(b.kind) - recordTables.indexOf(a.kind);
  }
  if (a.part !== b.part) return b.part - a.part;
  return a.record < b.record ? 1 : a.record > b.record ? -1 : 0;
}

export function placeOf(act: number, { before, kind, part, record }: Touched): Place {
  return { act, isMade: before === null, kind, part, record };
}

/** Records as an undo of some acts will find them when it has come to `start`. */
export function createForeseen(
  db: Db,
  owner: Owner,
  { changes, undoing, start }: { changes: readonly string[]; undoing: Undoing; start: Place },
): State {
  return createState(db, owner, async (_kind, ids, rows) => {
    const found = new Map<string, Row | null>(rows.map((row) => [String(row._id), row]));
    const acts = changes.slice(0, start.act + 1);
    const all = Map.groupBy(await readTouchedOf(db, owner, acts, ids), ({ change }) => change);
    for (const [act, change] of acts.entries()) {
      const own = all.get(change);
      if (!own) continue;
      const left = (await leaveOutUndone(db, owner, change, own))
        .map((touched) => ({ touched, place: placeOf(act, touched) }))
        .filter(({ place }) => compare(place, start) < 0)
        .sort((a, b) => compare(a.place, b.place));
      for (const { touched } of left) {
        const row = found.get(touched.record) ?? null;
        found.set(touched.record, takeBack(undoing, touched, row));
      }
    }
    return [...found.values()].filter((row) => row !== null);
  });
}

/** What becomes of a record, provided that all that it belongs to is there. */
function takeBack(undoing: Undoing, { record, before, after }: Touched, row: Row | null) {
  const keeps = (field: string) => findDecision(undoing, record, field) === "now";
  if (before === null) {
    if (!row || !after) return row;
    const isLeft = fieldsOf(after).some((field) => row[field] !== after[field] && keeps(field));
    return isLeft ? row : null;
  }
  if (after === null) return row ?? { ...before, _id: record };
  return row && { ...row, ...pick(before, fieldsBack(row, before, after, keeps)) };
}
