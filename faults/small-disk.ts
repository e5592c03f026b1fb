import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { NotPossible } from "./experiment.ts";
import type { Workplace } from "./workplace.ts";

/** A disk of its own in memory, of so many megabytes. Throws NotPossible where it can't be mounted. */
export function mountSmallDisk(workplace: Workplace, megabytes: number): string {
  const directory = workplace.makeDirectory();
  const options = `size=${megabytes}m,mode=0755`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "client-desk-faults", directory], {
      stdio: "pipe",
    });
  } catch (error) {
    throw new NotPossible("A small disk can't be mounted here: that takes root on Linux.", {
      cause: error,
    });
  }
  workplace.afterwards(() => execFileSync("umount", ["--lazy", directory]));
  return directory;
}

/** Takes all room on the disk but so many kilobytes. Answers what gives it back. */
export function fillDisk(directory: string, leftKilobytes: number): () => void {
  const { bavail, bsize } = statfsSync(directory);
  const ballast = join(directory, "ballast");
  const file = openSync(ballast, "w");
  const chunk = Buffer.alloc(64 * 1024);
  let left = bavail * bsize - leftKilobytes * 1024;
  for (; left > 0; left -= chunk.length) writeSync(file, chunk, 0, Math.min(left, chunk.length));
  closeSync(file);
  return () => rmSync(ballast);
}
