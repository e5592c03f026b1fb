import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { inject } from "vitest";
import type { DatabasePlace } from "../../db/engine/database.ts";
import { listMigrations } from "../../db/maintenance/migrate.ts";
import type { Tables } from "../../db/schema.ts";
import { makeFolder } from "../data-folders.ts";
import { closeAfterTest, engine } from "../harness.ts";
import { createEmptyPostgres } from "../postgres/fresh-postgres.ts";
import { openRaw } from "./version-6.ts";

const directory = join(import.meta.dirname, "../../db/migrations");

/** A place that only the first migrations were applied to, with the rows that `fill` writes. */
export async function makeVersion(
  newest: number,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<DatabasePlace> {
  const place = await findEmpty();
  const { db, engine: opened } = openRaw(place);
  await db.transaction().execute(async (tx) => {
    await opened.prepareEmpty(tx);
    await sql`CREATE TABLE "migrations" ("number" bigint NOT NULL PRIMARY KEY,
      "name" plain_text NOT NULL, "appliedAt" plain_text NOT NULL)`.execute(tx);
    for (const { number, name, file } of listMigrations(engine)) {
      if (number > newest) continue;
      await opened.runScript(tx, readFileSync(join(directory, file), "utf8"));
      const row = { number, name, appliedAt: "2026-04-01T00:00:00.000Z" };
      await tx.insertInto("migrations").values(row).execute();
    }
  });
  await fill(db);
  await db.destroy();
  return place;
}

async function findEmpty(): Promise<DatabasePlace> {
  const dataDir = makeFolder();
  if (engine === "sqlite") return { dataDir };
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  return { databaseUrl: url, dataDir };
}
