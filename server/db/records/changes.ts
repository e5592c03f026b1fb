import { sql, type UpdateQueryBuilder, type UpdateResult } from "kysely";
import { type Change, refuseStale, toNextVersion, toSimpleVersion } from "../../versions.ts";
import { type Db, inTransaction, type Owner } from "../engine/database.ts";
import { type Statement, writeRows } from "../query/prepared.ts";
import type { RecordTable, Tables } from "../schema.ts";

/** Which version a statement makes, and which must still be there when any will not do. */
interface Versions {
  updatedAt: string;
  seen?: string;
}

/** The record that a statement changes, and the versions it does so between. */
export interface ChangedRecord extends Versions {
  owner: Owner;
  id: string;
}

interface Changing<Found, Row> {
  /** Throws the 404. */
  find: (db: Db) => Promise<Found>;
  /**
   * Changes the record where it is older than `updatedAt`, and at the version `seen`. Undefined when
   * the record as it is has to be known for that.
   */
  toStatement: (versions: Versions, found?: Found) => Statement<Row> | undefined;
}

/**
 * Changes a record that is at the version which the change was made from, and answers its row.
 * Throws the 409 when it is at another.
 */
export async function changeRecord<Found extends { updatedAt: string }, Row>(
  db: Db,
  owner: Owner,
  change: Change,
  { find, toStatement }: Changing<Found, Row>,
): Promise<Row> {
  // Most changes are one statement. Where it finds nothing to change, the slow way tells why.
  const seen = toSimpleVersion(change);
  const quick = seen && toStatement({ updatedAt: change.now.toISOString(), ...seen });
  const [changed] = quick ? await writeRows(db, owner, quick) : [];
  if (changed) return changed;
  return inTransaction(db, owner, async (tx) => {
    const found = await find(tx);
    refuseStale(found, change);
    const slow = toStatement({ updatedAt: toNextVersion(found, change) }, found);
    const [row] = slow ? await writeRows(tx, owner, slow) : [];
    if (!row) throw new Error("A record that is there was not changed");
    return row;
  });
}

/** An update of the one record alone, and only where it is at the version that may be changed. */
export function ofVersion<Table extends RecordTable>(
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
  { owner, id, updatedAt, seen }: ChangedRecord,
) {
  const older = update
    .where(sql.ref("owner"), "=", owner)
    .where(sql.ref("_id"), "=", id)
    .where(sql.ref("updatedAt"), "<", updatedAt);
  return seen === undefined ? older : older.where(sql.ref("updatedAt"), "=", seen);
}

/** Answers whether the owner had such a record. What belongs to it goes along. */
export async function deleteRecord(
  db: Db,
  owner: Owner,
  table: RecordTable,
  id: string,
): Promise<boolean> {
  const deleted = await inTransaction(db, owner, (tx) =>
    tx
      .deleteFrom(table)
      .where("owner", "=", owner)
      .where("_id", "=", id)
      .returning("_id")
      .executeTakeFirst(),
  );
  return deleted !== undefined;
}
