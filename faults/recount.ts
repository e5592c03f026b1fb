import type { Reader } from "./stored.ts";

/** Each finds the rows whose kept number is not what a recount says. */
const recounts: Record<string, string> = {
  "companies.clientCount or totalValue": `
    SELECT c."_id" FROM "companies" c LEFT JOIN (
      SELECT "owner", "company", count(*) AS n, sum("value") AS v
      FROM "customers" GROUP BY "owner", "company"
    ) u ON u."owner" = c."owner" AND u."company" = c."_id"
    WHERE c."clientCount" <> coalesce(u.n, 0) OR c."totalValue" <> coalesce(u.v, 0)`,
  "ownerTotals.companies": `
    SELECT "owner" FROM (
      SELECT "owner", "companies" AS n FROM "ownerTotals"
      UNION ALL SELECT "owner", -count(*) FROM "companies" GROUP BY "owner"
    ) AS counted GROUP BY "owner" HAVING sum(n) <> 0`,
  "statusTotals.customers or value": `
    SELECT "owner", "status" FROM (
      SELECT "owner", "status", "customers" AS n, "value" AS v FROM "statusTotals"
      UNION ALL SELECT "owner", "status", -count(*), -sum("value")
      FROM "customers" GROUP BY "owner", "status"
    ) AS counted GROUP BY "owner", "status" HAVING sum(n) <> 0 OR sum(v) <> 0`,
};

/** Counts again what the triggers keep. Answers a sentence for each number that is wrong. */
export async function findMiscounts(reader: Reader): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, statement] of Object.entries(recounts)) {
    const rows = await reader.query(statement);
    if (rows.length > 0) wrong.push(`${name} is wrong in ${rows.length} rows`);
  }
  return wrong;
}
