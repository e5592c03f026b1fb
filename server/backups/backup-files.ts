import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { addDays, daysBetween, todayIn } from "../../shared/dates/dates.ts";
import { databaseFile } from "../db/engine/database.ts";
import { isOpenToOthers } from "../db/engine/sqlite/file-rights.ts";

/** From this hour of the server's clock on it is night: few people are at work. */
const quietHour = 3;
const name = /^client-desk-(\d{4}-\d\d-\d\d)\.sqlite$/;

/** Where the nightly backups of a data folder are. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

export function toBackupName(day: string): string {
  return `client-desk-${day}.sqlite`;
}

/** The days of which there is a backup, oldest first. Unfinished files do not count. */
export function listBackupDays(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => name.exec(file)?.[1] ?? [])
    .sort();
}

/** The day for which a backup should be made now, if one should. */
export function findDueDay(days: readonly string[], now: Date): string | undefined {
  const today = todayOf(now);
  if (days.includes(today)) return undefined;
  // A clock that once was wrong may have left one of a day that is still to come.
  const last = days.filter((day) => day < today).at(-1) ?? "";
  const isLate = last < addDays(today, -1);
  return isLate || now.getHours() >= quietHour ? today : undefined;
}

/** What other users of this machine could open: the data folder, the database, its backups. */
export function findOpenPaths(dataDir: string): string[] {
  const backups = listBackupDays(dataDir).map((day) =>
    join(backupFolder(dataDir), toBackupName(day)),
  );
  return [dataDir, databaseFile(dataDir), ...backups].filter(isOpenToOthers);
}

/** Removes the oldest, such that `keep` are left. */
export async function rotateBackups(dataDir: string, keep: number): Promise<void> {
  const days = listBackupDays(dataDir);
  for (const day of days.slice(0, Math.max(0, days.length - keep))) {
    await rm(join(backupFolder(dataDir), toBackupName(day)), { force: true });
  }
}

/** Whole days between the newest backup and now; undefined when there is none. */
export function readBackupAge(dataDir: string, now: Date): number | undefined {
  const newest = listBackupDays(dataDir).at(-1);
  if (newest === undefined) return undefined;
  return daysBetween(newest, todayOf(now));
}

/** On the server's own calendar. */
function todayOf(now: Date): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}
