import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type DatabasePlace, databaseFile } from "../../db/engine/database.ts";
import { makeFolder } from "../data-folders.ts";
import { engine } from "../harness.ts";
import { makeVersion } from "./old-version.ts";
import { copyRows } from "./version-6.ts";

/** Made by the program at commit 14f0c2c: two users with companies, customers and appointments. */
const file = join(import.meta.dirname, "version-20.db.gz");

const tables = [
  ...(["users", "companies", "customers", "appointments", "statusChanges"] as const),
  ...(["ownerTotals", "statusTotals", "contactTotals", "createdTotals", "searchRewrites"] as const),
];

/** A place with the data of a program that knew twenty migrations. */
export async function makeVersion20(): Promise<DatabasePlace> {
  const dataDir = makeFolder();
  writeFileSync(databaseFile(dataDir), gunzipSync(readFileSync(file)));
  if (engine === "sqlite") return { dataDir };
  return makeVersion(20, (db) => copyRows(databaseFile(dataDir), db, tables));
}
