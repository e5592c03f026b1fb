import { isConflict } from "./errors.ts";

const attempts = 3;

/**
 * Runs a transaction again that PostgreSQL has undone because of another one (a deadlock, a
 * serialization failure). Nothing else is ever run twice: after a lost connection nobody knows
 * whether the writing was done.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}
