import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
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
import { LRUCache } from "lru-cache";
import { createMutex, type Mutex } from "../mutex.ts";

const keptStatements = 200;

/** Lets Kysely work on a file that is open already, and close it. */
export function toSqliteDialect(
  database: DatabaseSync,
  mutex = createMutex(),
  beforeClose = async () => {},
): SqliteDialect {
  return new ImmediateDialect({ database: new StatementCache(database), mutex, beforeClose });
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
 * SQLite plans a statement again each time that a bare parameter is bound as a limit; it does not look
 * through a cast. One row by its key takes 2 µs so, not 10.
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
  readonly #statements = new LRUCache<string, SqliteStatement>({
    max: keptStatements,
    memoMethod: (sql) => wrap(this.#database.prepare(sql)),
  });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    return this.#statements.memo(sql);
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
