import { forgetUnbegun } from "../db/acts/changes.ts";
import { logClosed, noteDetail } from "../db/acts/open-acts.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { changeJob, findJob, type Job, noteImporting } from "./queries.ts";

interface Closing {
  owner: Owner;
  runner: string;
  now: Date;
}

/** Nobody's any more. */
const idle = { runner: null, leasedUntil: null, now: "" };

/** All is written: from now on the history tells of it. Undefined when it is no longer ours to say. */
export function closeImport(
  db: Db,
  { _id, change }: Job,
  { owner, runner, now }: Closing,
): Promise<Job | undefined> {
  return inTransaction(db, owner, async (tx) => {
    const job = await findJob(tx, owner, _id);
    if (job?.state !== "running" || job.runner !== runner || change === null) return undefined;
    const hasWritten = job.created !== "{}" || job.updated !== "{}";
    const entry = { owner, change };
    if (hasWritten) {
      await writeTogether(tx, owner, [
        noteDetail({ ...entry, detail: toDetail(job) }),
        logClosed(entry),
      ]);
    } else {
      await forgetUnbegun(tx, owner, change);
    }
    await noteImporting(tx, owner, null);
    return changeJob(tx, job, {
      ...idle,
      state: "done",
      endedAt: now.toISOString(),
      ...(!hasWritten && { change: null }),
    });
  });
}

/** All is taken back: nothing tells of it. */
export function closeTakenBack(
  db: Db,
  { _id, change }: Job,
  { owner, runner, now }: Closing,
): Promise<Job | undefined> {
  return inTransaction(db, owner, async (tx) => {
    const job = await findJob(tx, owner, _id);
    if (job?.state !== "canceling" || job.runner !== runner) return undefined;
    await forgetUnbegun(tx, owner, change ?? "");
    await noteImporting(tx, owner, null);
    const state = job.failure === null ? "canceled" : "failed";
    return changeJob(tx, job, {
      ...idle,
      state,
      endedAt: now.toISOString(),
      change: null,
      written: 0,
      created: "{}",
      updated: "{}",
    });
  });
}

/** What the history tells of an import. */
export function toDetail({ created, updated }: Job): string {
  // As this program wrote it.
  const imported = { created: JSON.parse(created), updated: JSON.parse(updated) };
  return JSON.stringify({ imported });
}
