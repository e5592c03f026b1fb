import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * Who wrote a record at an instant, as far back as the history goes; null where it does not know, and on a desk that
 * never had several people.
 */
export function changerOf(
  owner: Expression<unknown>,
  record: string,
  at: string,
): RawBuilder<string | null> {
  const isIt = (table: string) =>
    sql`${sql.ref(`${table}.owner`)} = ${owner} AND ${sql.ref(`${table}.record`)} = ${sql.ref(record)}`;
  const isThen = sql`"l"."at" = ${sql.ref(at)}`;
  return sql`CASE WHEN (SELECT count(*) FROM "members" WHERE "desk" = ${owner}) > 1 THEN coalesce(
    (SELECT "l"."user" FROM "changes" AS "l" WHERE ${isIt("l")} AND ${isThen} LIMIT 1),
    (SELECT "l"."user" FROM "changeRecords" AS "r"
      JOIN "changes" AS "l" ON "l"."owner" = "r"."owner" AND "l"."_id" = "r"."change"
      WHERE ${isIt("r")} AND ${isThen} LIMIT 1)
  ) END`;
}
