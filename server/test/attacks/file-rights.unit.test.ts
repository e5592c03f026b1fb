import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { backupFolder, findOpenPaths, toBackupName } from "../../backups/backup-files.ts";
import { databaseFile } from "../../db/engine/database.ts";
import { writeBackup } from "../../db/maintenance/backup.ts";
import { restoreBackup } from "../../db/maintenance/restore.ts";
import { openDatabase } from "../../db/open.ts";
import { makeFilledFolder, makeFolder } from "../data-folders.ts";
import { runAdmin } from "../run-admin.ts";

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** As on most machines: others may read what nobody has closed. */
function useWideUmask() {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
}

test("the database and what stands beside it are the server's alone, also in an open folder", async () => {
  useWideUmask();
  const dataDir = makeFolder();
  chmodSync(dataDir, 0o755);
  const db = await openDatabase({ dataDir });
  for (const ending of ["", "-wal", "-shm"]) {
    expect(rightsOf(databaseFile(dataDir) + ending), ending).toBe("600");
  }
  await db.destroy();
  expect(findOpenPaths(dataDir)).toEqual([dataDir]);
});

test("a database that an older version left open is closed, with its journal", async () => {
  useWideUmask();
  const dataDir = await makeFilledFolder();
  const file = databaseFile(dataDir);
  // A reader keeps the journal in place.
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT * FROM users");
  for (const ending of ["", "-wal", "-shm"]) chmodSync(file + ending, 0o644);
  const db = await openDatabase({ dataDir });
  for (const ending of ["", "-wal", "-shm"]) expect(rightsOf(file + ending), ending).toBe("600");
  reader.close();
  await db.destroy();
});

test("backups, and what is restored from one that is open, are the server's alone", async () => {
  useWideUmask();
  const [dataDir, target] = [await makeFilledFolder(), makeFolder()];
  const backup = join(target, "copy.sqlite");
  await writeBackup(databaseFile(dataDir), backup);
  expect(rightsOf(backup)).toBe("600");
  chmodSync(backup, 0o644);
  await restoreBackup(backup, join(target, "new"));
  expect(rightsOf(databaseFile(join(target, "new")))).toBe("600");
});

test("the doctor names what others can open, and how to close it", async () => {
  const dataDir = await makeFilledFolder();
  mkdirSync(backupFolder(dataDir));
  const backup = join(backupFolder(dataDir), toBackupName("2099-01-01"));
  writeFileSync(backup, "", { mode: 0o600 });
  expect((await runAdmin(["doctor"], dataDir)).output).toContain("✓  File rights");
  chmodSync(backup, 0o644);
  chmodSync(dataDir, 0o750);
  const { code, output } = await runAdmin(["doctor"], dataDir);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`✗ +File rights +other users .+ ${dataDir}, ${backup}\n`));
  expect(output).toContain(`File rights: chmod -R go= ${dataDir}`);
});
