import { existsSync, statSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { makeDataDirectory } from "../engine/data-directory.ts";
import { databaseFile } from "../engine/database.ts";
import { closeToOthers, companions } from "../engine/sqlite/file-rights.ts";
import { openExistingDatabase } from "../engine/sqlite/sqlite-files.ts";
import { StartError } from "../engine/start-error.ts";
import { putInPlace, removeLeftovers, toPartName } from "./backup.ts";
import { listTables } from "./catalog.ts";
import { type Fingerprint, findDifferences, readFingerprints } from "./fingerprints.ts";
import { inspectFile } from "./inspect.ts";

/**
 * Checks a backup, copies it into a data folder that has no database, and compares every table of
 * the two. Answers what is in them. The backup is only read. Throws a StartError that says what is
 * in the way; then the folder is left without a database.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Fingerprint[]> {
  refuseOpenFile(file);
  const target = databaseFile(dataDir);
  refuseUsedFolder(target);
  const faults = await inspectFile(file);
  if (faults.length > 0) {
    throw new StartError(`${file} can't be restored:\n  ${faults.join("\n  ")}`);
  }

  makeDataDirectory(dataDir);
  await removeLeftovers(dataDir, "client-desk.db");
  const part = toPartName(target);
  try {
    // The copy has the rights of the backup.
    await copyFile(file, part);
    closeToOthers(part);
    const [before, after] = [await readTables(file), await readTables(part)];
    const different = findDifferences(before, after);
    if (different.length > 0) throw new StartError(`The copy differs: ${different.join(", ")}`);
    refuseUsedFolder(target);
    await putInPlace(part, target);
    return after;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function readTables(file: string): Promise<Fingerprint[]> {
  const db = openExistingDatabase(file, "frozen");
  try {
    return await readFingerprints(db, await listTables(db));
  } finally {
    await db.destroy();
  }
}

/** A backup is one file. What has a journal beside it is a database in use, or was until a crash. */
function refuseOpenFile(file: string) {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const journal = companions.map((ending) => file + ending).find(hasContent);
  if (journal) {
    throw new StartError(
      `${file} is not a backup but a database with changes in ${journal}. ` +
        "Make a backup of it first: npm run admin -- backup FILE",
    );
  }
}

function hasContent(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}

function refuseUsedFolder(target: string) {
  const [used] = ["", ...companions].map((ending) => target + ending).filter(existsSync);
  if (used) {
    throw new StartError(
      `${resolve(used)} already exists. Stop the server and move its files away, ` +
        "or set DATA_DIR to another folder.",
    );
  }
}
