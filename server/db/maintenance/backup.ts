import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { codeOf } from "../engine/errors.ts";
import { ownRights } from "../engine/sqlite/file-rights.ts";
import { openExistingFile } from "../engine/sqlite/sqlite-files.ts";
import { StartError } from "../engine/start-error.ts";
import { inspectFile } from "./inspect.ts";

/** Pages copied in one step, 1 MiB at SQLite's usual page size. */
const pagesInStep = 256;
/** Milliseconds between two steps, in which the disk is for others and the calling thread sleeps. */
const pause = 10;

/**
 * Copies a database that may be in use to a new file that needs no other beside it, checks the copy
 * and gives it its name only then. It holds all that was written before it began. The calling thread
 * sleeps now and then. Throws a StartError when `target` exists; leaves nothing behind when it fails.
 */
export async function writeBackup(source: string, target: string): Promise<void> {
  refuseExisting(target);
  await removeLeftovers(dirname(target), basename(target));
  const part = toPartName(target);
  try {
    // SQLite keeps the rights of a file that is there: nobody else may read the data.
    await (await open(part, "wx", ownRights)).close();
    await copySnapshot(source, part);
    makeSelfContained(part);
    const faults = await inspectFile(part);
    if (faults.length > 0) throw new StartError(`The copy is not sound: ${faults.join("; ")}`);
    await putInPlace(part, target);
  } catch (error) {
    await removeLeftovers(dirname(target), basename(target));
    throw error;
  }
}

/** Throws a StartError when there is a file of this name. */
function refuseExisting(target: string) {
  if (existsSync(target)) throw new StartError(`${target} already exists. Choose another name.`);
}

/** The name of an unfinished file: it tells which process writes it. */
export function toPartName(target: string): string {
  return `${target}.${process.pid}.part`;
}

/** Gives a finished file its name, such that a power cut leaves either all of it or nothing. */
export async function putInPlace(part: string, target: string): Promise<void> {
  await syncFile(part);
  refuseExisting(target);
  await rename(part, target);
  // A folder can't be opened on Windows, where a rename needs no such help.
  if (process.platform !== "win32") await syncFile(dirname(target));
}

/**
 * Removes unfinished files whose names begin with `name`, of this process and of any that is gone.
 */
export async function removeLeftovers(directory: string, name: string): Promise<void> {
  for (const file of await readdir(directory)) {
    const [, pid] = /\.(\d+)\.part(?:-\w+)?$/.exec(file) ?? [];
    if (!pid || !file.startsWith(name) || isOtherProcess(Number(pid))) continue;
    await rm(join(directory, file), { force: true });
  }
}

function isOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return codeOf(error) === "EPERM";
  }
}

async function copySnapshot(source: string, part: string) {
  const database = openExistingFile(source, "shared");
  try {
    // Without a snapshot SQLite starts over whenever another process writes, perhaps forever.
    database.exec("BEGIN");
    database.prepare("SELECT count(*) FROM sqlite_schema").get();
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    await backup(database, part, {
      rate: pagesInStep,
      progress: () => void Atomics.wait(sleeper, 0, 0, pause),
    });
  } finally {
    database.close();
  }
}

/** The copy is in WAL mode like its source; in this mode it can be read without writing to it. */
function makeSelfContained(part: string) {
  const database = new DatabaseSync(part);
  try {
    database.exec("PRAGMA journal_mode = DELETE");
  } finally {
    database.close();
  }
}

async function syncFile(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
