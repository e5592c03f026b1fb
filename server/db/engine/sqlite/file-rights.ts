import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { codeOf } from "../errors.ts";

/** Read and written by the server's own user alone. */
export const ownRights = 0o600;

/** What SQLite keeps beside a database file. */
export const companions = ["-wal", "-shm", "-journal"] as const;

/** SQLite would create the file with the rights that the umask leaves, which often lets all read it. */
export function createWithOwnRights(file: string) {
  closeSync(openSync(file, "a", ownRights));
}

/** Takes the rights of others from a database file and what stands beside it. */
export function closeToOthers(file: string) {
  for (const part of ["", ...companions].map((ending) => file + ending)) {
    if (existsSync(part) && isOpenToOthers(part)) tryToClose(part);
  }
}

/** True when anyone but the owner may read, change or enter it. Windows has other rights. */
export function isOpenToOthers(path: string): boolean {
  return process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0;
}

/** Only the owner of a file can; what stays open, the log and `doctor` name. */
function tryToClose(file: string) {
  try {
    chmodSync(file, ownRights);
  } catch (error) {
    if (!["EPERM", "EROFS"].includes(codeOf(error))) throw error;
  }
}
