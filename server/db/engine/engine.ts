import type { Dialect, Kysely, Transaction } from "kysely";
import type { Tables } from "../schema.ts";
import type { Channel } from "./channel.ts";
import type { StatementPool } from "./read-pool.ts";

/** A compiled statement with its values. Statements of the same text have the same name. */
export interface RunnableStatement {
  name: string;
  sql: string;
  parameters: readonly unknown[];
  /** It may read more than a page has: where the database works in this thread, another runs it. */
  isWide?: boolean;
}

/**
 * Runs compiled statements without a transaction that the caller holds open meanwhile: that takes
 * no more than one turn of the database. Answers the rows of each.
 */
export interface Runner {
  /** All of them see one state. `owner` is whose rows they read; without, only those of nobody. */
  read: (owner: string | undefined, statements: RunnableStatement[]) => Promise<unknown[][]>;
  /** All of them or none; resolves when they are safe on the disk. */
  write: (owner: string, statements: RunnableStatement[]) => Promise<unknown[][]>;
  /** Calls that wait for their turn or for a connection. */
  countWaiting: () => number;
}

/** The connections of a pool. */
export interface Connections {
  open: number;
  idle: number;
}

/** What differs between the two engines when a database is opened and migrated. */
export interface Engine {
  name: "sqlite" | "postgres";
  /** What to call it in a message: the file, where there is one. */
  title: string;
  dialect: Dialect;
  runner: Runner;
  /** Where wide readings go; absent where the database does not work in this thread. */
  findReadPool?: () => StatementPool | undefined;
  /** From now on users wait: nothing may wait for long. */
  startServing: () => void;
  /** Absent where the database works in this thread. */
  countConnections?: () => Connections;
  /** To the other processes that work on the database; absent where there are none. */
  createChannel?: () => Channel;
  /** What a person can do about an error met while opening; undefined when it is a fault of ours. */
  describeFailure: (error: unknown) => string | undefined;
  /** False for a database that no version of this program has prepared yet. */
  hasMigrations: (db: Kysely<Tables>) => Promise<boolean>;
  /** Runs migrations, which may write a table anew while others refer to it. */
  rebuildTables: (work: () => Promise<void>) => Promise<void>;
  /** Throws where rows refer to nothing, if the engine did not watch over that meanwhile. */
  checkReferences: (tx: Transaction<Tables>) => Promise<void>;
  /** Lets one process at a time go on with `tx` until it ends. */
  lockMigrations: (tx: Transaction<Tables>) => Promise<void>;
  /** What an empty database needs before the first migration. */
  prepareEmpty: (tx: Transaction<Tables>) => Promise<void>;
  /** Runs a text of several statements. */
  runScript: (tx: Transaction<Tables>, script: string) => Promise<void>;
}
