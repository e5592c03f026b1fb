import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generateDemoCompanies } from "../../demo/data.ts";
import { fillAccount } from "../../tools/fill.ts";
import { type Db, inTransaction } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { makeAccount } from "./accounts.ts";
import { closeAfterTest, start } from "./harness.ts";

/** An empty folder that goes after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "client-desk-"));
  closeAfterTest(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a SQLite database in which one user has customers of several companies. */
export async function makeFilledFolder(customers = 30): Promise<string> {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  await fillDatabase(db, customers);
  await db.destroy();
  return dataDir;
}

export async function fillDatabase(db: Db, customers = 30, name = "ana") {
  const { owner } = await makeAccount(db, name);
  const companies = generateDemoCompanies({ today: "2026-05-04", customers, extremes: false });
  await inTransaction(db, owner, (tx) => fillAccount(tx, owner, companies, start));
}

/** The files of a folder with their bytes: equal when nothing was touched. */
export function readFolder(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "base64")]),
  );
}

/** Overwrites the first page of the customers with noise, as a failing disk would. */
export function damagePage(file: string) {
  const database = new DatabaseSync(file);
  const found = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'customers'")
    .get();
  const size = database.prepare("PRAGMA page_size").get()?.page_size;
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(
    0xab,
    (Number(found?.rootpage) - 1) * Number(size),
    Number(found?.rootpage) * Number(size),
  );
  writeFileSync(file, bytes);
}
