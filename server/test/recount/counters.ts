import { expect } from "vitest";
import type { Db } from "../../db/engine/database.ts";
import { countWrongRows, keptCounters } from "../../db/maintenance/recounts.ts";

export async function expectRightCounters(db: Db): Promise<void> {
  for (const counters of keptCounters) {
    expect(await countWrongRows(db, counters), counters.table).toBe(0);
  }
}
