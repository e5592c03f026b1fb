import type { Api } from "../api.ts";
import { deleteInBatches } from "../db/batch-deletion.ts";
import { type Db, inTransaction, type Owner } from "../db/database.ts";
import { deletePasswordReset } from "./password-resets.ts";
import { closeUser, deleteUser, listClosedUsers } from "./queries.ts";
import { endSessions } from "./sessions.ts";

/**
 * Removes a user with all records, sessions and reset links. From the first transaction on nobody
 * can reach the account, and its address is free; the records then go in batches, so that others
 * hardly wait. What is left when the process dies is removed at its next start.
 */
export async function deleteEverything(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  await inTransaction(db, owner, async (tx) => {
    await endSessions(tx, owner);
    await deletePasswordReset(tx, owner);
    await closeUser(tx, owner);
  });
  await deleteClosed(db, owner, signal);
}

/** Goes on with deletions that a former process did not finish, until this one ends, too. */
export function finishDeletions({ app, db, background }: Api) {
  const ending = new AbortController();
  app.addHook("preClose", async () => ending.abort());
  app.addHook("onReady", async () => {
    background.run("Finishing the deletion of accounts", async () => {
      try {
        for (const owner of await listClosedUsers(db)) await deleteClosed(db, owner, ending.signal);
      } catch (error) {
        // Broken off on purpose is no failure.
        if (!ending.signal.aborted) throw error;
      }
    });
  });
}

async function deleteClosed(db: Db, owner: Owner, signal?: AbortSignal) {
  await deleteInBatches(db, owner, signal ? { signal } : {});
  await inTransaction(db, owner, (tx) => deleteUser(tx, owner));
}
