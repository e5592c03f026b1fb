import { sql } from "kysely";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, readRows } from "../query/prepared.ts";

// Of acts on several records, whose change in the log is completed at their end.

const lastPart = prepared(
  (_db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) =>
    sql<{ last: number | null }>`SELECT max("part") AS "last" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "change" = ${change}`,
);

export async function findNextPart(db: Db, owner: Owner, change: string): Promise<number> {
  const [found] = await readRows(db, owner, lastPart({ owner, change }));
  return found?.last === null || found === undefined ? 0 : found.last + 1;
}

/** Counts what an open act has touched. From now on it shows. */
export const logClosed = prepared(
  (db, { owner, change }: Placeholders<{ owner: Owner; change: string }>) => {
    const touched = sql`SELECT "kind" FROM "changeRecords"
      WHERE "owner" = ${owner} AND "change" = ${change}
    UNION ALL SELECT "kind" FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${change}
      AND ("before" IS NOT NULL OR "after" IS NOT NULL)`;
    const counted = sql`SELECT "kind", count(*) AS "n" FROM (${touched}) AS "touched" GROUP BY "kind"`;
    const json =
      engineOf(db) === "sqlite"
        ? sql`json_group_object("kind", "n")`
        : sql`jsonb_object_agg("kind", "n")::text`;
    return sql`UPDATE "changes" SET "plan" = NULL,
      "count" = (SELECT count(*) FROM (${touched}) AS "all"),
      "counts" = (SELECT ${json} FROM (${counted}) AS "each")
    WHERE "owner" = ${owner} AND "_id" = ${change}`;
  },
);

interface Detail {
  owner: Owner;
  change: string;
  detail: string;
}

/** Keeps what an act has answered, for who asks again. */
export const noteDetail = prepared(
  (_db, { owner, change, detail }: Placeholders<Detail>) =>
    sql`UPDATE "changes" SET "detail" = ${detail} WHERE "owner" = ${owner} AND "_id" = ${change}`,
);
