import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { type DatabasePlace, databaseFile } from "../../db/engine/database.ts";
import type { Tables } from "../../db/schema.ts";
import { makeFolder } from "../data-folders.ts";
import { engine } from "../harness.ts";
import { makeVersion } from "./old-version.ts";
import { copyRows } from "./version-6.ts";
import made from "./version-57.json" with { type: "json" };

/**
 * Made by the program at commit a3ce243c: two users with one record of each kind, a passkey, two-step login,
 * an access token, a calendar address, an answered reminder and something in the trash; an open
 * invitation; and an account that is being deleted. Their tokens stand beside it.
 */
const file = join(import.meta.dirname, "version-57.db.gz");

export const madeByVersion57 = made;

/** Kept by triggers of the time, which no migration makes. */
const derived = ["searchRewrites", "migrations", "derivations"];

/** A place with the data of a program in which every user had records of their own. */
export async function makeVersion57(): Promise<DatabasePlace> {
  const dataDir = makeFolder();
  writeFileSync(databaseFile(dataDir), gunzipSync(await readFile(file)));
  if (engine === "sqlite") return { dataDir };
  const tables = listTables(databaseFile(dataDir)).filter((name) => !derived.includes(name));
  return makeVersion(57, (db) => copyRows(databaseFile(dataDir), db, tables));
}

/** Those with rows, each after those that it refers to. */
function listTables(from: string): (keyof Tables)[] {
  const source = new DatabaseSync(from, { readOnly: true });
  const names = source
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
      AND name NOT LIKE 'search%' AND name NOT LIKE 'sqlite%'`)
    .all()
    .map(({ name }) => String(name));
  const parentsOf = (name: string) =>
    source
      .prepare(`SELECT DISTINCT "table" FROM pragma_foreign_key_list('${name}')`)
      .all()
      .map(({ table }) => String(table));
  const sorted: string[] = [];
  const add = (name: string) => {
    if (sorted.includes(name)) return;
    for (const parent of parentsOf(name)) if (parent !== name) add(parent);
    sorted.push(name);
  };
  for (const name of names) add(name);
  source.close();
  // as: the tables of then, whose names are those of the schema.
  return sorted as (keyof Tables)[];
}
