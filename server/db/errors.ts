/** SQLSTATE of https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const postgresUnique = "23505";
/** Result codes of https://sqlite.org/rescode.html: unique index and primary key. */
const sqliteUnique = [2067, 1555];
const sqliteBusy = [5, 6];
const sqliteDamaged = [11, 26];

/** PostgreSQL shutting down or starting up, too many connections, connection lost or refused. */
const postgresAway = /^(?:57P0[123]|53300|08\d{3}|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE)$/;
const postgresAwayMessage = /timeout exceeded when trying to connect|Connection terminated/;

/** True when a write was refused because a unique value is taken. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === postgresUnique || sqliteUnique.includes(sqliteCodeOf(error));
}

/** True when the database can't answer now but probably will later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sqliteBusy.includes(sqliteCodeOf(error) & 0xff)) return true;
  return postgresAway.test(codeOf(error)) || postgresAwayMessage.test(error.message);
}

/** True when PostgreSQL is away, or refuses the user, the password or the database's name. */
export function isUnreachable(error: unknown): boolean {
  return isUnavailable(error) || /^(?:28\w{3}|3D000|EAI_AGAIN|ETIMEDOUT)$/.test(codeOf(error));
}

/** True when a SQLite file is broken, or no database at all. */
export function isDamaged(error: unknown): boolean {
  // The low byte of an extended result code is the plain one.
  return sqliteDamaged.includes(sqliteCodeOf(error) & 0xff);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
}
