import { sql } from "kysely";
import { type Db, engineOf } from "../engine/database.ts";
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

/** 1 for customers whose company is private. */
export const isInPrivate = sql<number>`(
    SELECT "o"."private" FROM "companies" AS "o"
    WHERE "o"."owner" = ${sql.ref("customers.owner")}
      AND "o"."_id" = ${sql.ref("customers.company")})`.as("private");

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

/**
 * The tags of each row by name, as a list in JSON, see toTags. Made of the row's own column: of what
 * triggers keep, RETURNING knows nothing yet.
 */
export function tagsOf(db: Db, table: "companies" | "customers") {
  const ids = sql.ref(`${table}.tags`);
  const order = sql`ORDER BY "t"."nameKey", "t"."_id"`;
  const [listed, joined] =
    engineOf(db) === "sqlite"
      ? [
          sql`json_group_array(json_object('_id', "t"."_id", 'name', "t"."name") ${order})`,
          sql`json_each(${ids})`,
        ]
      : [
          sql`coalesce(jsonb_agg(jsonb_build_object('_id', "t"."_id", 'name', "t"."name") ${order}), '[]')::text`,
          sql`jsonb_array_elements_text(${ids}::jsonb) AS "json_each" ("value")`,
        ];
  return sql<string>`CASE WHEN ${ids} = '[]' THEN '[]' ELSE (
    SELECT ${listed} FROM ${joined} JOIN "tags" AS "t"
      ON "t"."owner" = ${sql.ref(`${table}.owner`)} AND "t"."_id" = "json_each"."value") END`.as(
    "tags",
  );
}

/** A row with its tags as they are answered. */
export function toTags(tags: string): { _id: string; name: string }[] {
  // As the query above writes them.
  return tags === "[]" ? [] : JSON.parse(tags);
}
