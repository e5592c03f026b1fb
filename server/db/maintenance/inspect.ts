import type { Db } from "../engine/database.ts";
import { isDamaged } from "../engine/errors.ts";
import { describeDamage } from "../engine/sqlite/sqlite.ts";
import { openExistingDatabase } from "../engine/sqlite/sqlite-files.ts";
import { findBrokenReferences, findDamage } from "./check-sqlite.ts";
import { listMigrations } from "./migrate.ts";
import { readSchemaVersion } from "./schema-version.ts";

/** What is wrong with a SQLite file that nobody writes, in sentences; empty when it is sound. */
export async function inspectFile(file: string): Promise<string[]> {
  const db = openExistingDatabase(file, "frozen");
  try {
    const damage = await findDamage(db);
    // The other questions need every page to be readable.
    if (damage.length > 0) return damage;
    if ((await readSchemaVersion(db)) === 0) return ["it holds no data of this program"];
    return [...(await findBrokenReferences(db)), ...(await findUnknownMigrations(db))];
  } catch (error) {
    if (isDamaged(error)) return [describeDamage(file)];
    throw error;
  } finally {
    await db.destroy();
  }
}

/** A newer program has written the file when it has migrations that this one does not know. */
async function findUnknownMigrations(db: Db): Promise<string[]> {
  const known = new Map(listMigrations("sqlite").map(({ number, name }) => [number, name]));
  const applied = await db.selectFrom("migrations").select(["number", "name"]).execute();
  return applied
    .filter(({ number, name }) => known.get(number) !== name)
    .map(({ number, name }) => `its migration ${number} (${name}) is not of this version`);
}
