import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Background } from "../background.ts";
import { deleteAllRecords } from "../db/acts/deletion.ts";
import { longActOf } from "../db/acts/long-acts.ts";
import { deleteLog } from "../db/acts/trash.ts";
import { deletePast } from "../db/acts/upkeep.ts";
import { type Db, inTransaction, type Owner, ownerOf, type Person } from "../db/engine/database.ts";
import { listMembers } from "../desks/members.ts";
import { leaveDesk, refuseLastOwner } from "../desks/people.ts";
import { closeDesk, deleteDesk, listClosingDesks, listDesks } from "../desks/queries.ts";
import type { Hub } from "../http/writes/hub.ts";
import { endImports } from "../imports/queries.ts";
import { deleteImports } from "../imports/upkeep.ts";
import { serverMessages } from "../messages.ts";
import { deleteUser } from "./queries.ts";

const { desks: words } = serverMessages;

/** Milliseconds after a failure until it is tried again: at first, and at most. */
const firstWait = 1000;
const longestWait = 60_000;
/** Milliseconds that a caller waits for the records to go before being told that the account has. */
const patience = 5000;

/** Removes accounts, whatever comes in between. */
export interface Deletions {
  /**
   * Removes a user with all that is theirs. Once it resolves nobody can reach the account, and its
   * address is free; of many records, or when the disk is full, some may still go.
   */
  deleteAccount: (person: Person, now: Date) => Promise<void>;
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
      await Promise.all((await listClosingDesks(db)).map(finish));
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
    deleteAccount: async (person, now) => {
      const closed = await closeAccount(db, person, now);
      hub.announce(person, "sessions");
      const { promise: finished, resolve } = Promise.withResolvers<void>();
      background.run("The deletion of an account", () =>
        Promise.all(closed.map(finish)).then(() => resolve(), resolve),
      );
      await Promise.race([finished, sleep(patience, undefined, { ref: false })]);
    },
  };
}

/**
 * Removes somebody, with all that is theirs alone and with the desks that nobody else is on: these are
 * closed, and answered. Elsewhere they are named as who has left. Throws the 409 where others would be
 * without an owner. Records go in batches later: others hardly wait.
 */
export async function closeAccount(db: Db, person: Person, now: Date): Promise<Owner[]> {
  const closed: Owner[] = [];
  const desks = await listDesks(db, person);
  // Before any of them is closed.
  for (const { _id, name, people } of desks) {
    if (people > 1) {
      await refuseLastOwner(db, ownerOf({ _id }), person, words.onlyOwnerOf(name));
    }
  }
  for (const { _id, name } of desks) {
    const owner = ownerOf({ _id });
    await inTransaction(db, { owner, person }, async (tx) => {
      // Somebody may have joined or left meanwhile.
      if ((await listMembers(tx, owner)).size > 1) {
        await refuseLastOwner(tx, owner, person, words.onlyOwnerOf(name));
        await leaveDesk(tx, owner, person, now);
        return;
      }
      await endImports(tx, owner);
      await closeDesk(tx, owner);
      closed.push(owner);
    });
  }
  await inTransaction(db, { person }, (tx) => deleteUser(tx, person));
  return closed;
}

/** Removes the records of a closed desk and then the desk itself. */
export async function deleteClosed(db: Db, owner: Owner, signal?: AbortSignal): Promise<void> {
  await longActOf(db, owner);
  await deleteAllRecords(db, owner, signal);
  await deleteLog(db, owner, signal);
  await deletePast(db, owner, signal);
  await deleteImports(db, owner, signal);
  await inTransaction(db, owner, (tx) => deleteDesk(tx, owner));
}
