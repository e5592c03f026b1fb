import { sql } from "kysely";
import { engineOf } from "../server/db/engine/database.ts";
import { openDatabase } from "../server/db/open.ts";
import type { ServerPlace } from "../tools/server.ts";

/**
 * Whether a connection opened as the server opens its own waits for the disk before it says that a
 * write is done. No kill shows that: what the program has handed to the system outlives the program.
 */
export async function findHaste({ databaseUrl, dataDir }: ServerPlace): Promise<string[]> {
  const db = await openDatabase({ databaseUrl, dataDir, isServing: true });
  try {
    if (engineOf(db) === "postgres") {
      const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(
        db,
      );
      const [row] = rows;
      return row?.synchronous_commit === "on"
        ? []
        : [`synchronous_commit = ${row?.synchronous_commit}`];
    }
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
    const full = 2;
    return rows[0]?.synchronous === full ? [] : [`PRAGMA synchronous = ${rows[0]?.synchronous}`];
  } finally {
    await db.destroy();
  }
}
