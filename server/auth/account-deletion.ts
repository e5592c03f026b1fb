import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Background } from "../background.ts";
import { deleteAllRecords } from "../db/acts/deletion.ts";
import { longActOf } from "../db/acts/long-acts.ts";
import { deleteLog } from "../db/acts/trash.ts";
import { deletePast } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import type { Hub } from "../http/writes/hub.ts";
import { endImports } from "../imports/queries.ts";
import { deleteImports } from "../imports/upkeep.ts";
import { deleteAddress } from "../subscription/queries.ts";
import { deleteKeys } from "./keys/queries.ts";
import { deleteLinks } from "./links.ts";
import { removeAllPasskeys } from "./passkeys/queries.ts";
import { closeUser, deleteUser, listClosedUsers } from "./queries.ts";
import { endSessions } from "./sessions.ts";

/** Milliseconds after a failure until it is tried again: at first, and at most. */
const firstWait = 1000;
const longestWait = 60_000;
/** Milliseconds that a caller waits for the records to go before being told that the account has. */
const patience = 5000;

/** Removes accounts, whatever comes in between. */
export interface Deletions {
  /**
   * Removes a user with all records, sessions and reset links. Once it resolves nobody can reach the
   * account, and its address is free; of many records, or when the disk is full, some may still go.
   */
  deleteAccount: (owner: Owner) => Promise<void>;
}

interface Parts {
  app: FastifyInstance;
  db: Db;
  background: Background;
  hub: Hub;
}

/** Also goes on with deletions that a former process did not finish, until this one ends, too. */
export function createDeletions({ app, db, background, hub }: Parts): Deletions {
  const ending = new AbortController();
  const { signal } = ending;
  app.addHook("preClose", async () => ending.abort());
  app.addHook("onReady", async () => {
    background.run("Finishing the deletion of accounts", async () => {
      await Promise.all((await listClosedUsers(db)).map(finish));
    });
  });

  /** Broken off on purpose is no failure: the next start goes on. */
  async function finish(owner: Owner) {
    for (let wait = firstWait; !signal.aborted; wait = Math.min(2 * wait, longestWait)) {
      try {
        return await deleteClosed(db, owner, signal);
      } catch (error) {
        if (signal.aborted) return;
        app.log.warn({ err: error }, "the deletion of an account broke off and is tried again");
        await sleep(wait, undefined, { signal }).catch(() => {});
      }
    }
  }

  return {
    deleteAccount: async (owner) => {
      await closeAccount(db, owner);
      hub.announce(owner, "sessions");
      const { promise: finished, resolve } = Promise.withResolvers<void>();
      background.run("The deletion of an account", () => finish(owner).finally(resolve));
      await Promise.race([finished, sleep(patience, undefined, { ref: false })]);
    },
  };
}

/** Ends all that leads into the account. The records then go in batches: others hardly wait. */
export async function closeAccount(db: Db, owner: Owner): Promise<void> {
  await inTransaction(db, owner, async (tx) => {
    await endSessions(tx, owner);
    await removeAllPasskeys(tx, owner);
    await deleteLinks(tx, owner);
    await deleteAddress(tx, owner);
    await deleteKeys(tx, owner);
    await endImports(tx, owner);
    await closeUser(tx, owner);
  });
}

/** Removes the records of a closed account and then the account itself. */
export async function deleteClosed(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  await longActOf(db, owner);
  await deleteAllRecords(db, owner, signal);
  await deleteLog(db, owner, signal);
  await deletePast(db, owner, signal);
  await deleteImports(db, owner, signal);
  await inTransaction(db, owner, (tx) => deleteUser(tx, owner));
}
