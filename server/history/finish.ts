import type { FastifyBaseLogger } from "fastify";
import type { Resolve } from "../../shared/undo.ts";
import { finishMany, type Todo } from "../bulk/run.ts";
import { type Db, type Owner, ownerOf } from "../db/engine/database.ts";
import { readRows } from "../db/query/prepared.ts";
import type { Act } from "../db/records/act.ts";
import { type ChangeRow, unfinished, unfinishedOf } from "../db/records/changes.ts";
import { finishDeletion } from "../db/records/deletion.ts";
import { finishLongActs, isLeftHalfDone, longActOf } from "../db/records/long-acts.ts";
import { finishMerge } from "../merging/run.ts";
import type { Merge } from "../merging/steps.ts";
import { finishRemoval } from "../tags/removal.ts";
import { finishUndo } from "./undo-run.ts";

/** What an act that takes several transactions has written down before the first of them. */
type Plan =
  | { act: "delete" }
  | { act: "removeTag" }
  | { act: "undo"; changes: string[]; resolve?: Resolve }
  | { act: "bulk"; todo: Todo }
  | { act: "merge"; merge: Merge };

/**
 * Goes on with acts that a former process has left half done. Until then nothing else of their owners
 * is written.
 */
export async function finishActs(db: Db, log: FastifyBaseLogger): Promise<void> {
  const rows = await readRows(db, undefined, unfinished({}));
  const owners = new Set(rows.map((row) => ownerOf({ _id: row.owner })));
  await Promise.all([...owners].map((owner) => finishActsOf(db, owner, log)));
}

/**
 * Waits until nothing of the owner is half done, so that something else can be written. Acts that have
 * failed after some of their transactions are gone on with.
 */
export async function settleActs(db: Db, owner: Owner, log: FastifyBaseLogger): Promise<void> {
  await longActOf(db, owner);
  if (isLeftHalfDone(db, owner)) await finishActsOf(db, owner, log);
}

/** What can't be finished now is tried again before the owner's next write. */
async function finishActsOf(db: Db, owner: Owner, log: FastifyBaseLogger): Promise<void> {
  try {
    await finishLongActs(db, owner, async () => {
      const rows = await readRows(db, owner, unfinishedOf({ owner }));
      for (const row of rows) await finish(db, row);
    });
  } catch (err) {
    log.error({ err }, "an act that was left half done could not be finished");
  }
}

async function finish(db: Db, row: ChangeRow): Promise<void> {
  const owner = ownerOf({ _id: row.owner });
  const now = new Date(row.at);
  const act: Act = { id: row._id, now, action: row.action };
  // As this program wrote it.
  const plan: Plan = JSON.parse(row.plan ?? "");
  const { moveTo }: { moveTo?: string } = JSON.parse(row.detail ?? "{}");
  if (plan.act === "removeTag") {
    await finishRemoval(db, { owner, act }, { id: row.record, moveTo });
  } else if (plan.act === "delete") {
    await finishDeletion(db, { owner, act }, { table: row.kind, id: row.record, moveTo });
  } else if (plan.act === "merge") {
    await finishMerge(db, { owner, act }, plan.merge);
  } else if (plan.act === "bulk") {
    await finishMany(db, { owner, act }, plan.todo);
  } else {
    const { changes, resolve } = plan;
    await finishUndo(db, { owner, act, resolve }, changes);
  }
}
