import type { ServerPlace } from "../scripts/server-process.ts";
import { checkDatabase } from "../server/db/checkup.ts";

/**
 * What the doctor finds wrong: integrity, foreign keys, the search index, and every kept number that
 * a recount contradicts.
 */
export async function findFaults({ databaseUrl, dataDir }: ServerPlace): Promise<string[]> {
  const findings = await checkDatabase({ databaseUrl, dataDir });
  return findings.flatMap(({ check, result, advice }) => (advice ? [`${check}: ${result}`] : []));
}
