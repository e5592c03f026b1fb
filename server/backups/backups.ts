import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import { databaseFile } from "../db/engine/database.ts";
import { removeLeftovers } from "../db/maintenance/backup.ts";
import type { Env } from "../env.ts";
import { readDiskSpace } from "../http/limits/disk-space.ts";
import {
  backupFolder,
  findDueDay,
  listBackupDays,
  rotateBackups,
  toBackupName,
} from "./backup-files.ts";

/** After the start, so that a server that is only tried out makes none. Milliseconds, as all here. */
const firstCheck = 60_000;
/** Also the time until a backup that failed is tried again. */
const betweenChecks = 60 * 60_000;
/** Bytes; more than users are likely to write until someone looks at the log. */
const usualReserve = 256 * 1024 * 1024;

interface Place {
  dataDir: string;
  /** How many backups stay. */
  keep: number;
  /** What must be free on the disk when the backup is there, in bytes. */
  reserve?: number;
}

/** Makes a backup each night while `app` listens, unless BACKUPS is 0 or the data is in PostgreSQL. */
export function nightlyBackups(app: FastifyInstance, env: Env, clock: Clock) {
  if (env.BACKUPS === 0 || env.DATABASE_URL) return;
  const place = { dataDir: env.DATA_DIR, keep: env.BACKUPS };
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const check = () => {
    // One after the other, should a very large one take longer than that.
    running = running.then(() => backUpIfDue(place, clock, app.log, stopping.signal));
    timer = setTimeout(check, betweenChecks).unref();
  };
  app.addHook("onListen", async () => {
    timer = setTimeout(check, firstCheck).unref();
  });
  app.addHook("onClose", async () => {
    clearTimeout(timer);
    stopping.abort();
    await running;
  });
}

/**
 * Makes today's backup when it is time, and removes the oldest. Never throws: what went wrong is
 * in the log, and the next call tries again. Aborted, it ends at once and leaves nothing.
 */
export async function backUpIfDue(
  { dataDir, keep, reserve = usualReserve }: Place,
  clock: Clock,
  log: Pick<FastifyBaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const day = findDueDay(listBackupDays(dataDir), clock.now());
    if (!day) return;
    const folder = backupFolder(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftovers(folder, "");
    await refuseFullDisk(dataDir, reserve);
    const target = join(folder, toBackupName(day));
    await writeInThread(databaseFile(dataDir), target, signal);
    await rotateBackups(dataDir, keep);
    log.info({ file: target }, "backup made");
  } catch (error) {
    if (signal?.aborted) return;
    log.error({ err: error }, "backup failed");
  }
}

/** A full disk would stop the writes of users: better no backup, and a line in the log. */
async function refuseFullDisk(dataDir: string, reserve: number) {
  const { free } = await readDiskSpace(dataDir);
  const { size } = await stat(databaseFile(dataDir));
  const missing = size + reserve - free;
  if (missing <= 0) return;
  throw new Error(`Not enough disk space for a backup: ${missing} more bytes are needed`);
}

async function writeInThread(source: string, target: string, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("../db/maintenance/backup-worker.ts", import.meta.url), {
    workerData: { source, target },
  });
  const stop = () => void worker.terminate();
  signal?.addEventListener("abort", stop);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once("error", reject);
      worker.once("exit", (code) =>
        code === 0 ? resolve() : reject(new Error(`The backup ended with ${code}`)),
      );
    });
  } catch (error) {
    // Another process with the same folder was faster.
    if (!existsSync(target)) throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
    // A thread that was ended has not cleaned up.
    await removeLeftovers(dirname(target), "");
  }
}
