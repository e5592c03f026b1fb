import { PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import type { Engine } from "./engine.ts";
import { isUnreachable } from "./errors.ts";
import { StartError } from "./start-error.ts";

const maxConnections = 10;
/** Milliseconds; a request waits no longer than this for a free connection. */
const connectionTimeout = 5000;

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 0x4344736b;

/** Opens a pool on a PostgreSQL database. Connects at the first query. */
export function openPostgres(url: string): Engine {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on("error", () => {});
  return {
    name: "postgres",
    describeFailure: (error) =>
      isUnreachable(error)
        ? `The PostgreSQL database cannot be opened: ${reasonOf(error)}`
        : undefined,
    dialect: new PostgresDialect({ pool }),
    hasMigrations: async (db) => {
      // Not to_regclass(): after waiting for the lock it may still answer from its cache.
      const { rows } = await sql`
        SELECT 1 FROM pg_catalog.pg_class
        WHERE relname = 'migrations' AND relnamespace = current_schema()::regnamespace
      `.execute(db);
      return rows.length > 0;
    },
    lockMigrations: async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(1, ${migrationLock})`.execute(tx);
    },
    prepareEmpty: async (tx) => {
      await refuseOtherEncodings(pool);
      await sql`CREATE DOMAIN plain_text AS text COLLATE "C"`.execute(tx);
    },
    // Without parameters the text goes as a simple query, which may hold many statements.
    runScript: async (tx, script) => {
      await sql.raw(script).execute(tx);
    },
  };
}

/** Counts and cents are far below 2^53, so plain numbers are exact, and the same as SQLite's. */
function getTypeParser(type: number, format?: "text" | "binary") {
  return type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host name with several addresses fails with an AggregateError, which has a code but no message.
  return error.message || ("code" in error ? String(error.code) : error.name);
}

async function refuseOtherEncodings(pool: Pool) {
  const { rows } = await pool.query("SHOW server_encoding");
  const encoding: unknown = rows[0]?.server_encoding;
  if (encoding !== "UTF8") {
    throw new StartError(`The database is encoded in ${encoding}. Create it with encoding UTF8.`);
  }
}
