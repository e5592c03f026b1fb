/** Makes a connection work as the role that the policies hold; it fails where that is not allowed. */
export const takeServingRole =
  "SELECT set_config('role', left(session_user, 55) || '_serving', false)";

const ownerSetting = "set_config('clientdesk.owner', $1, true)";

/** Says whose rows one transaction may see and change, see derived/derive.ts. */
export const setOwner = `SELECT ${ownerSetting}`;

/** Says by the hash of which secret one transaction may find whose it is. */
export const setToken = "SELECT set_config('clientdesk.token', $1, true)";

/** The same for what somebody has apart from any desk: passkeys, the log of the account. */
export const setPerson = "SELECT set_config('clientdesk.person', $1, true)";

/** For a transaction that writes a desk's rows: those of one come one after the other. */
export const takeTurnOfOwner = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), ${ownerSetting}`;

/** The same where a person's rows are written. */
export const takeTurnOfPerson =
  "SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), set_config('clientdesk.person', $1, true)";

/** Of those that take the same turn, one transaction comes after the other. */
export const takeTurnOf = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

/** Whether a transaction that writes for an owner is open, in whatever process. */
export const findTurnOfOwner =
  "SELECT NOT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken";
