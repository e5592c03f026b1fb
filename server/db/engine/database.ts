import { join } from "node:path";
import { CompiledQuery, Kysely, PostgresAdapter, type Transaction } from "kysely";
import { rewriteKeys } from "../care/key-rewrites.ts";
import { migrate } from "../care/migrate.ts";
import type { Tables } from "../schema.ts";
import type { Channel } from "./channel.ts";
import { retryConflicts } from "./conflicts.ts";
import { makeDataDirectory } from "./data-directory.ts";
import type { Connections, Engine, Runner } from "./engine.ts";
import type * as Postgres from "./postgres.ts";
import { toReadTransaction } from "./read-transaction.ts";
import {
  findTurnOfOwner,
  prepareServingRole,
  setOwner,
  setToken,
  takeTurnOfOwner,
} from "./serving-role.ts";
import { openSqlite, openSqliteToRead } from "./sqlite.ts";
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
  /** True where users wait for answers: then nothing waits long for the database. */
  isServing?: boolean;
  /** False serves without row-level security, where PostgreSQL lets nobody make its second role. */
  isWalled?: boolean;
  /** Hears how far an update of the data has come, which may take minutes. */
  report?: ((progress: string) => void) | undefined;
}

const engines = new WeakMap<Db, Engine>();
/** Of databases that serve users. */
const places = new WeakMap<Db, DatabasePlace>();

/** The SQLite file in a data directory. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "client-desk.db");
}

/** Opens, creates if need be, and migrates. Throws a StartError that says what is wrong. */
export async function openDatabase(place: DatabasePlace): Promise<Db> {
  const { databaseUrl, dataDir, isServing, isWalled = isServing, report } = place;
  if (databaseUrl && isWalled) await preparePostgres(databaseUrl, report);
  const engine = databaseUrl
    ? await openServer(databaseUrl, { hasLimits: isServing, isWalled })
    : openSqlite(databaseFile(makeDataDirectory(dataDir)));
  const db = await openEngine(engine, { report });
  if (isServing) {
    engine.startServing();
    places.set(db, { databaseUrl, dataDir, isWalled });
  }
  return db;
}

/** Its driver is loaded only where it is used. */
async function openServer(...place: Parameters<typeof Postgres.openPostgres>) {
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(...place);
}

/** What only the tables' own role may do, over connections that are closed before users come. */
async function preparePostgres(url: string, report: DatabasePlace["report"]) {
  const engine = await openServer(url, { hasLimits: true });
  const prepare = (db: Db) => prepareServingRole(db, engine.lockMigrations);
  const db = await openEngine(engine, { report, prepare });
  await db.destroy();
}

/**
 * For a thread beside the one that serves: it only reads what that one has opened. `write` is for what
 * a reading wants kept.
 */
export async function openForReading(place: DatabasePlace, write: Runner["write"]): Promise<Db> {
  const { databaseUrl, dataDir, isWalled = true } = place;
  const opened = databaseUrl
    ? await openServer(databaseUrl, { hasLimits: true, isWalled, connections: 1 })
    : openSqliteToRead(databaseFile(dataDir));
  const engine: Engine = { ...opened, runner: { ...opened.runner, write } };
  const db: Db = new Kysely({ dialect: engine.dialect });
  engines.set(db, engine);
  if (databaseUrl) engine.startServing();
  return db;
}

/** A database that lives in memory and vanishes with its handle. */
export async function openMemoryDatabase(): Promise<Db> {
  return openEngine(openSqlite(":memory:"));
}

interface Opening {
  report?: DatabasePlace["report"];
  prepare?: (db: Db) => Promise<void>;
}

async function openEngine(engine: Engine, { report, prepare }: Opening = {}): Promise<Db> {
  const db: Db = new Kysely({ dialect: engine.dialect });
  try {
    await migrate(db, engine);
    await rewriteKeys(db, engine, { report });
    await prepare?.(db);
    engines.set(db, engine);
    return db;
  } catch (error) {
    await db.destroy();
    const reason = engine.describeFailure(error);
    throw reason === undefined ? error : new StartError(reason, { cause: error });
  }
}

export function engineOf(db: Db): "sqlite" | "postgres" {
  return isPostgres(db) ? "postgres" : "sqlite";
}

/** Where another thread can open the same; undefined for one that lives in memory. */
export function placeOf(db: Db): DatabasePlace | undefined {
  return places.get(db);
}

/** Answers when the database does; throws otherwise. Reads a row, so that a lost table shows. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.selectFrom("migrations").select("number").limit(1).execute();
}

/** Calls that wait for the database; those of plain Kysely only where they need a connection. */
export function countWaiting(db: Db): number {
  return engines.get(db)?.runner.countWaiting() ?? 0;
}

/** Undefined where the database works in this thread. */
export function countConnections(db: Db): Connections | undefined {
  return engines.get(db)?.countConnections?.();
}

/** Undefined where one process alone works on the database. */
export function createChannel(db: Db): Channel | undefined {
  return engines.get(db)?.createChannel?.();
}

/** Threads that read beside this one; none where the database does not work in this one. */
export function countReadThreads(db: Db): number {
  return engines.get(db)?.findReadPool?.()?.countThreads() ?? 0;
}

/** The short way to the database; none inside a transaction, or with a plugin. */
export function runnerOf(db: Db): Runner | undefined {
  return engines.get(db)?.runner;
}

/**
 * Runs `work` in a writing transaction and rolls back when it throws. The writes of one owner come
 * one after the other, so what was checked inside stays true, and two of them can't lock each other
 * out on counters and foreign keys. Use nothing but `tx` inside, and do nothing slow. `work` may run
 * again from the start when the database has undone it for the sake of another transaction.
 */
export async function inTransaction<T>(
  db: Db,
  owner: Owner,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // Part of a larger one.
  if (isOpen(db)) return work(db);
  const run = () =>
    db.transaction().execute(async (tx) => {
      // SQLite has one writer at a time anyway.
      if (isPostgres(tx)) await tx.executeQuery(CompiledQuery.raw(takeTurnOfOwner, [owner]));
      return work(tx);
    });
  return retryConflicts(run);
}

/** Whether something is being written for the owner, in whatever process; never where there is one only. */
export async function isOwnersTurnTaken(db: Db, owner: Owner): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const look = CompiledQuery.raw(findTurnOfOwner, [owner]) as CompiledQuery<{ taken: boolean }>;
  const { rows } = await db.executeQuery(look);
  return rows[0]?.taken ?? false;
}

/**
 * Runs several reads of the owner's that all see the database as it is at the first one. While users
 * are served on SQLite, another thread runs them. Do nothing slow in `work`.
 */
export async function inSnapshot<T>(
  db: Db,
  owner: Owner,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const engine = engines.get(db);
  const pool = engine?.findReadPool?.();
  if (engine && pool) {
    return pool.read(owner, (run) => work(toReadTransaction(db, engine.dialect, run)));
  }
  const reading = db.transaction().setAccessMode("read only");
  // SQLite knows only one level of isolation, which is this one.
  if (!isPostgres(db)) return reading.execute(work);
  return reading.setIsolationLevel("repeatable read").execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(setOwner, [owner]));
    return work(tx);
  });
}

/** Reads what the hash of a secret leads to: before that nobody knows whose it is. */
export async function byToken<T>(
  db: Db,
  tokenHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const reading = db.transaction().setAccessMode("read only");
  return reading.execute(async (tx) => {
    if (isPostgres(tx)) await tx.executeQuery(CompiledQuery.raw(setToken, [tokenHash]));
    return work(tx);
  });
}

function isOpen(db: Db): db is Tx {
  return db.isTransaction;
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
