// What the database layer itself refuses. server/errors.ts says it to whoever asked.

/** The cursor is of another list, or of none. */
export class UnknownCursor extends Error {
  override message = "The cursor is of another list";
}

/** Too many readings of one owner wait for each other. */
export class TooManyReads extends Error {
  override message = "Too many readings of one owner wait";
}

/** A reading was given up. */
export class ReadTooSlow extends Error {
  override message = "A reading took too long";
}

/** Those who write for the same owner took too long for the next one. */
export class TurnTooLate extends Error {
  override message = "The turn of an owner came too late";
}
