import { inject } from "vitest";
import type { Db } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { fillDatabase, makeFolder } from "./data-folders.ts";
import { closeAfterTest, engine } from "./harness.ts";
import { createEmptyPostgres } from "./postgres/fresh-postgres.ts";

/** An empty PostgreSQL database that goes after the test. */
export async function makePostgres(): Promise<string> {
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  return url;
}

/** A database of the engine under test that commands can be pointed at, with data in it. */
export async function makeFilledPlace() {
  const dataDir = makeFolder();
  const databaseUrl = engine === "postgres" ? await makePostgres() : undefined;
  const db: Db = await openDatabase({ databaseUrl, dataDir });
  closeAfterTest(() => db.destroy());
  await fillDatabase(db);
  const variables: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return { db, dataDir, variables };
}
