import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { countConnections, type Db } from "../../db/engine/database.ts";
import { openDatabase } from "../../db/open.ts";

const template = "client_desk_template";
/** Any number: lets one test file at a time look for the template. */
const templateLock = 7;

let templateReady: Promise<void> | undefined;

interface Copy {
  /** Sees all rows. */
  db: Db;
  /** What a server in use works with: row-level security holds it. */
  served: Db;
  /** Of the tables and all around them, as they were at first. */
  structure: string;
  drop: () => Promise<void>;
}

/** Copies that a test gave back, as new. To empty one takes a twentieth of the time of making it. */
const ready: Copy[] = [];

/** A migrated database without rows. `close` must come when all that works on it has ended. */
export async function openFreshPostgres(
  url: string,
): Promise<{ db: Db; served: Db; close: () => Promise<void> }> {
  const copy = ready.pop() ?? (await copyTemplate(url));
  return { db: copy.db, served: copy.served, close: () => putBack(copy) };
}

/** Copies a migrated database, which is several times faster than migrating one. */
async function copyTemplate(url: string): Promise<Copy> {
  templateReady ??= makeTemplate(url);
  await templateReady;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const place = { databaseUrl: toDatabaseUrl(url, name), dataDir: "" };
  const db = await openDatabase(place);
  const served = await openDatabase({ ...place, isServing: true });
  const drop = async () => {
    await served.destroy();
    await db.destroy();
    await run(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { db, served, structure: await readStructure(db), drop };
}

/** Whatever a test has left behind in it besides rows, nobody else gets to see. */
async function putBack(copy: Copy) {
  if (await makeAsNew(copy)) ready.push(copy);
  else await copy.drop();
}

async function makeAsNew({ db, served, structure }: Copy): Promise<boolean> {
  // Somebody still works on it.
  if (!isIdle(db) || !isIdle(served)) return false;
  try {
    await emptyTables(db);
    // Fails when the handle was closed.
    await served.selectFrom("migrations").select("number").limit(1).execute();
    return (await readStructure(db)) === structure;
  } catch {
    return false;
  }
}

function isIdle(db: Db): boolean {
  const { open, idle } = countConnections(db) ?? {};
  return open === idle;
}

/**
 * Those that have anything: most tests write to a few of them. Without triggers and foreign keys. VACUUM gives the
 * space back, so that rows lie as in new files, and what is empty is known by its size.
 */
async function emptyTables(db: Db) {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(relname) AS "name" FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
      AND relname NOT IN ('migrations', 'searchRewrites')
  `.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  const deletes = names.map((name) => `DELETE FROM ${name};`).join("");
  await sql
    .raw(`BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL lock_timeout = 1000;
      ${deletes} COMMIT`)
    .execute(db);
  await sql.raw(`VACUUM ${names}`).execute(db);
}

/** Every change of a table, column, rule, trigger, policy or right writes a new row to one of these. */
const catalogs = [
  "pg_class",
  "pg_attribute",
  "pg_attrdef",
  "pg_constraint",
  "pg_index",
  "pg_trigger",
  "pg_policy",
  "pg_proc",
  "pg_type",
  "pg_namespace",
  "migrations",
];

async function readStructure(db: Db): Promise<string> {
  const counts = catalogs.map(
    (name) => `SELECT '${name}', count(*), sum(xmin::text::bigint) FROM ${name}`,
  );
  const { rows } = await sql.raw(counts.join(" UNION ALL ")).execute(db);
  return JSON.stringify(rows);
}

/** An empty database, without tables. */
export async function createEmptyPostgres(url: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(url, `CREATE DATABASE ${name}`);
  return {
    url: toDatabaseUrl(url, name),
    close: () => run(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function makeTemplate(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [templateLock]);
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (found.rowCount === 0) await migrateTemplate(client, url);
  } finally {
    await client.end();
  }
}

/** It gets its name when it is complete, so that nobody copies half of it. */
async function migrateTemplate(client: Client, url: string) {
  const raw = `${template}_raw`;
  await client.query(`CREATE DATABASE ${raw}`);
  const place = { databaseUrl: toDatabaseUrl(url, raw), dataDir: "" };
  const db = await openDatabase({ ...place, isServing: true });
  await db.destroy();
  await client.query(`ALTER DATABASE ${raw} RENAME TO ${template}`);
}

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function toDatabaseUrl(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
