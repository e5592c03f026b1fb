import { type ChangeRow, findChange, listUndone, markUndone } from "../../db/acts/changes.ts";
import { noteDetail } from "../../db/acts/open-acts.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { writeTogether } from "../../db/query/prepared.ts";
import { readUndoDetail } from "../detail.ts";
import { findEarlier } from "./earlier.ts";

/**
 * Marks acts as undone, in whole or but for what the change of the undo says was kept. Where they were undos
 * themselves, what they had undone holds again as far as that.
 */
export async function markActs(
  tx: Db,
  owner: Owner,
  by: string,
  changes: readonly string[],
): Promise<void> {
  const undo = await findChange(tx, owner, by);
  if (!undo) throw new Error("An undo is not in the log");
  const { kept } = readUndoDetail(undo);
  for (const id of changes) {
    await writeTogether(tx, owner, [markUndone({ owner, change: by, undone: id })]);
    const change = await findChange(tx, owner, id);
    if (!change) continue;
    for (const original of listUndone(change)) {
      await markRedone(tx, owner, original, { change, isWhole: !kept[id], count: undo.count });
    }
  }
}

interface Redoing {
  /** The undo that is undone. */
  change: ChangeRow;
  isWhole: boolean;
  /** Records that hold again. */
  count: number;
}

async function markRedone(
  tx: Db,
  owner: Owner,
  original: string,
  { change, isWhole, count }: Redoing,
): Promise<void> {
  const found = await findChange(tx, owner, original);
  if (!found?.undoneBy) return;
  if (isWhole && found.undoneBy === change._id) {
    const earlier = await findEarlier(tx, owner, original, change);
    await writeTogether(tx, owner, [markUndone({ owner, change: earlier, undone: original })]);
    return;
  }
  // The act is no longer undone in whole: its last undo tells of so many more that it left.
  const last = await findChange(tx, owner, found.undoneBy);
  if (!last) return;
  const detail = JSON.parse(last.detail ?? "{}");
  const { kept } = readUndoDetail(last);
  kept[original] = (kept[original] ?? 0) + count;
  await writeTogether(tx, owner, [
    noteDetail({ owner, change: last._id, detail: JSON.stringify({ ...detail, kept }) }),
  ]);
}
