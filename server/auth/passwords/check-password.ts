import { countingAttempt } from "../../attempts/attempts.ts";
import type { Person } from "../../db/engine/database.ts";
import type { AuthApi } from "../auth-api.ts";
import { readPasswordHash } from "../queries.ts";

/**
 * Returns the stored hash that the password matched. Throws `wrong`, or a 429 after too many wrong
 * ones: the session may be stolen.
 */
export async function checkPassword(
  { db, passwords }: Pick<AuthApi, "db" | "passwords">,
  person: Person,
  password: string,
  wrong: Error,
  now: Date,
): Promise<string | undefined> {
  passwords.refuseIfFull();
  return countingAttempt(db, [{ kind: "password", subject: person }], now, async () => {
    const stored = await readPasswordHash(db, person);
    if (!(await passwords.verify(stored, password))) throw wrong;
    return stored;
  });
}
