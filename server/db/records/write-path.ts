import type { Db, Owner } from "../engine/database.ts";
import { type Statement, writeTogether } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import type { Act } from "./act.ts";

/** Columns by name. An absent one is not written. */
export type Values = Record<string, string | number | undefined>;

/** The records of one kind that a statement writes, and how. */
export type Written =
  /** A whole row. */
  | { kind: "insert"; table: RecordTable; row: Values }
  /** The columns that change, of one record that is older than `updatedAt`, and at the version `seen`. */
  | { kind: "change"; table: RecordTable; id: string; changes: Values; seen: string | undefined }
  /** Some records, or a batch of them; see deletion.ts. */
  | { kind: "delete"; table: RecordTable };

export interface Writing<Row = unknown> {
  written: Written;
  /** Returns a row for each record it writes. */
  statement: Statement<Row>;
}

/** Whose records are written, and by which act. */
export interface Authority {
  owner: Owner;
  /** Absent only while an account is closed: nothing is kept of it. */
  act: Act | undefined;
}

/**
 * Every statement that writes a table of records passes here, see write-path.unit.test.ts for the few that
 * are no acts of a user. All of them or none, in one round trip; answers the rows of each.
 *
 * The change log joins here: `writings` says what becomes of which records, and statements of its own
 * can go before each (to read a row as it is) or after it.
 */
export async function writeRecords(
  db: Db,
  { owner }: Authority,
  writings: readonly Writing[],
): Promise<unknown[][]> {
  return writeTogether(
    db,
    owner,
    writings.map(({ statement }) => statement),
  );
}
