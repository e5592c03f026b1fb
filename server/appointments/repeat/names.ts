import { nameTime, readTimeName } from "../../../shared/repeat/time-names.ts";
import { isTimeOn } from "../../../shared/repeat/times.ts";
import type { Act } from "../../db/acts/act.ts";
import { readChildren } from "../../db/acts/live-rows.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import { toNextVersion } from "../../db/records/next-version.ts";
import { storeOf } from "../../db/records/store.ts";
import type { Writing } from "../../db/records/write-path.ts";
import { type KeptPiece, pieceOf } from "./own-times.ts";
import { mentionedTimes } from "./queries.ts";
import { type Renamed, toDay } from "./times.ts";

// What is told of a time, by its name alone: a note that leads to it, and what was done about its reminder.
// Both go along when a change of the repeat gives the time another name.

/** The new names of times without a row that something is told of. */
export async function renameMentioned(
  db: Db,
  owner: Owner,
  { series, pieces, own }: { series: string; pieces: readonly KeptPiece[]; own: readonly string[] },
): Promise<Renamed[]> {
  const names = await readRows(db, owner, mentionedTimes({ owner, series, last: `${series}_~` }));
  return names.flatMap(({ name: from }) => {
    const day = readTimeName(from)?.day;
    if (day === undefined || own.includes(from)) return [];
    const piece = pieceOf(pieces, day);
    const to = piece && nameIn(piece, day);
    return to === undefined ? [] : [{ from, ...to }];
  });
}

/** What a day of the old rule is called in its piece. */
function nameIn({ _id, repeat, date, single, toDay: move }: KeptPiece, day: string) {
  if (single !== undefined) return single === day ? { to: _id, date } : undefined;
  const newDay = move(day);
  if (newDay === undefined || !isTimeOn(repeat, date, newDay)) return undefined;
  return { to: nameTime(_id, newDay), date: newDay + date.slice(10) };
}

const notes = storeOf("activities", ["activities.updatedAt"]);

/** What moves the notes of an appointment to the first time of what it becomes. */
export async function toMovedNotes(
  tx: Db,
  owner: Owner,
  { from, to }: Renamed,
  { now }: Pick<Act, "now">,
): Promise<Writing[]> {
  const rows = await readChildren(tx, owner, "activities", "appointment", [from]);
  return rows.map((row) => {
    const seen = String(row.updatedAt);
    const updatedAt = toNextVersion({ updatedAt: seen }, now);
    return notes.toChange(owner, String(row._id), { appointment: to }, { updatedAt, seen });
  });
}

/** The name that an appointment has as the first time of what it becomes. */
export function toFirstTime({ _id, date }: { _id: string; date: string }): Renamed {
  return { from: _id, to: nameTime(_id, toDay(date)), date };
}
