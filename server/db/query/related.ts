import { sql } from "kysely";
import { kindOf } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";

// What is answered with a row although other tables have it. Looked up for the rows that are
// answered alone: joined, PostgreSQL would sort all of the owner's.

/** The name of what each row of `table` belongs to, by the column that says to which; null where that is. */
export function nameOf<Column extends string>(table: RecordTable, column: Column) {
  const parent = kindOf(table).parents[column];
  if (!parent) throw new Error(`Rows of ${table} belong to no ${column}`);
  return sql<string>`(
    SELECT "o"."name" FROM ${sql.table(parent)} AS "o"
    WHERE "o"."owner" = ${sql.ref(`${table}.owner`)}
      AND "o"."_id" = ${sql.ref(`${table}.${column}`)})`.as(`${column}Name`);
}

/** How many appointments there are with each row of `table`. */
export function appointmentCount(table: "companies" | "customers") {
  const column = table === "companies" ? "company" : "customer";
  return sql<number>`(
    SELECT count(*) FROM "appointments"
    WHERE "appointments"."owner" = ${sql.ref(`${table}.owner`)}
      AND ${sql.ref(`appointments.${column}`)} = ${sql.ref(`${table}._id`)})`.as(
    "appointmentCount",
  );
}
