import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";
import { kindOf, listHeldBy, recordKinds } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";
import type { Acting } from "./act.ts";
import { readChildren, readLive } from "./live-rows.ts";
import { type Step, takeSteps, toDeletion, toUpdate } from "./steps.ts";

/** As many as one transaction can empty. */
const mostEmptied = 1000;

const emptied = prepared((_db, { owner }: Placeholders<{ owner: Owner }>, kind) => {
  // as: a statement is named by the table that it reads.
  const { flag = "", counted = "" } = kindOf(kind as RecordTable).goesEmpty ?? {};
  return sql<{ _id: string }>`SELECT "_id" FROM ${sql.table(kind)}
    WHERE "owner" = ${owner} AND ${sql.ref(flag)} = 1 AND ${sql.ref(counted)} = 0
    LIMIT ${sql.lit(mostEmptied)}`;
});

/** Whether others of a kind go with the last record of this one, see goesEmpty. */
export function mayEmpty(table: RecordTable): boolean {
  return recordKinds.some(
    (kind) =>
      kind.goesEmpty !== undefined && listHeldBy(kind.table).some((held) => held.kind === table),
  );
}

/**
 * Deletes the private companies that an act has taken the last customer from, as parts of that act.
 * What else belongs to such a one moves to `moveTo`, or goes as well. Belongs into the transaction
 * that has emptied them; answers the next part.
 */
export async function dropEmptied(
  tx: Db,
  { owner, act }: Acting,
  part: number,
  moveTo?: string,
): Promise<number> {
  let next = part;
  for (const { table, goesEmpty } of recordKinds) {
    if (!goesEmpty) continue;
    const ids = (await readRows(tx, owner, emptied({ owner }, table))).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    const left: Step[] = [];
    for (const { kind, column } of listHeldBy(table)) {
      for (const row of await readChildren(tx, owner, kind, column, ids)) {
        left.push(
          moveTo === undefined
            ? toDeletion(kind, row)
            : toUpdate(kind, row, { [column]: moveTo }, act.now),
        );
      }
    }
    // A part of their own: an undo begins with the last part, and what belongs to them needs them.
    const rows = await readLive(tx, owner, table, ids);
    for (const steps of [left, rows.map((row) => toDeletion(table, row))]) {
      if (steps.length === 0) continue;
      await takeSteps(tx, { owner, act }, steps, next);
      next += 1;
    }
  }
  return next;
}
