import { DatabaseSync } from "node:sqlite";
import type { Engine } from "../engine.ts";
import { isDamaged } from "../errors.ts";
import { createMutex } from "../mutex.ts";
import { createReadPool, type StatementPool } from "../read-pool.ts";
import { startStatementThread } from "../read-thread.ts";
import { StartError } from "../start-error.ts";
import { closeToOthers, createWithOwnRights } from "./file-rights.ts";
import { toSqliteDialect } from "./sqlite-dialect.ts";
import { createSqliteRunner } from "./sqlite-runner.ts";

/** Marks our files, "CDsk" in ASCII; a file with another mark is never touched. */
const applicationId = 0x4344736b;

/** How long a statement waits for another process to let go of the file, in milliseconds. */
const busyTimeout = 5000;
/** The same while users are served: all of them wait for the one statement. */
const servingBusyTimeout = 1000;

/** Opens or creates a database file. Throws a StartError. */
export function openSqlite(file: string): Engine {
  return toEngine(file, openFile(file));
}

/** A database that vanishes with its handle: empty, or a copy of `content`. */
export function openSqliteInMemory(content?: Uint8Array): Engine & { copy: () => Uint8Array } {
  const file = ":memory:";
  const database = openFile(file, content);
  return { ...toEngine(file, database), copy: () => database.serialize() };
}

function toEngine(file: string, database: DatabaseSync): Engine {
  const mutex = createMutex();
  let readPool: StatementPool | undefined;
  const findReadPool = () => readPool;
  return {
    name: "sqlite",
    title: file,
    runner: createSqliteRunner(database, mutex, findReadPool),
    findReadPool,
    startServing: () => {
      database.exec(`PRAGMA busy_timeout = ${servingBusyTimeout}`);
      readPool = createReadPool(() => startStatementThread(file));
    },
    describeFailure: (error) => (isDamaged(error) ? describeDamage(file) : undefined),
    dialect: toSqliteDialect(database, mutex, async () => readPool?.close()),
    hasMigrations: async () =>
      database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== undefined,
    rebuildTables: async (work) => {
      // Else the old table would take along all that refers to it; inside a transaction it is too late.
      database.exec("PRAGMA foreign_keys = OFF");
      try {
        await work();
      } finally {
        database.exec("PRAGMA foreign_keys = ON");
      }
    },
    checkReferences: async () => {
      const broken = database.prepare("PRAGMA foreign_key_check").get();
      if (broken) throw new Error(`Rows of ${broken.table} refer to nothing in ${broken.parent}`);
    },
    // The write lock that every transaction begins with is the only lock there is.
    lockMigrations: async () => {},
    prepareEmpty: async () => database.exec(`PRAGMA application_id = ${applicationId}`),
    // Kysely prepares only the first statement of a text. There is one connection, so this runs
    // inside the open transaction.
    runScript: async (_tx, script) => database.exec(script),
  };
}

/** A second connection to a file that is open already. */
export function openSqliteToRead(file: string): Engine {
  const database = new DatabaseSync(file, { readOnly: true, timeout: servingBusyTimeout });
  return toEngine(file, database);
}

function openFile(file: string, content?: Uint8Array): DatabaseSync {
  try {
    const isInMemory = file === ":memory:";
    if (!isInMemory) createWithOwnRights(file);
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    if (content) database.deserialize(content);
    refuseForeignFile(database, file);
    if (!isInMemory) closeToOthers(file);
    // FULL: a transaction that was answered survives a power cut.
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    // Often and little: the commit whose turn it is keeps everybody waiting for the disk.
    database.exec("PRAGMA wal_autocheckpoint = 100");
    database.exec("PRAGMA foreign_keys = ON");
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isDamaged(error)) throw new StartError(describeDamage(file), { cause: error });
    const reason = error instanceof Error ? error.message : error;
    throw new StartError(`${file} cannot be opened: ${reason}`, { cause: error });
  }
}

export function refuseForeignFile(database: DatabaseSync, file: string) {
  const mark = database.prepare("PRAGMA application_id").get()?.application_id;
  const tables = database.prepare("SELECT count(*) AS n FROM sqlite_schema").get()?.n;
  const isOurs = mark === applicationId || (mark === 0 && tables === 0);
  if (!isOurs)
    throw new StartError(`${file} is the database of another program. Move it somewhere else.`);
}

/** What to tell when a file mutex out to be broken. */
export function describeDamage(file: string): string {
  return `${file} is damaged or not a database. Restore it from a backup.`;
}
