import { sql } from "kysely";
import type { Db } from "../engine/database.ts";
import { recordKinds } from "../records/records.ts";

/**
 * A sentence for each table of which a search on SQLite can't find records that are there, or not
 * rightly. PostgreSQL's index is of its own making.
 */
export async function findUnlisted(db: Db): Promise<string[]> {
  const findings: string[] = [];
  for (const { table, summed } of recordKinds) {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS "n" FROM ${sql.table(table)} AS r WHERE NOT EXISTS (
        SELECT 1 FROM "searchBlocks" AS b
        JOIN "searchPlaces" AS p ON p."block" = b."block" AND p."_id" = r."_id"
        JOIN "searchTrigrams_docsize" AS t ON t."id" = p."place"
        JOIN "searchKeys" AS k ON k."place" = p."place" AND k."searchKey" = r."searchKey"
          AND k."value" = ${summed ? sql.ref(`r.${summed}`) : sql`0`}
        WHERE b."owner" = r."owner" AND b."kind" = ${table}
      )
    `.execute(db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) findings.push(`${n} rows of ${table} are not listed`);
  }
  return findings;
}
