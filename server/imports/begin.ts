import type { Act } from "../db/acts/act.ts";
import { logBegun, toEntry } from "../db/acts/change-log.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { toSortKey } from "../db/query/search/text-keys.ts";
import { invalid, outOfStep } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { toDetail } from "./close.ts";
import { changeJob, findUnderWay, type Job, noteImporting } from "./queries.ts";
import type { Plan } from "./run.ts";
import { findStaging } from "./staging.ts";

interface Beginning {
  act: Act;
  /** The user's own. */
  today: string;
}

/**
 * From now on it is written, by whoever goes on with it. Throws the 404, the 400 when there is nothing, the
 * 409 while another one runs.
 */
export function beginImport(
  db: Db,
  owner: Owner,
  id: string,
  { act, today }: Beginning,
): Promise<Job> {
  return inTransaction(db, owner, async (tx) => {
    const job = await findStaging(tx, owner, "rows", id);
    if (job.state !== "open") return job;
    if (job.received === 0) throw invalid(serverMessages.imports.empty);
    if (await findUnderWay(tx, owner)) throw outOfStep(serverMessages.imports.anotherRuns);
    const plan: Plan = { act: "import", today };
    const entry = {
      ...toEntry(owner, { ...act, action: "import" }),
      kind: job.into === "account" ? "companies" : job.into,
      // It is about no single record.
      record: id,
      name: job.file,
      nameKey: toSortKey(job.file),
      plan: JSON.stringify(plan),
      detail: toDetail(job),
    };
    await writeTogether(tx, owner, [logBegun(entry)]);
    await noteImporting(tx, owner, id);
    return (await changeJob(tx, job, { state: "running", change: act.id })) ?? job;
  });
}

/** Throws the 404, and the 409 when it is done. Of one that runs, whoever goes on with it takes it back. */
export function dropImport(db: Db, owner: Owner, id: string, now: Date): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const job = await findStaging(tx, owner, "rows", id);
    if (job.state === "done") throw outOfStep(serverMessages.imports.done);
    if (job.state === "open") {
      await changeJob(tx, job, { state: "canceled", endedAt: now.toISOString() });
    }
    if (job.state === "running") await changeJob(tx, job, { state: "canceling" });
  });
}
