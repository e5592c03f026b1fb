import { type Db, pingDatabase } from "./db/database.ts";
import { unavailable } from "./errors.ts";

/** Milliseconds; whoever asks for the health asks often and waits little. */
const patience = 1000;

/** A check that throws the 503 when the database fails or keeps silent for a second. */
export function createHealthCheck(db: Db): () => Promise<void> {
  // One question at a time: those who ask while it hangs must not take more connections.
  let asked: Promise<void> | undefined;
  const ask = () => {
    asked ??= pingDatabase(db).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  return async () => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(unavailable("The database does not answer.")), patience);
    try {
      await Promise.race([ask(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
