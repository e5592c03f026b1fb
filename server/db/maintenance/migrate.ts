import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { derive, dropTriggers, isDerived } from "../derived/derive.ts";
import type { Engine } from "../engine/engine.ts";
import { StartError } from "../engine/start-error.ts";
import type { Tables } from "../schema.ts";

const directory = join(import.meta.dirname, "..", "migrations");

/** `0002-counters.sqlite.sql`: number, name, and the engine when the file is for one alone. */
const fileName = /^(\d{4})-([a-z0-9-]+)(?:\.(sqlite|postgres))?\.sql$/;

/** Says so in a migration. SQLite looks at every trigger when a table gets another name, and old ones may not fit. */
const withoutTriggers = /^-- without triggers$/m;

interface Migration {
  number: number;
  name: string;
  file: string;
}

/**
 * Brings the database up to date in one transaction: all of it or nothing. Safe when several
 * processes start together. Throws a StartError when the database is newer than this program.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  migrations = listMigrations(engine.name),
): Promise<void> {
  // Asked without any lock first, so that a usual start only reads.
  const newest = migrations.at(-1)?.number ?? 0;
  const isUpToDate = (await findPending(db, engine, migrations)).length === 0;
  if (isUpToDate && (await isDerived(db, engine, newest))) return;
  await engine.rebuildTables(async () =>
    db.transaction().execute(async (tx) => {
      await engine.lockMigrations(tx);
      if (!(await engine.hasMigrations(tx))) await prepare(tx, engine);
      const pending = await findPending(tx, engine, migrations);
      for (const migration of pending) await apply(tx, engine, migration);
      // Several processes may have waited for the lock.
      if (!(await isDerived(tx, engine, newest))) await derive(tx, engine, newest);
      if (pending.length > 0) await engine.checkReferences(tx);
    }),
  );
}

export function listMigrations(engine: Engine["name"]): Migration[] {
  const files = readdirSync(directory).sort();
  return files.flatMap((file) => {
    const [, number, name, only] = fileName.exec(file) ?? [];
    if (!number || !name) throw new Error(`${file} is not named like a migration`);
    return only && only !== engine ? [] : [{ number: Number(number), name, file }];
  });
}

async function findPending(db: Kysely<Tables>, engine: Engine, migrations: Migration[]) {
  if (!(await engine.hasMigrations(db))) return migrations;
  const last = await findLastNumber(db);
  const known = migrations.at(-1)?.number ?? 0;
  if (last > known) {
    throw new StartError(
      `${engine.title} is newer than this program (its version is ${last}, this program knows ${known}). ` +
        "Start the newer program, or restore a backup made before the update.",
    );
  }
  return migrations.filter(({ number }) => number > last);
}

async function prepare(tx: Transaction<Tables>, engine: Engine) {
  await engine.prepareEmpty(tx);
  await sql`CREATE TABLE "migrations" (
    "number" bigint NOT NULL PRIMARY KEY,
    "name" plain_text NOT NULL,
    "appliedAt" plain_text NOT NULL
  )`.execute(tx);
}

async function findLastNumber(db: Kysely<Tables>): Promise<number> {
  const { last } = await db
    .selectFrom("migrations")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function apply(tx: Transaction<Tables>, engine: Engine, { number, name, file }: Migration) {
  const script = readFileSync(join(directory, file), "utf8");
  if (withoutTriggers.test(script)) await dropTriggers(tx, engine);
  await engine.runScript(tx, script);
  const appliedAt = new Date().toISOString();
  await tx.insertInto("migrations").values({ number, name, appliedAt }).execute();
}
