import { forgetUnbegun } from "../db/acts/changes.ts";
import { logClosed, noteDetail } from "../db/acts/open-acts.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../db/engine/database.ts";
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
export function closeImport(db: Db, { _id, change }: Job, by: Closing): Promise<Job | undefined> {
  return close(db, _id, "running", by, async (tx, job) => {
    if (change === null) return undefined;
    const hasWritten = job.created !== "{}" || job.updated !== "{}";
    const entry = { owner: by.owner, change };
    if (hasWritten) {
      await writeTogether(tx, by.owner, [
        noteDetail({ ...entry, detail: toDetail(job) }),
        logClosed(entry),
      ]);
    } else {
      await forgetUnbegun(tx, by.owner, change);
    }
    return { state: "done", ...(!hasWritten && { change: null }) };
  });
}

/** All is taken back: nothing tells of it. */
export function closeTakenBack(
  db: Db,
  { _id, change }: Job,
  by: Closing,
): Promise<Job | undefined> {
  return close(db, _id, "canceling", by, async (tx, job) => {
    await forgetUnbegun(tx, by.owner, change ?? "");
    const state = job.failure === null ? "canceled" : "failed";
    return { state, change: null, written: 0, created: "{}", updated: "{}" };
  });
}

/** Ends what is in a state and ours; `work` answers what becomes of it, or undefined to leave it. */
function close(
  db: Db,
  id: string,
  state: Job["state"],
  { owner, runner, now }: Closing,
  work: (tx: Tx, job: Job) => Promise<Parameters<typeof changeJob>[2] | undefined>,
): Promise<Job | undefined> {
  return inTransaction(db, owner, async (tx) => {
    const job = await findJob(tx, owner, id);
    if (job?.state !== state || job.runner !== runner) return undefined;
    const changes = await work(tx, job);
    if (!changes) return undefined;
    await noteImporting(tx, owner, null);
    return changeJob(tx, job, { ...idle, endedAt: now.toISOString(), ...changes });
  });
}

/** What the history tells of an import. */
export function toDetail({ created, updated }: Job): string {
  // As this program wrote it.
  const imported = { created: JSON.parse(created), updated: JSON.parse(updated) };
  return JSON.stringify({ imported });
}
