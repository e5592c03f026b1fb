import { join } from "node:path";
import { CompiledQuery, type Kysely, PostgresAdapter, type Transaction } from "kysely";
import type { Tables } from "../schema.ts";
import type { Channel } from "./channel.ts";
import { retryConflicts } from "./conflicts.ts";
import type { Connections, Engine, Runner } from "./engine.ts";
import {
  findTurnOfOwner,
  setOwner,
  setPerson,
  setToken,
  takeTurnOf,
  takeTurnOfOwner,
  takeTurnOfPerson,
} from "./postgres/owner-setting.ts";
import { toReadTransaction } from "./read-transaction.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * The desk whose records a query may touch. Only `ownerOf` makes one, so a query can't be called with
 * an id that came from a request.
 */
export type Owner = string & { readonly owner: unique symbol };

/** Call this with a desk that a session was checked to be on, never with what a client sent. */
export function ownerOf(desk: { _id: string }): Owner {
  // as: this function is the one place that makes an Owner.
  return desk._id as Owner;
}

/** Somebody who signs in, whose own things a query may touch. Only `personOf` makes one. */
export type Person = string & { readonly person: unique symbol };

/** Call this with a user whose session or right was checked, never with what a client sent. */
export function personOf(user: { _id: string }): Person {
  // as: this function is the one place that makes a Person.
  return user._id as Person;
}

/** Whose rows a transaction may touch: those of a desk, those of a person, or both. */
export interface Whose {
  owner?: Owner | undefined;
  person?: Person | undefined;
}

/** Where the data lives: PostgreSQL when `databaseUrl` is given, else a file in `dataDir`. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** True where users wait for answers: then nothing waits long for the database. */
  isServing?: boolean;
  /** False serves without row-level security, where PostgreSQL lets nobody make its second role. */
  hasRowSecurity?: boolean;
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

/** Called by whoever opens a database, before anybody else has it. */
export function keepEngine(db: Db, engine: Engine): void {
  engines.set(db, engine);
}

/** Of a database that serves users. */
export function keepPlace(db: Db, place: DatabasePlace): void {
  places.set(db, place);
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
 * Runs `work` in a writing transaction and rolls back when it throws. The writes of one desk, and those of
 * one person, come one after the other, so what was checked inside stays true, and two of them can't lock each other
 * out on counters and foreign keys. Use nothing but `tx` inside, and do nothing slow. `work` may run
 * again from the start when the database has undone it for the sake of another transaction.
 */
export async function inTransaction<T>(
  db: Db,
  whose: Owner | Whose,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // Part of a larger one.
  if (isOpen(db)) return work(db);
  const { owner, person } = toWhose(whose);
  const run = () =>
    db.transaction().execute(async (tx) => {
      // SQLite has one writer at a time anyway.
      if (isPostgres(tx)) {
        // Always in this order, or two could wait for each other.
        if (owner) await tx.executeQuery(CompiledQuery.raw(takeTurnOfOwner, [owner]));
        if (person) await tx.executeQuery(CompiledQuery.raw(takeTurnOfPerson, [person]));
      }
      return work(tx);
    });
  return retryConflicts(run);
}

function toWhose(whose: Owner | Whose): Whose {
  return typeof whose === "string" ? { owner: whose } : whose;
}

/** Until `tx` ends, no other that takes this turn goes on, whoever it writes for. */
export async function takeTurn(tx: Tx, turn: "registration"): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (isPostgres(tx)) await tx.executeQuery(CompiledQuery.raw(takeTurnOf, [turn]));
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
  whose: Owner | Whose,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // Part of a larger one.
  if (isOpen(db)) return work(db);
  const { owner, person } = toWhose(whose);
  const engine = engines.get(db);
  const pool = engine?.findReadPool?.();
  if (engine && pool) {
    const reader = owner ?? person ?? "";
    return pool.read(reader, (run) => work(toReadTransaction(db, engine.dialect, run)));
  }
  const reading = db.transaction().setAccessMode("read only");
  // SQLite knows only one level of isolation, which is this one.
  if (!isPostgres(db)) return reading.execute(work);
  return reading.setIsolationLevel("repeatable read").execute(async (tx) => {
    if (owner) await tx.executeQuery(CompiledQuery.raw(setOwner, [owner]));
    if (person) await tx.executeQuery(CompiledQuery.raw(setPerson, [person]));
    return work(tx);
  });
}

/** Reads what the hash of a secret leads to: before that nobody knows whose it is. */
export async function byToken<T>(
  db: Db,
  tokenHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const read = async (tx: Tx) => {
    if (isPostgres(tx)) await tx.executeQuery(CompiledQuery.raw(setToken, [tokenHash]));
    return work(tx);
  };
  return isOpen(db) ? read(db) : db.transaction().setAccessMode("read only").execute(read);
}

/** From now on `tx` touches the rows of a desk, too, which it has only just found out. */
export async function alsoOf(tx: Tx, owner: Owner): Promise<void> {
  if (isPostgres(tx)) await tx.executeQuery(CompiledQuery.raw(takeTurnOfOwner, [owner]));
}

function isOpen(db: Db): db is Tx {
  return db.isTransaction;
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
