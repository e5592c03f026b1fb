import { statSync } from "node:fs";
import type { Finding } from "../db/maintenance/checkup.ts";
import { readDiskSpace } from "../http/limits/disk-space.ts";

const megabyte = 1024 * 1024;
/** Below this the next busy day may fill the disk, in bytes. */
const leastFree = 512 * megabyte;

/** Whether the disk has room for the database to grow and for a backup of it. */
export async function checkDisk(dataDir: string, databaseFile: string): Promise<Finding> {
  const { free } = await readDiskSpace(dataDir);
  const { size } = statSync(databaseFile);
  const result = `${toMegabytes(free)} free, the database has ${toMegabytes(size)}`;
  if (free >= Math.max(leastFree, 2 * size)) return { check: "Disk", result };
  return { check: "Disk", result, advice: "Free up space: backups and growth need it" };
}

function toMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}
