import { randomUUID } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Api } from "../api.ts";
import { findOpenAct } from "../db/acts/changes.ts";
import { goOnWith } from "../db/acts/plans.ts";
import { inTransaction, type Owner } from "../db/engine/database.ts";
import { announceWrite } from "../http/writes/announce-write.ts";
import { createProgress } from "../http/writes/progress.ts";
import { serverMessages } from "../messages.ts";
import { closeImport, closeTakenBack } from "./close.ts";
import { RowRefused } from "./plan.ts";
import { changeJob, findJob, type Job, removeChunks } from "./queries.ts";
import { createRowReader } from "./staging.ts";
import { takeBackBatch } from "./take-back.ts";
import { writeBatch } from "./write.ts";

/** Milliseconds. A process that ends without a word keeps an import back for so long. */
const lease = 10_000;
/** Times that an import may break off without headway, until it is taken back. */
const mostAttempts = 3;

export type Parts = Pick<Api, "app" | "db" | "clock" | "hub" | "progressTimes">;

/** What an open act of an import has written down. */
export interface Plan {
  act: "import";
  /** The user's own. */
  today: string;
}

/**
 * Goes on with an import that nobody else works on, until it has ended or `signal` says so. `isAlone`:
 * whoever worked on it has ended; if not, it stops at its next batch.
 */
export async function resumeImport(
  parts: Parts,
  owner: Owner,
  id: string,
  signal: AbortSignal,
  isAlone = false,
) {
  const { db, app } = parts;
  const runner = randomUUID();
  const job = await claim(parts, owner, id, runner, isAlone);
  if (!job) return;
  try {
    await work(parts, owner, job, runner, signal);
  } catch (err) {
    app.log.error({ err }, "an import broke off");
  }
  // Whoever comes next need not wait for the end of the lease.
  await inTransaction(db, owner, async (tx) => {
    const left = await findJob(tx, owner, id);
    if (left?.runner !== runner) return;
    const isStopped = signal.aborted && { attempts: 0 };
    await changeJob(tx, left, { runner: null, leasedUntil: null, ...isStopped });
  });
}

/** Undefined when another process has it, or nothing is to be done. */
function claim({ db, clock }: Parts, owner: Owner, id: string, runner: string, isAlone: boolean) {
  return inTransaction(db, owner, async (tx): Promise<Job | undefined> => {
    const job = await findJob(tx, owner, id);
    if (!job || !isUnderWay(job)) return undefined;
    const now = clock.now();
    const isHeld = job.leasedUntil !== null && job.leasedUntil > now.toISOString();
    if (isHeld && !isAlone) return undefined;
    const attempts = job.attempts + 1;
    const hasFailed = job.state === "running" && attempts > mostAttempts;
    return changeJob(tx, job, {
      runner,
      attempts,
      leasedUntil: toLeaseEnd(now),
      ...(hasFailed && { state: "canceling", failure: serverMessages.imports.broken }),
    });
  });
}

function isUnderWay({ state }: Job): boolean {
  return state === "running" || state === "canceling";
}

function toLeaseEnd(now: Date): string {
  return new Date(now.getTime() + lease).toISOString();
}

async function work(parts: Parts, owner: Owner, begun: Job, runner: string, signal: AbortSignal) {
  const { db, clock, hub, progressTimes } = parts;
  const { _id: id } = begun;
  const opened = await findOpenAct(db, owner, begun.change ?? "");
  if (!opened) throw new Error("The act of an import is not in the log");
  const { today }: Plan = JSON.parse(opened.plan ?? "");
  const act = goOnWith({ ...opened, action: "import" });
  const rows = createRowReader(owner, id);
  const tell = createProgress(hub, progressTimes, owner, id);
  let job: Job | undefined = begun;
  while (job && job.runner === runner && isUnderWay(job)) {
    if (signal.aborted) return;
    // Undefined when it was canceled, or another process has it.
    job = (await (job.state === "running" ? write(job) : takeBack(job))) ?? (await reread());
    await yieldToEventLoop();
  }
  if (!job || isUnderWay(job)) return;
  if (job.change !== null) {
    const change = { _id: job.change, kind: opened.kind, record: opened.record };
    announceWrite(hub, owner, { ...act, change });
  } else {
    hub.announce(owner, "gap");
  }
  while (await removeChunks(db, owner, id)) await yieldToEventLoop();

  function reread() {
    return findJob(db, owner, id);
  }

  async function write(current: Job): Promise<Job | undefined> {
    const leasedUntil = toLeaseEnd(clock.now());
    try {
      const next = await writeBatch(db, current, { owner, runner, leasedUntil, act, today, rows });
      if (next === current)
        return await closeImport(db, current, { owner, runner, now: clock.now() });
      if (next) tell(next.written, next.received);
      return next;
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return inTransaction(db, owner, async (tx) => {
        const latest = await findJob(tx, owner, id);
        if (latest?.state !== "running" || latest.runner !== runner) return undefined;
        const failure = { failedRow: error.row, failure: error.message };
        return changeJob(tx, latest, { state: "canceling", ...failure });
      });
    }
  }

  async function takeBack(current: Job): Promise<Job | undefined> {
    const now = clock.now();
    const taking = { owner, runner, leasedUntil: toLeaseEnd(now), now, since: opened?.at ?? "" };
    const next = await takeBackBatch(db, current, taking);
    return next === current ? closeTakenBack(db, current, { owner, runner, now }) : next;
  }
}
