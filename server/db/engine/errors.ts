import { TurnTooLate } from "../failures.ts";

/** SQLSTATE of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const postgresUnique = "23505";
const postgresOrphan = "23503";
const postgresFull = "53100";
/** A column is empty that must not be, a check fails, or a number is too large. */
const postgresUnfit = /^(?:23502|23514|22003)$/;
/** The transaction was rolled back because of another one, and may succeed when run again. */
const postgresConflict = /^(?:40001|40P01)$/;

/** Result codes of https://sqlite.org/rescode.html: unique index and primary key. */
const sqliteUnique = [2067, 1555];
const sqliteOrphan = 787;
const sqliteUnfit = [275, 1299, 3091];
/** The low byte of an extended code is the plain one; these are plain. */
const sqliteBusy = [5, 6];
const sqliteFull = 13;
const sqliteReadOnly = 8;
const sqliteDamaged = [11, 26];
/** I/O errors of writing: write, fsync (of the file, of its folder), truncate, shared memory. */
const sqliteWriteErrors = [778, 1034, 1290, 1546, 4874, 5386];
const sqliteIoError = 10;

/**
 * PostgreSQL is shutting down or starting up (57P), refuses us (28, 3D), has no connection or memory
 * left (53), is a copy that takes no writes (25006), ended a transaction that stood still (25P03),
 * gave up on a slow statement (57014) or a lock (55P03), or the connection is lost (08) or refused.
 */
const postgresAway =
  /^(?:57P0\d|57014|53[023]00|08\w{3}|28\w{3}|3D000|25006|25P03|55P03|E(?:CONN(?:REFUSED|RESET|ABORTED)|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;
/** What pg says without a code. */
const postgresAwayMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|pool after calling end|connection has been discarded/;

/** True when a write was refused because a unique value is taken. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === postgresUnique || sqliteUnique.includes(sqliteCodeOf(error));
}

/** True when a row was refused because what it belongs to is not there. */
export function isOrphan(error: unknown): boolean {
  return codeOf(error) === postgresOrphan || sqliteCodeOf(error) === sqliteOrphan;
}

/** True when a row was refused because it is not one of its table. */
export function isUnfit(error: unknown): boolean {
  return postgresUnfit.test(codeOf(error)) || sqliteUnfit.includes(sqliteCodeOf(error));
}

/** True when the transaction met another one and was rolled back whole, so that it may be tried again. */
export function isConflict(error: unknown): boolean {
  return postgresConflict.test(codeOf(error));
}

/** True when the connection broke, so that nobody knows what was done; another one may work. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCut = /^(?:57P0[12]|08\w{3}|ECONNRESET|EPIPE)$/.test(codeOf(error));
  return isCut || /Connection terminated unexpectedly|is not queryable/.test(error.message);
}

/** True when the database can't answer now but probably will later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isBusy(error) || error instanceof TurnTooLate) return true;
  if (isConflict(error) || postgresAway.test(codeOf(error))) return true;
  return postgresAwayMessage.test(error.message);
}

/** True when another process holds a lock on a SQLite file. */
export function isBusy(error: unknown): boolean {
  return sqliteBusy.includes(sqliteCodeOf(error) & 0xff);
}

/** True when the disk is full or takes no writes. What was being written is not there. */
export function isStorageFull(error: unknown): boolean {
  const code = sqliteCodeOf(error);
  if ([sqliteFull, sqliteReadOnly].includes(code & 0xff)) return true;
  return sqliteWriteErrors.includes(code) || codeOf(error) === postgresFull;
}

/**
 * For what is written beside a reading: who reads needs no writing, so where nothing can be written the
 * reading goes on. Throws every other error.
 */
export function passUnwritable(error: unknown): void {
  if (!isStorageFull(error) && !isUnavailable(error)) throw error;
}

/** True when a SQLite file is broken, or no database at all. */
export function isDamaged(error: unknown): boolean {
  return sqliteDamaged.includes(sqliteCodeOf(error) & 0xff);
}

/** True when a SQLite file can't be read any more: it is broken, or the disk below it is. */
export function isUnreadable(error: unknown): boolean {
  const isReadError = (sqliteCodeOf(error) & 0xff) === sqliteIoError && !isStorageFull(error);
  return isDamaged(error) || isReadError;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
}
