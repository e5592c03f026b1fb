import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type LimitNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import type { Engine } from "./engine.ts";
import { isDamaged } from "./errors.ts";
import { closeToOthers, createWithOwnRights } from "./file-rights.ts";
import { createMutex, type Mutex } from "./mutex.ts";
import { createReadPool, type ReadPool } from "./read-pool.ts";
import { RecentlyUsed } from "./recently-used.ts";
import { createSqliteRunner } from "./sqlite-runner.ts";
import { StartError } from "./start-error.ts";

/** Marks our files, "CDsk" in ASCII; a file with another mark is never touched. */
const applicationId = 0x4344736b;

/** How long a statement waits for another process to let go of the file, in milliseconds. */
const busyTimeout = 5000;
/** The same while users are served: all of them wait for the one statement. */
const servingBusyTimeout = 1000;
const keptStatements = 200;

/** Opens or creates a database file (`:memory:` for one that vanishes). Throws a StartError. */
export function openSqlite(file: string): Engine {
  const database = openFile(file);
  const mutex = createMutex();
  let readPool: ReadPool | undefined;
  const findReadPool = () => readPool;
  return {
    name: "sqlite",
    title: file,
    runner: createSqliteRunner(database, mutex, findReadPool),
    findReadPool,
    startServing: () => {
      database.exec(`PRAGMA busy_timeout = ${servingBusyTimeout}`);
      readPool = createReadPool(file);
    },
    describeFailure: (error) => (isDamaged(error) ? describeDamage(file) : undefined),
    dialect: toSqliteDialect(database, mutex, async () => readPool?.close()),
    hasMigrations: async () =>
      database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() !== undefined,
    // The write lock that every transaction begins with is the only lock there is.
    lockMigrations: async () => {},
    prepareEmpty: async () => database.exec(`PRAGMA application_id = ${applicationId}`),
    // Kysely prepares only the first statement of a text. There is one connection, so this runs
    // inside the open transaction.
    runScript: async (_tx, script) => database.exec(script),
  };
}

/** Lets Kysely work on a file that is open already, and close it. */
export function toSqliteDialect(
  database: DatabaseSync,
  mutex = createMutex(),
  beforeClose = async () => {},
): SqliteDialect {
  return new ImmediateDialect({ database: new StatementCache(database), mutex, beforeClose });
}

function openFile(file: string): DatabaseSync {
  try {
    const isInMemory = file === ":memory:";
    if (!isInMemory) createWithOwnRights(file);
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    refuseForeignFile(database, file);
    if (!isInMemory) closeToOthers(file);
    // FULL: a transaction that was answered survives a power cut.
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
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

interface Config {
  database: StatementCache;
  /** Who uses the one connection there is; shared with the runner. */
  mutex: Mutex;
  /** For what else has the file open. */
  beforeClose: () => Promise<void>;
}

/**
 * Writing transactions take the write lock when they begin. SQLite's own way, to take it at the
 * first write, fails without waiting when another process has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: StatementCache;
  readonly #mutex: Mutex;
  readonly #beforeClose: Config["beforeClose"];

  constructor(config: Config) {
    super(config);
    this.#database = config.database;
    this.#mutex = config.mutex;
    this.#beforeClose = config.beforeClose;
  }

  override async acquireConnection() {
    await this.#mutex.acquire();
    return super.acquireConnection();
  }

  override async releaseConnection() {
    this.#mutex.release();
  }

  override async destroy() {
    await this.#beforeClose();
    await super.destroy();
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const readOnly = settings?.accessMode === "read only";
    await connection.executeQuery(CompiledQuery.raw(readOnly ? "begin" : "begin immediate"));
  }

  /** A full disk makes SQLite roll back by itself; asked again it would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isInTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createQueryCompiler() {
    return new FixedPlanCompiler();
  }
}

/**
 * SQLite plans a statement anew each time that a bare parameter is bound as a limit, which takes
 * several times as long as running it; it does not look through a cast.
 */
class FixedPlanCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode) {
    this.append("limit cast(");
    this.visitNode(limit);
    this.append(" as integer)");
  }
}

/** node:sqlite in the shape Kysely asks for, with the most recently used statements kept. */
class StatementCache implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new RecentlyUsed<string, SqliteStatement>(keptStatements);

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    return this.#statements.get(sql, () => wrap(this.#database.prepare(sql)));
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    // True as well for writes with a RETURNING clause.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toInput(parameters)),
    run: (parameters) => statement.run(...toInput(parameters)),
    iterate: (parameters) => statement.iterate(...toInput(parameters)),
  };
}

function toInput(parameters: readonly unknown[]): SQLInputValue[] {
  // as: Kysely types parameters as unknown; node:sqlite itself throws on what it can't bind.
  return parameters as SQLInputValue[];
}
