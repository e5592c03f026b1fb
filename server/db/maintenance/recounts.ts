import { sql } from "kysely";
import { countedColumns, counters, recountSql } from "../derived/counters.ts";
import { summed } from "../derived/status-durations.ts";
import { type Db, engineOf } from "../engine/database.ts";

/** A counter as the checks and repairs need it. */
interface KeptCounters {
  table: string;
  key: string[];
  counted: string[];
  /** Answers the key and the counted columns; what it leaves out counts nothing. */
  recount: (engine: "sqlite" | "postgres") => string;
  /** True when the table has no other columns, so that a row may be missing while it counts 0. */
  onlyCounts: boolean;
}

export const keptCounters: readonly KeptCounters[] = [
  ...counters.map(
    (counter): KeptCounters => ({
      table: counter.table,
      key: Object.keys(counter.key),
      counted: countedColumns(counter),
      recount: (engine) => recountSql(counter, engine),
      onlyCounts: counter.rows !== "given",
    }),
  ),
  {
    table: "statusDays",
    key: ["owner", "day", "status"],
    counted: ["customers", "value"],
    recount: () => summed(`"statusChanges"`),
    onlyCounts: true,
  },
];

/** How many rows of a table hold a wrong number, or are missing. */
export async function countWrongRows(db: Db, counters: KeptCounters): Promise<number> {
  const { table, key, counted } = counters;
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const kept = counted.map((column) => sql.ref(column));
  const negative = counted.map((column) => sql`-${sql.ref(column)} AS ${sql.ref(column)}`);
  const differs = counted.map((column) => sql`sum(${sql.ref(column)}) <> 0`);
  // Each kept number and its recount cancel out. A full join would take SQLite a hundred times longer.
  const { rows } = await sql<{ wrong: number }>`
    SELECT count(*) AS "wrong" FROM (
      SELECT ${keys} FROM (
        SELECT ${keys}, ${sql.join(kept)} FROM ${sql.table(table)}
        UNION ALL SELECT ${keys}, ${sql.join(negative)} FROM (${sql.raw(counters.recount(engineOf(db)))}) AS "fresh"
      ) AS "both"
      GROUP BY ${keys} HAVING ${sql.join(differs, sql` OR `)}
    ) AS "different"
  `.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** Sets every number to what a recount says. Nobody else may write meanwhile. */
export async function recount(tx: Db, { table, key, counted, ...rest }: KeptCounters) {
  const fresh = sql`(${sql.raw(rest.recount(engineOf(tx)))}) AS "fresh"`;
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const all = sql.join([...key, ...counted].map((column) => sql.ref(column)));
  const values = counted.map((column) => sql`${sql.ref(column)} = ${of("fresh", column)}`);
  const zeros = counted.map((column) => sql`${sql.ref(column)} = 0`);
  const sameKey = key.map((column) => sql`${of(table, column)} = ${of("fresh", column)}`);
  const name = sql.table(table);
  await sql`
    UPDATE ${name} SET ${sql.join(values)} FROM ${fresh} WHERE ${sql.join(sameKey, sql` AND `)}
  `.execute(tx);
  // Not `NOT IN`, for which PostgreSQL compares each row with each as soon as they outgrow its memory.
  const isOfNothing = sql`(${keys}) IN (SELECT ${keys} FROM ${name} EXCEPT SELECT ${keys} FROM ${fresh})`;
  const isMissing = sql`(${keys}) IN (SELECT ${keys} FROM ${fresh} EXCEPT SELECT ${keys} FROM ${name})`;
  if (!rest.onlyCounts) {
    await sql`UPDATE ${name} SET ${sql.join(zeros)} WHERE ${isOfNothing}`.execute(tx);
    return;
  }
  await sql`DELETE FROM ${name} WHERE ${isOfNothing}`.execute(tx);
  await sql`
    INSERT INTO ${name} (${all})
    SELECT ${all} FROM ${fresh} WHERE ${isMissing}
  `.execute(tx);
}

function of(table: string, column: string) {
  return sql.ref(`${table}.${column}`);
}
