import { statfs } from "node:fs/promises";

/** Bytes of a disk: what this process may still fill, and what there is in all. */
export interface DiskSpace {
  free: number;
  size: number;
}

/** Of the disk that a directory is on. */
export async function readDiskSpace(directory: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}
