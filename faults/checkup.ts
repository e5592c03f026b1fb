import { checkDatabase } from "../server/db/maintenance/checkup.ts";
import type { Place } from "../tools/places.ts";

/**
 * What the doctor finds wrong: integrity, foreign keys, the search index, and every kept number that
 * a recount contradicts.
 */
export async function findFaults({ databaseUrl, dataDir }: Place): Promise<string[]> {
  const findings = await checkDatabase({ databaseUrl, dataDir });
  return findings.flatMap(({ check, result, advice }) => (advice ? [`${check}: ${result}`] : []));
}
