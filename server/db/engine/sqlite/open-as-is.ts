import { Kysely, sql } from "kysely";
import { type DatabasePlace, type Db, databaseFile } from "../database.ts";
import { openPostgres } from "../postgres/postgres.ts";
import { StartError } from "../start-error.ts";
import { openExistingDatabase } from "./sqlite-files.ts";

/**
 * Opens what is there without creating or migrating anything, beside a server that runs. Throws a
 * StartError when there is nothing, or PostgreSQL does not answer.
 */
export async function openAsIs({ databaseUrl, dataDir }: DatabasePlace): Promise<Db> {
  if (!databaseUrl) return openExistingDatabase(databaseFile(dataDir), "shared");
  const engine = openPostgres(databaseUrl);
  const db: Db = new Kysely({ dialect: engine.dialect });
  try {
    await sql`SELECT 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    const reason = engine.describeFailure(error);
    throw reason === undefined ? error : new StartError(reason, { cause: error });
  }
}
