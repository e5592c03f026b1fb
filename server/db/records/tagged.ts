import { sql } from "kysely";
import { onChange, toFunction, toTrigger } from "../derived/trigger-sql.ts";
import { type Db, engineOf } from "../engine/database.ts";
import type { RecordTable } from "../schema.ts";
import { recordKinds } from "./records.ts";

const columns = `"owner", "tag", "kind", "record"`;

/** The kinds of records that can have tags. */
const kinds = recordKinds.filter(({ mentions }) => mentions?.tags).map(({ table }) => table);

/** Which record has which tag, one row for each, written by the database itself. */
export function sqliteTagTriggers(): string[] {
  return kinds.flatMap((table) => {
    const ids = (row: string) => `SELECT "value" FROM json_each(${row}."tags")`;
    const link = `INSERT INTO "tagged" (${columns})
      SELECT NEW."owner", "value", '${table}', NEW."_id" FROM (${ids("NEW")}) WHERE true
      ON CONFLICT DO NOTHING`;
    const unlink = `DELETE FROM "tagged" WHERE "owner" = OLD."owner" AND "kind" = '${table}'
      AND "record" = OLD."_id" AND "tag" IN (${ids("OLD")})`;
    const isTagged = (row: string) => `WHEN ${row}."tags" <> '[]'`;
    return [
      toTrigger(`${table}_tagged`, `AFTER INSERT ON "${table}" ${isTagged("NEW")}`, [link]),
      toTrigger(`${table}_untagged`, `AFTER DELETE ON "${table}" ${isTagged("OLD")}`, [unlink]),
      toTrigger(`${table}_retagged`, onChange(table, ["tags"]), [unlink, link]),
    ];
  });
}

export function postgresTagTriggers(): string[] {
  return kinds.flatMap((table) => {
    const ids = (from: string) =>
      `SELECT r."owner", e."tag", r."_id" FROM ${from} AS r
        CROSS JOIN LATERAL jsonb_array_elements_text(r."tags"::jsonb) AS e("tag")
        WHERE r."tags" <> '[]'`;
    const link = (from: string) => `INSERT INTO "tagged" (${columns})
      SELECT "owner", "tag", '${table}', "_id" FROM (${ids(from)}) AS l ON CONFLICT DO NOTHING`;
    const unlink = (from: string) => `DELETE FROM "tagged" USING (${ids(from)}) AS l
      WHERE "tagged"."owner" = l."owner" AND "tagged"."tag" = l."tag"
        AND "tagged"."kind" = '${table}' AND "tagged"."record" = l."_id"`;
    const changed = (one: string, other: string) =>
      `(SELECT ${one}.* FROM ${one} JOIN ${other} ON ${one}."owner" = ${other}."owner"
        AND ${one}."_id" = ${other}."_id" WHERE ${one}."tags" <> ${other}."tags")`;
    const [added, removed] = ["NEW TABLE AS added", "OLD TABLE AS removed"];
    return [
      ...toFunction(
        `${table}_tagged`,
        `INSERT ON "${table}" REFERENCING ${added} FOR EACH STATEMENT`,
        [link("added")],
      ),
      ...toFunction(
        `${table}_untagged`,
        `DELETE ON "${table}" REFERENCING ${removed} FOR EACH STATEMENT`,
        [unlink("removed")],
      ),
      ...toFunction(
        `${table}_retagged`,
        `UPDATE ON "${table}" REFERENCING ${removed} ${added} FOR EACH STATEMENT`,
        [unlink(changed("removed", "added")), link(changed("added", "removed"))],
      ),
    ];
  });
}

/** What the records themselves say, as rows of the table. */
function selectTagged(db: Db, table: RecordTable) {
  const ids =
    engineOf(db) === "sqlite"
      ? sql`json_each(r."tags") AS e`
      : sql`jsonb_array_elements_text(r."tags"::jsonb) AS e("value")`;
  return sql`SELECT DISTINCT r."owner", e."value" AS "tag", ${sql.lit(table)} AS "kind",
    r."_id" AS "record" FROM ${sql.table(table)} AS r CROSS JOIN ${ids} WHERE r."tags" <> '[]'`;
}

const allTagged = (db: Db) =>
  sql.join(
    kinds.map((table) => selectTagged(db, table)),
    sql` UNION ALL `,
  );

/** How many rows are missing, or should not be there. */
export async function countWrongTags(db: Db): Promise<number> {
  const names = sql.raw(columns);
  // Each row and what the records say of it cancel out.
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS "n" FROM (
      SELECT ${names} FROM (
        SELECT ${names}, 1 AS "is" FROM "tagged"
        UNION ALL SELECT ${names}, -1 FROM (${allTagged(db)}) AS "said"
      ) AS "both" GROUP BY ${names} HAVING sum("is") <> 0
    ) AS "wrong"
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Makes the table again from the records. Nobody else may write meanwhile. */
export async function relinkTags(tx: Db): Promise<void> {
  await sql`DELETE FROM "tagged"`.execute(tx);
  await sql`INSERT INTO "tagged" (${sql.raw(columns)})
    SELECT ${sql.raw(columns)} FROM (${allTagged(tx)}) AS "said"`.execute(tx);
}
