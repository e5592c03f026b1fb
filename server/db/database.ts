import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { StartError } from "./start-error.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * The user whose data a query may touch. Only `ownerOf` makes one, so a query can't be called with
 * an id that came from a request.
 */
export type Owner = string & { readonly owner: unique symbol };

/** Call this with a user whose session or right was checked, never with what a client sent. */
export function ownerOf(user: { _id: string }): Owner {
  // as: this function is the one place that makes an Owner.
  return user._id as Owner;
}

/** Where the data lives: PostgreSQL when `databaseUrl` is given, else a file in `dataDir`. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** The SQLite file in a data directory. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "client-desk.db");
}

/** Opens, creates if need be, and migrates. Throws a StartError that says what is wrong. */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Db> {
  const engine = databaseUrl ? openPostgres(databaseUrl) : openSqlite(makeFile(dataDir));
  return openEngine(engine);
}

/** A database that lives in memory and vanishes with its handle. */
export async function openMemoryDatabase(): Promise<Db> {
  return openEngine(openSqlite(":memory:"));
}

async function openEngine(engine: Engine): Promise<Db> {
  const db: Db = new Kysely({ dialect: engine.dialect });
  try {
    await migrate(db, engine);
    return db;
  } catch (error) {
    await db.destroy();
    const reason = engine.describeFailure(error);
    throw reason === undefined ? error : new StartError(reason, { cause: error });
  }
}

function makeFile(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${error}`, { cause: error });
  }
  return databaseFile(dataDir);
}

export function engineOf(db: Db): "sqlite" | "postgres" {
  return isPostgres(db) ? "postgres" : "sqlite";
}

/** Answers when the database does; throws otherwise. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/**
 * Runs `work` in a writing transaction and rolls back when it throws. The writes of one owner come
 * one after the other, so what was checked inside stays true, and two of them can't lock each other
 * out on counters and foreign keys. Use nothing but `tx` inside, and do nothing slow.
 */
export async function inTransaction<T>(
  db: Db,
  owner: Owner,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // SQLite has one writer at a time anyway.
    if (isPostgres(tx)) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(tx);
    }
    return work(tx);
  });
}

/** Runs several reads that all see the database as it is at the first one. */
export async function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const reading = db.transaction().setAccessMode("read only");
  // SQLite knows only one level of isolation, which is this one.
  return (isPostgres(db) ? reading.setIsolationLevel("repeatable read") : reading).execute(work);
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
