import { countingAttempt } from "../attempts/attempts.ts";
import type { Db, Person } from "../db/engine/database.ts";

/** Runs what mails a customer for somebody. Throws the 429 once they have mailed too many. */
export function countingLetter<T>(
  db: Db,
  person: Person,
  now: Date,
  mail: () => Promise<T>,
): Promise<T> {
  return countingAttempt(db, [{ kind: "letters", subject: person }], now, mail);
}
