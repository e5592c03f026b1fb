import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { Kysely } from "kysely";
import type { Db } from "../database.ts";
import { isBusy, isDamaged } from "../errors.ts";
import { StartError } from "../start-error.ts";
import { describeDamage, refuseForeignFile } from "./sqlite.ts";
import { toSqliteDialect } from "./sqlite-dialect.ts";

/**
 * `shared`: beside a running server. `frozen`: a file that nobody writes; nothing is created beside
 * it, so it may lie on a medium that can't be written. `alone`: only when no other process has the
 * file open, and none can open it until it is closed.
 */
export type FileAccess = "shared" | "frozen" | "alone";

/** How long to wait for a process that has the file for itself, in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens a database file of ours as it is: nothing is created or migrated. Throws a StartError when
 * there is none, when it is damaged, another program's, or in use and was wanted alone.
 */
export function openExistingFile(file: string, access: FileAccess): DatabaseSync {
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database at ${file}. Set DATA_DIR to the same folder as for the server.`,
    );
  }
  const database = new DatabaseSync(toUrl(file, access), {
    readOnly: access === "frozen",
    timeout: access === "alone" ? 0 : busyTimeout,
  });
  try {
    if (access === "alone") {
      // The lock of the mode lasts from the first reading until the file is closed.
      database.exec("PRAGMA locking_mode = EXCLUSIVE");
      database.exec("BEGIN EXCLUSIVE");
    }
    refuseForeignFile(database, file);
    return database;
  } catch (error) {
    database.close();
    throw toStartError(error, file);
  }
}

/** The same for queries. Closing it with `destroy()` closes the file. */
export function openExistingDatabase(file: string, access: FileAccess): Db {
  return new Kysely({ dialect: toSqliteDialect(openExistingFile(file, access)) });
}

function toUrl(file: string, access: FileAccess): URL {
  const url = pathToFileURL(file);
  if (access === "frozen") url.searchParams.set("immutable", "1");
  return url;
}

function toStartError(error: unknown, file: string): unknown {
  if (isDamaged(error)) return new StartError(describeDamage(file), { cause: error });
  if (isBusy(error)) {
    const message = `${file} is in use by the server or another command. Stop that first.`;
    return new StartError(message, { cause: error });
  }
  return error;
}
