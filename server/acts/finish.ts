import type { FastifyBaseLogger } from "fastify";
import { unfinished, unfinishedOf } from "../db/acts/changes.ts";
import { finishLongActs, isLeftHalfDone, longActOf } from "../db/acts/long-acts.ts";
import { type Interrupted, readInterrupted } from "../db/acts/plans.ts";
import { type Db, type Owner, ownerOf } from "../db/engine/database.ts";
import { readRows } from "../db/query/prepared.ts";
import { longActs } from "./registry.ts";

/**
 * Goes on with acts that a former process has left half done. Until then nothing else of their owners
 * is written.
 */
export async function finishAllWrites(db: Db, log: FastifyBaseLogger): Promise<void> {
  const rows = await readRows(db, undefined, unfinished({}));
  const owners = new Set(rows.map((row) => ownerOf({ _id: row.owner })));
  await Promise.all([...owners].map((owner) => resumeAll(db, owner, log)));
}

/**
 * Waits until nothing of the owner is half done, so that something else can be written. Acts that have
 * failed after some of their transactions are gone on with.
 */
export async function finishPendingWrites(
  db: Db,
  owner: Owner,
  log: FastifyBaseLogger,
): Promise<void> {
  await longActOf(db, owner);
  if (isLeftHalfDone(db, owner)) await resumeAll(db, owner, log);
}

/** What can't be finished now is tried again before the owner's next write. */
async function resumeAll(db: Db, owner: Owner, log: FastifyBaseLogger): Promise<void> {
  try {
    await finishLongActs(db, owner, async () => {
      const rows = await readRows(db, owner, unfinishedOf({ owner }));
      for (const row of rows) {
        const interrupted = readInterrupted(owner, row);
        // as: each act reads back the plan that it wrote itself.
        await longActs[interrupted.plan.act](db, interrupted as Interrupted<never>);
      }
    });
  } catch (err) {
    log.error({ err }, "an act that was left half done could not be finished");
  }
}
