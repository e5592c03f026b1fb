import { type Db, pingDatabase } from "../db/engine/database.ts";
import { unavailable } from "../errors.ts";

/** Milliseconds; whoever asks for the health asks often and waits little. */
const patience = 1000;

/** A check that throws a 503 when the database fails or keeps silent for a second. */
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
    const timer = setTimeout(() => reject(new Error("no answer in time")), patience);
    try {
      await Promise.race([ask(), timeout]);
    } catch (error) {
      // Whatever it is, requests had better go elsewhere; the log has the reason.
      throw unavailable("The database is not responding. Try again soon.", error);
    } finally {
      clearTimeout(timer);
    }
  };
}
