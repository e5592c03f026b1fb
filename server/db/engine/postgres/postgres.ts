import { PostgresDialect, sql, type Transaction } from "kysely";
import type { Pool } from "pg";
import type { Tables } from "../../schema.ts";
import type { Engine } from "../engine.ts";
import { isUnavailable } from "../errors.ts";
import { StartError } from "../start-error.ts";
import { createPostgresChannel } from "./postgres-channel.ts";
import { createPool, type PoolOptions } from "./postgres-pool.ts";
import { createPostgresRunner } from "./postgres-runner.ts";

/** Trigrams for the search index, and plain columns beside them; both come with PostgreSQL. */
const extensions = ["pg_trgm", "btree_gin"];

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 0x4344736b;

/** Opens a pool on a PostgreSQL database, see createPool. Connects at the first query. */
export function openPostgres(
  url: string,
  { hasLimits = false, hasRowSecurity = false, connections }: Partial<PoolOptions> = {},
): Engine {
  const options = { hasLimits, hasRowSecurity, ...(connections && { connections }) };
  const { pool, startServing } = createPool(url, options);
  return {
    name: "postgres",
    title: "The PostgreSQL database",
    runner: createPostgresRunner(pool),
    startServing,
    countConnections: () => ({ open: pool.totalCount, idle: pool.idleCount }),
    createChannel: () => createPostgresChannel(url, hasRowSecurity),
    describeFailure: (error) =>
      isUnavailable(error)
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
    // Here a table is changed where it stands, and the foreign keys hold.
    rebuildTables: (work) => work(),
    checkReferences: async () => {},
    lockMigrations: async (tx) => {
      // It may take as long as it takes, and so may waiting for another process that does it.
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      await sql`SET LOCAL lock_timeout = 0`.execute(tx);
      await sql`SELECT pg_advisory_xact_lock(1, ${migrationLock})`.execute(tx);
    },
    prepareEmpty: async (tx) => {
      await refuseOtherEncodings(pool);
      await addExtensions(tx);
      await sql`CREATE DOMAIN plain_text AS text COLLATE "C"`.execute(tx);
    },
    // Without parameters the text goes as a simple query, which may hold many statements.
    runScript: async (tx, script) => {
      await sql.raw(script).execute(tx);
    },
  };
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

/**
 * Adds what the search index is made of. Whoever may create objects in the database may add these
 * two. Throws a StartError that says what an administrator has to do when that is not so: a search
 * without its index would read all of an owner's records each time.
 */
async function addExtensions(tx: Transaction<Tables>): Promise<void> {
  for (const name of extensions) {
    try {
      await sql`CREATE EXTENSION IF NOT EXISTS ${sql.id(name)}`.execute(tx);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `The PostgreSQL extension ${name} cannot be added to the database: ${reason}. ` +
          `As an administrator run: ${toStatements()}`,
        { cause },
      );
    }
  }
}

function toStatements(): string {
  return extensions.map((name) => `CREATE EXTENSION ${name};`).join(" ");
}
