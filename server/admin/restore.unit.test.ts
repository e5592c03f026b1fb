import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFile } from "../db/engine/database.ts";
import { writeBackup } from "../db/maintenance/backup.ts";
import { restoreBackup } from "../db/maintenance/restore.ts";
import { damagePage, makeFilledFolder, makeFolder, readFolder } from "../test/data-folders.ts";

async function makeBackup(): Promise<{ folder: string; file: string }> {
  const folder = makeFolder();
  const file = join(folder, "desk.sqlite");
  await writeBackup(databaseFile(await makeFilledFolder()), file);
  return { folder, file };
}

function change(file: string, script: string) {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA foreign_keys = OFF; ${script}`);
  database.close();
}

test("restoring counts every row, and leaves the backup untouched", async () => {
  const { folder, file } = await makeBackup();
  const before = readFolder(folder);
  const target = join(makeFolder(), "new", "data");
  const tables = await restoreBackup(file, target);
  expect(tables.find(({ table }) => table === "customers")).toMatchObject({ rows: 30 });
  expect(readFolder(folder)).toEqual(before);
  expect(readdirSync(target)).toEqual(["client-desk.db"]);
});

test("a folder that has a database, or the journal of one, is refused and left as it is", async () => {
  const { file } = await makeBackup();
  for (const name of ["client-desk.db", "client-desk.db-wal", "client-desk.db-shm"]) {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, name), "all I have");
    const before = readFolder(dataDir);
    await expect(restoreBackup(file, dataDir)).rejects.toThrow("already exists. Stop the server");
    expect(readFolder(dataDir)).toEqual(before);
  }
});

test("a backup may lie among the nightly ones of the folder that it is restored to", async () => {
  const dataDir = makeFolder();
  const file = join(dataDir, "backup-copy.sqlite");
  await writeBackup(databaseFile(await makeFilledFolder()), file);
  await restoreBackup(file, dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(["backup-copy.sqlite", "client-desk.db"]);
});

test.each([
  ["DELETE FROM companies", /\d+ rows of customers point to nothing in companies/],
  ["INSERT INTO migrations VALUES (9999, 'future', '')", "its migration 9999 (future) is not of"],
  ["PRAGMA application_id = 7", "is the database of another program"],
])("a file after %j is refused before anything is written", async (script, message) => {
  const { file } = await makeBackup();
  change(file, script);
  const dataDir = join(makeFolder(), "data");
  await expect(restoreBackup(file, dataDir)).rejects.toThrow(message);
  expect(existsSync(dataDir)).toBe(false);
});

test("a file with a damaged page is refused", async () => {
  const { file } = await makeBackup();
  damagePage(file);
  const dataDir = join(makeFolder(), "data");
  await expect(restoreBackup(file, dataDir)).rejects.toThrow("can't be restored");
  expect(existsSync(dataDir)).toBe(false);
});

test("what is no database, or none of ours, or not there, is refused", async () => {
  const dataDir = join(makeFolder(), "data");
  const file = join(makeFolder(), "file");
  await expect(restoreBackup(file, dataDir)).rejects.toThrow("There is no file");
  writeFileSync(file, "no database ".repeat(1000));
  await expect(restoreBackup(file, dataDir)).rejects.toThrow("is damaged or not a database");
  writeFileSync(file, "");
  await expect(restoreBackup(file, dataDir)).rejects.toThrow("it holds no data of this program");
  expect(existsSync(dataDir)).toBe(false);
});

test("a database in use, whose last changes are in its journal, is not taken for a backup", async () => {
  const dataDir = await makeFilledFolder();
  const used = new DatabaseSync(databaseFile(dataDir));
  used.exec("UPDATE users SET name = 'Ana Maria'");
  const restoring = restoreBackup(databaseFile(dataDir), join(makeFolder(), "data"));
  await expect(restoring).rejects.toThrow("is not a backup but a database with changes in");
  used.close();
});
