import { sql } from "kysely";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, writeTogether } from "../query/prepared.ts";
import { recordKeys } from "../records/keys.ts";
import { writeRecords } from "../records/write-path.ts";
import type { RecordTable, Tables } from "../schema.ts";
import { rowsOf } from "./steps.ts";
import type { Row } from "./touched.ts";

/** Rows as they were once. What is here already stays. */
const restoredRows = prepared(
  (db, { owner, json }: Placeholders<{ owner: Owner; json: string }>, shape) => {
    const [table = "", ...columns] = shape.split(" ");
    return sql`INSERT INTO ${sql.table(table)} ("owner", ${sql.join(columns.map((name) => sql.ref(name)))})
      SELECT CAST(${owner} AS text), ${sql.join(columns.map((name) => sql.ref(`v.${name}`)))}
      FROM ${rowsOf(db, table, columns, json)} WHERE true
      ON CONFLICT DO NOTHING RETURNING "owner"`;
  },
);

function toStatement(owner: Owner, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}).sort();
  return restoredRows({ owner, json: JSON.stringify(rows) }, [table, ...columns].join(" "));
}

/**
 * Writes records with their ids and times, as no act: the history does not tell of it. Each has the same
 * columns. Answers how many are new.
 */
export async function restoreRecords(
  tx: Db,
  owner: Owner,
  table: RecordTable,
  rows: readonly Row[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const whole = rows.map((row) => ({ ...row, ...recordKeys[table].toKeys(row) }));
  const statement = toStatement(owner, table, whole);
  const writing = { written: { kind: "restore", table } as const, statement };
  const [written = []] = await writeRecords(tx, { owner, act: undefined }, [writing]);
  return written.length;
}

/** The same of what is told of records. */
export async function restoreFacts(
  tx: Db,
  owner: Owner,
  table: Extract<
    keyof Tables,
    | "statusChanges"
    | "responsibleChanges"
    | "contactDays"
    | "reminders"
    | "dismissals"
    | "bookingPages"
    | "bookings"
    | "bookingMails"
    | "changes"
    | "changeRecords"
  >,
  rows: readonly Row[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const [written = []] = await writeTogether(tx, owner, [toStatement(owner, table, rows)]);
  return written.length;
}
