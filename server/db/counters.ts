import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Numbers that triggers keep, and how to count them anew. Add a line for a new counter. */
interface KeptCounters {
  table: string;
  key: string[];
  counted: string[];
  /** Answers the key and the counted columns; what it leaves out counts nothing. */
  recount: string;
  /** True when the table has no other columns, so that a row may be missing while it counts 0. */
  onlyCounts: boolean;
}

export const keptCounters: readonly KeptCounters[] = [
  {
    table: "companies",
    key: ["owner", "_id"],
    counted: ["clientCount", "totalValue"],
    recount: `SELECT "owner", "company" AS "_id", count(*) AS "clientCount", sum("value") AS "totalValue"
      FROM "customers" GROUP BY "owner", "company"`,
    onlyCounts: false,
  },
  {
    table: "ownerTotals",
    key: ["owner"],
    counted: ["companies", "appointments"],
    recount: `SELECT "owner", sum("company") AS "companies", sum("appointment") AS "appointments"
      FROM (
        SELECT "owner", 1 AS "company", 0 AS "appointment" FROM "companies"
        UNION ALL SELECT "owner", 0, 1 FROM "appointments"
      ) AS "records" GROUP BY "owner"`,
    onlyCounts: true,
  },
  {
    table: "statusTotals",
    key: ["owner", "status"],
    counted: ["customers", "value"],
    recount: `SELECT "owner", "status", count(*) AS "customers", sum("value") AS "value"
      FROM "customers" GROUP BY "owner", "status"`,
    onlyCounts: true,
  },
  {
    table: "contactTotals",
    key: ["owner", "status", "lastContact"],
    counted: ["customers", "value"],
    recount: `SELECT "owner", "status", "lastContact", count(*) AS "customers",
        sum("value") AS "value"
      FROM "customers" GROUP BY "owner", "status", "lastContact"`,
    onlyCounts: true,
  },
  {
    table: "createdTotals",
    key: ["owner", "day"],
    counted: ["companies", "customers", "value"],
    recount: `SELECT "owner", "day", sum("company") AS "companies", sum("customer") AS "customers",
        sum("value") AS "value"
      FROM (
        SELECT "owner", substr("createdAt", 1, 10) AS "day", 1 AS "company", 0 AS "customer",
          0 AS "value" FROM "companies"
        UNION ALL SELECT "owner", substr("createdAt", 1, 10), 0, 1, "value" FROM "customers"
      ) AS "records" GROUP BY "owner", "day"`,
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
        UNION ALL SELECT ${keys}, ${sql.join(negative)} FROM (${sql.raw(counters.recount)}) AS "fresh"
      ) AS "both"
      GROUP BY ${keys} HAVING ${sql.join(differs, sql` OR `)}
    ) AS "different"
  `.execute(db);
  return rows[0]?.wrong ?? 0;
}

/** Sets every number to what a recount says. Nobody else may write meanwhile. */
export async function recount(tx: Db, { table, key, counted, ...rest }: KeptCounters) {
  const fresh = sql`(${sql.raw(rest.recount)}) AS "fresh"`;
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
