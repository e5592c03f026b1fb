import type { Db } from "../engine/database.ts";
import { listTables } from "./catalog.ts";
import { listMigrations } from "./migrate.ts";

/** The number of the newest migration that this program knows. */
export function newestMigration(engine: "sqlite" | "postgres"): number {
  return listMigrations(engine).at(-1)?.number ?? 0;
}

/** The number of the newest migration that a database has had; 0 when nothing has prepared it. */
export async function readSchemaVersion(db: Db): Promise<number> {
  const isPrepared = (await listTables(db)).some(({ name }) => name === "migrations");
  if (!isPrepared) return 0;
  const { last } = await db
    .selectFrom("migrations")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
