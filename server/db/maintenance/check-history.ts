import { sql } from "kysely";
import { wronglyKept } from "../derived/status-durations.ts";
import type { Db } from "../engine/database.ts";

/** Entries that have not as many records as they say, or still have some though nothing is kept. */
export async function findWrongEntries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS "n" FROM "changes" AS c WHERE "plan" IS NULL AND CASE
      WHEN "before" IS NOT NULL OR "after" IS NOT NULL THEN 1 ELSE 0 END + (
        SELECT count(*) FROM "changeRecords" AS r
        WHERE r."owner" = c."owner" AND r."change" = c."_id"
      ) <> CASE WHEN "isKept" = 1 THEN "count" ELSE 0 END
  `.execute(db);
  const n = rows[0]?.n ?? 0;
  return n > 0
    ? [`${n} ${n === 1 ? "entry does" : "entries do"} not have the records that were changed`]
    : [];
}

/** Customers of whom the newest entry says something else than they are, and entries that do not go with their customer. */
export async function findUntold(db: Db): Promise<string[]> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS "n" FROM "customers" AS c WHERE NOT EXISTS (
      SELECT 1 FROM "statusChanges" AS s WHERE s."owner" = c."owner" AND s."customer" = c."_id"
        AND s."company" = c."company"
        AND s."toStatus" = c."status" AND s."toValue" = c."value" AND NOT EXISTS (
          SELECT 1 FROM "statusChanges" AS l
          WHERE l."owner" = s."owner" AND l."customer" = s."customer" AND l."at" > s."at"
        )
    )
  `.execute(db);
  const n = rows[0]?.n ?? 0;
  const kept = await sql<{ n: number }>`${sql.raw(wronglyKept)}`.execute(db);
  const given = await sql<{ n: number }>`
    SELECT count(*) AS "n" FROM "responsibleChanges" AS r JOIN "customers" AS c
      ON c."owner" = r."owner" AND c."_id" = r."record"
      WHERE r."company" IS DISTINCT FROM c."company"
  `.execute(db);
  const wrong = (kept.rows[0]?.n ?? 0) + (given.rows[0]?.n ?? 0);
  return [
    ...(n > 0 ? [`${n} ${n === 1 ? "customer is" : "customers are"} not what it says`] : []),
    ...(wrong > 0
      ? [`${wrong} ${wrong === 1 ? "entry does" : "entries do"} not follow the others`]
      : []),
  ];
}

/** Customers whose last contact is not the latest of their days. */
export async function findOtherContacts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS "n" FROM "customers" AS c WHERE c."lastContact" <> coalesce((
      SELECT max(d."day") FROM "contactDays" AS d
      WHERE d."owner" = c."owner" AND d."customer" = c."_id" AND d."withdrawnAt" IS NULL
    ), '')
  `.execute(db);
  const n = rows[0]?.n ?? 0;
  return n > 0 ? [`${n} ${n === 1 ? "customer has" : "customers have"} another last contact`] : [];
}
