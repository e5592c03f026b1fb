import type { MissingRecord, UndoConflict } from "../../shared/history/undo.ts";
import type { ChangeRow } from "../db/acts/changes.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { nameRecords } from "../db/records/names.ts";
import { listMentioned, toWire } from "./fields.ts";
import type { Conflict, Missing } from "./undo/steps.ts";

// The 409 of an undo, in the words of the API.

export async function describeConflicts(
  db: Db,
  owner: Owner,
  conflicts: readonly Conflict[],
): Promise<UndoConflict[]> {
  const nameOf = await nameRecords(
    db,
    owner,
    conflicts.flatMap((conflict) => {
      const { kind, record, row, field, back } = conflict;
      const to = field === null || back === null ? [] : listMentioned(kind, { [field]: back });
      return [{ kind, record }, ...listMentioned(kind, row), ...to];
    }),
  );
  return conflicts.map(({ kind, record, field, now, back }) => ({
    kind,
    record,
    name: nameOf(kind, record),
    field,
    now: field === null ? null : toWire(kind, field, now, nameOf),
    back: field === null ? null : toWire(kind, field, back, nameOf),
  }));
}

export async function describeMissing(
  db: Db,
  owner: Owner,
  missing: readonly (Missing & { deletion: ChangeRow | undefined })[],
): Promise<MissingRecord[]> {
  const nameOf = await nameRecords(db, owner, missing);
  return missing.map(({ kind, record, deletion }) => ({
    kind,
    _id: record,
    name: nameOf(kind, record),
    change: deletion?._id ?? null,
  }));
}
