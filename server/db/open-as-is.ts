import { Kysely } from "kysely";
import { type DatabasePlace, type Db, databaseFile } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openExistingDatabase } from "./sqlite-files.ts";

/** Opens what is there without creating or migrating anything, beside a server that runs. */
export function openAsIs({ databaseUrl, dataDir }: DatabasePlace): Db {
  if (databaseUrl) return new Kysely({ dialect: openPostgres(databaseUrl).dialect });
  return openExistingDatabase(databaseFile(dataDir), "shared");
}
