import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { Kysely } from "kysely";
import { inject } from "vitest";
import { type DatabasePlace, databaseFile } from "../../db/engine/database.ts";
import type { Engine } from "../../db/engine/engine.ts";
import { openPostgres } from "../../db/engine/postgres/postgres.ts";
import { openSqlite } from "../../db/engine/sqlite/sqlite.ts";
import type { Tables } from "../../db/schema.ts";
import { makeFolder } from "../data-folders.ts";
import { closeAfterTest, engine } from "../harness.ts";
import { createEmptyPostgres } from "../postgres/fresh-postgres.ts";

/** Made by the program at commit af27e69: two users, whose rows have the keys of that time. */
const file = join(import.meta.dirname, "version-6.db.gz");

/** What its six migrations made of an empty PostgreSQL, triggers and policies included. */
const structure = join(import.meta.dirname, "version-6.postgres.sql.gz");

/** A place with the data of a program that knew six migrations, as its database had them. */
export async function makeVersion6(): Promise<DatabasePlace> {
  const dataDir = makeFolder();
  writeFileSync(databaseFile(dataDir), gunzipSync(await readFile(file)));
  if (engine === "sqlite") return { dataDir };
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  closeAfterTest(close);
  const place = { databaseUrl: url, dataDir };
  const { db, engine: postgres } = openRaw(place);
  const script = gunzipSync(await readFile(structure)).toString();
  await db.transaction().execute(async (tx) => {
    await postgres.prepareEmpty(tx);
    await postgres.runScript(tx, script);
  });
  const tables = ["migrations", "users", "companies", "customers", "appointments"] as const;
  // What triggers have counted is counted again.
  await copyRows(databaseFile(dataDir), db, tables, ["clientCount", "totalValue"]);
  await db.destroy();
  return place;
}

/** A database that nothing has migrated, with what opened it. */
export function openRaw({ databaseUrl, dataDir }: DatabasePlace): {
  db: Kysely<Tables>;
  engine: Engine;
} {
  const opened = databaseUrl ? openPostgres(databaseUrl) : openSqlite(databaseFile(dataDir));
  return { db: new Kysely<Tables>({ dialect: opened.dialect }), engine: opened };
}

/** All rows of some tables, without some columns. */
export async function copyRows(
  from: string,
  to: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
  left: readonly string[] = [],
) {
  const source = new DatabaseSync(from, { readOnly: true });
  for (const table of tables) {
    for (const row of source.prepare(`SELECT * FROM "${table}"`).all()) {
      const columns = Object.fromEntries(
        Object.entries(row).filter(([name]) => !left.includes(name)),
      );
      // as: rows of a table of this name, with its columns.
      await to
        .insertInto(table)
        .values(columns as never)
        .execute();
    }
  }
  source.close();
}
