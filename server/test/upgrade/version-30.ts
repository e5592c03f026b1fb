import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type DatabasePlace, databaseFile } from "../../db/engine/database.ts";
import { makeFolder } from "../data-folders.ts";
import { engine } from "../harness.ts";
import { makeVersion } from "./old-version.ts";
import { copyRows } from "./version-6.ts";

/** Made by the program at commit ec963cd: two users with a company and four customers each. */
const file = join(import.meta.dirname, "version-30.db.gz");

const tables = [
  ...(["users", "companies", "customers", "statusChanges", "contactDays", "changes"] as const),
  ...(["changeRecords", "ownerTotals", "statusTotals", "contactTotals"] as const),
  ...(["createdTotals", "tagTotals", "statusDays", "searchRewrites"] as const),
];

/** A place with the data of a program that knew thirty migrations. */
export async function makeVersion30(): Promise<DatabasePlace> {
  const dataDir = makeFolder();
  writeFileSync(databaseFile(dataDir), gunzipSync(readFileSync(file)));
  if (engine === "sqlite") return { dataDir };
  return makeVersion(30, (db) => copyRows(databaseFile(dataDir), db, tables));
}
