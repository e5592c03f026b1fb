import { Kysely } from "kysely";
import { makeDataDirectory } from "./engine/data-directory.ts";
import {
  type DatabasePlace,
  type Db,
  databaseFile,
  keepEngine,
  keepPlace,
} from "./engine/database.ts";
import type { Engine, Runner } from "./engine/engine.ts";
import type * as Postgres from "./engine/postgres/postgres.ts";
import { prepareServingRole } from "./engine/postgres/serving-role.ts";
import { openSqlite, openSqliteInMemory, openSqliteToRead } from "./engine/sqlite/sqlite.ts";
import { StartError } from "./engine/start-error.ts";
import { rewriteKeys } from "./maintenance/key-rewrites.ts";
import { migrate } from "./maintenance/migrate.ts";

/** Opens, creates if need be, and migrates. Throws a StartError that says what is wrong. */
export async function openDatabase(place: DatabasePlace): Promise<Db> {
  const { databaseUrl, dataDir, isServing, hasRowSecurity = isServing, report } = place;
  if (databaseUrl && hasRowSecurity) await preparePostgres(databaseUrl, report);
  const engine = databaseUrl
    ? await openServer(databaseUrl, { hasLimits: isServing, hasRowSecurity })
    : openSqlite(databaseFile(makeDataDirectory(dataDir)));
  const db = await openEngine(engine, { report });
  if (isServing) {
    engine.startServing();
    keepPlace(db, { databaseUrl, dataDir, hasRowSecurity });
  }
  return db;
}

/** Its driver is loaded only where it is used. */
async function openServer(...place: Parameters<typeof Postgres.openPostgres>) {
  const { openPostgres } = await import("./engine/postgres/postgres.ts");
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
  const { databaseUrl, dataDir, hasRowSecurity = true } = place;
  const opened = databaseUrl
    ? await openServer(databaseUrl, { hasLimits: true, hasRowSecurity, connections: 1 })
    : openSqliteToRead(databaseFile(dataDir));
  const engine: Engine = { ...opened, runner: { ...opened.runner, write } };
  const db: Db = new Kysely({ dialect: engine.dialect });
  keepEngine(db, engine);
  if (databaseUrl) engine.startServing();
  return db;
}

/** What the migrations make of an empty database: tests open hundreds of copies. */
let migrated: Uint8Array | undefined;

/** A database that lives in memory and vanishes with its handle. */
export async function openMemoryDatabase(): Promise<Db> {
  const engine = openSqliteInMemory(migrated);
  const db = await openEngine(engine);
  migrated ??= engine.copy();
  return db;
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
    keepEngine(db, engine);
    return db;
  } catch (error) {
    await db.destroy();
    const reason = engine.describeFailure(error);
    throw reason === undefined ? error : new StartError(reason, { cause: error });
  }
}
