import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Finding } from "../db/care/checkup.ts";

const megabyte = 1024 * 1024;
/** Below this the next busy day may fill the disk, in bytes. */
const leastFree = 512 * megabyte;

/** Whether the disk has room for the database to grow and for a backup of it. */
export async function checkDisk(dataDir: string, databaseFile: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const { size } = statSync(databaseFile);
  const free = bavail * bsize;
  const result = `${toMegabytes(free)} free, the database has ${toMegabytes(size)}`;
  if (free >= Math.max(leastFree, 2 * size)) return { check: "Disk", result };
  return { check: "Disk", result, advice: "Free up space: backups and growth need it" };
}

function toMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}
