import { type ChangeRow, findChange } from "../../db/acts/changes.ts";
import { readTouched, readTouchedOf, type Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readUndoDetail } from "../detail.ts";

// Acts that were undone in part: what is left of them, and what happens to that with the next undo.

/** How many records of an act an undo has left as they were: 0 when all of it is undone. */
export async function countKept(
  db: Db,
  owner: Owner,
  { _id, undoneBy }: ChangeRow,
): Promise<number> {
  const undo = undoneBy === null ? undefined : await findChange(db, owner, undoneBy);
  return (undo && readUndoDetail(undo).kept[_id]) ?? 0;
}

/** What an act did to records, without whatever was undone of it before. */
export async function readRest(db: Db, owner: Owner, change: string): Promise<Touched[]> {
  const touched = await readTouched(db, owner, change);
  return leaveOutUndone(db, owner, change, touched);
}

/** Of what an act did to some records all but what was undone of it before. */
export async function leaveOutUndone(
  db: Db,
  owner: Owner,
  change: string,
  touched: readonly Touched[],
): Promise<Touched[]> {
  return listLeft(db, owner, await findChange(db, owner, change), touched, new Set());
}

/** `seen` ends in circles that a forged file may have. */
async function listLeft(
  db: Db,
  owner: Owner,
  change: ChangeRow | undefined,
  touched: readonly Touched[],
  seen: Set<string>,
): Promise<Touched[]> {
  if (!change || seen.has(change._id)) return [];
  seen.add(change._id);
  const undone: Touched[] = [];
  for await (const undo of listStanding(db, owner, change._id, change.undoneBy)) {
    const records = [...new Set(touched.map(({ record }) => record))];
    const own = await readTouchedOf(db, owner, [undo._id], records);
    for (const one of await listLeft(db, owner, undo, own, seen)) undone.push(one);
  }
  if (undone.length === 0) return [...touched];
  const undoneOf = Map.groupBy(undone, nameOf);
  return touched.flatMap((one) => toLeft(one, undoneOf.get(nameOf(one)) ?? []));
}

function nameOf({ kind, record }: Touched): string {
  return `${kind} ${record}`;
}

/** Of a change the fields that no undo has taken back; a creation or a deletion in whole, or not at all. */
function toLeft(one: Touched, undone: readonly Touched[]): Touched[] {
  const { before, after } = one;
  if (before === null) return undone.some((undo) => undo.after === null) ? [] : [one];
  if (after === null) return undone.some((undo) => undo.before === null) ? [] : [one];
  const done = new Set(
    undone.flatMap((undo) => (undo.before && undo.after ? Object.keys(undo.before) : [])),
  );
  const fields = Object.entries(before).filter(([field]) => !done.has(field));
  return [{ ...one, before: Object.fromEntries(fields) }];
}

/** The undos of an act that have not been undone in whole themselves, from `last` back. */
async function* listStanding(db: Db, owner: Owner, change: string, last: string | null) {
  const seen = new Set<string>();
  let id = last;
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const undo = await findChange(db, owner, id);
    if (!undo) return;
    if (undo.undoneBy === null || (await countKept(db, owner, undo)) > 0) yield undo;
    id = readUndoDetail(undo).earlier[change] ?? null;
  }
}

/** The last undo of an act before `undo` that stands. */
export async function findEarlier(db: Db, owner: Owner, change: string, undo: ChangeRow) {
  const last = readUndoDetail(undo).earlier[change] ?? null;
  for await (const { _id } of listStanding(db, owner, change, last)) return _id;
  return null;
}
