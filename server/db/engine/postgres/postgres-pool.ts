import { type ClientBase, type Connection, Pool, types } from "pg";
import { takeServingRole } from "./owner-setting.ts";

const maxConnections = 10;

/** Milliseconds that a request waits for a free connection, or for a new one to be made. */
const connectionTimeout = 3000;

/**
 * While users are served nothing may wait without end. In milliseconds; the first four are refused
 * by PostgreSQL itself, which tells that nothing was written.
 */
const servingLimits = {
  /** A list of the largest owner takes a hundredth of this. */
  statement_timeout: 5000,
  /** Behind a writer that hangs. Shorter than a statement, so that the log tells them apart. */
  lock_timeout: 3000,
  /** A transaction is never left alone for longer than a turn of the event loop. */
  idle_in_transaction_session_timeout: 10_000,
};
/**
 * A connection that has been silent for longer than any statement may take is dead: the machine at
 * the other end is gone or frozen, and TCP itself would wait for a quarter of an hour.
 */
const silence = 7000;
/** Shorter than `silence`, so that a connection without work is put away in an orderly way. */
const idleTimeout = 6000;

export interface PoolOptions {
  hasLimits: boolean;
  hasRowSecurity: boolean;
  /** At most; 10 unless given. */
  connections?: number;
}

/**
 * A pool with limits for serving users, or without for what may take long, such as copying. Silent
 * connections are broken from `startServing` on: a migration may be silent. A walled one works as
 * the role that row-level security holds; a connection that may not is given to nobody.
 */
export function createPool(url: string, { hasLimits, hasRowSecurity, connections }: PoolOptions) {
  let isServing = false;
  const pool = new Pool({
    connectionString: url,
    max: connections ?? maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    types: { getTypeParser },
    ...(hasLimits && servingLimits),
    // Awaited before anybody gets the connection.
    onConnect: async (client) => {
      // One that breaks between two statements of a transaction would, unheard, end the process.
      client.on("error", () => {});
      if (hasLimits) breakWhenSilent(client, () => isServing);
      if (hasRowSecurity) await client.query(takeServingRole);
    },
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on("error", () => {});
  const startServing = () => {
    isServing = true;
  };
  return { pool, startServing };
}

/**
 * Breaking the connection, unlike giving up on one answer of it, keeps it from going back into the
 * pool with an answer on the way.
 */
function breakWhenSilent(client: ClientBase, isServing: () => boolean) {
  // as: every client has it, the types leave it out.
  const { stream } = (client as ClientBase & { connection: Connection }).connection;
  if (!("setTimeout" in stream) || typeof stream.setTimeout !== "function") return;
  stream.setTimeout(silence, () => {
    if (isServing()) stream.destroy(new Error("Connection terminated: PostgreSQL is silent"));
  });
}

/** Counts and cents are far below 2^53, so plain numbers are exact, and the same as SQLite's. */
function getTypeParser(type: number, format?: "text" | "binary") {
  return type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
}
