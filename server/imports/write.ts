import { messages } from "../../shared/messages.ts";
import type { CheckedRow } from "../../shared/transfer/imports.ts";
import { refuseTooMany } from "../appointments/repeat/checks.ts";
import type { Act } from "../db/acts/act.ts";
import { longActOf } from "../db/acts/long-acts.ts";
import { deferForeignKeys } from "../db/acts/moves.ts";
import { type Step, takeSteps } from "../db/acts/steps.ts";
import { type Db, engineOf, inTransaction, type Owner } from "../db/engine/database.ts";
import { isNameTaken } from "../db/records/own-names.ts";
import { toHandedTellings } from "../db/records/tellings.ts";
import { conflict } from "../errors.ts";
import { refuseTooManyTags } from "../tags/queries.ts";
import { refuseTooManyViews } from "../views/queries.ts";
import { type Counts, planRows, toRowRefused } from "./plan.ts";
import { changeJob, findJob, type Job } from "./queries.ts";
import type { RowReader } from "./staging.ts";

/**
 * On SQLite everybody else waits for each batch, and an import has many. PostgreSQL works elsewhere: what
 * counts there is the way to it.
 */
const rowsAtOnce = { sqlite: 40, postgres: 500 };

export interface Writing {
  owner: Owner;
  /** The process that writes, and the instant until which it may. */
  runner: string;
  leasedUntil: string;
  act: Act;
  /** The user's own. */
  today: string;
  rows: RowReader;
}

/**
 * Writes the next rows of an import, in one transaction with how far it has come. Undefined when it is no
 * longer ours to write, the job as it was once no rows are left. Throws a RowRefused.
 */
export async function writeBatch(db: Db, job: Job, writing: Writing): Promise<Job | undefined> {
  const { owner, act, runner, today } = writing;
  const some = await writing.rows.read(db, job.written, rowsAtOnce[engineOf(db)]);
  if (some.length === 0) return job;
  // Their parts belong together.
  await longActOf(db, owner);
  return inTransaction(db, owner, async (tx) => {
    const current = await findJob(tx, owner, job._id);
    const isOurs = current?.state === "running" && current.runner === runner;
    if (!isOurs || current.written !== job.written) return undefined;
    // As their schema has read them.
    const checked = some as CheckedRow[];
    const planning = { now: act.now, today, change: act.id, first: job.written };
    const planned = await planRows(tx, owner, checked, planning);
    await deferForeignKeys(tx, owner);
    // Rows that are written have a part each: no two batches have the same.
    await takeSteps(tx, { owner, act }, planned.steps, job.written, (taken) =>
      toHandedTellings(owner, act, taken),
    );
    const placeOf = (id: string) => job.written + checked.findIndex(({ _id }) => _id === id);
    await refuseTooMuch(tx, owner, planned.steps, placeOf);
    return changeJob(tx, job, {
      written: job.written + some.length,
      now: planned.now || job.now,
      created: add(job.created, planned.created),
      updated: add(job.updated, planned.updated),
      stale: job.stale + planned.stale,
      leasedUntil: writing.leasedUntil,
      attempts: 0,
    });
  });
}

/** What can only be said once all of a batch is there. */
async function refuseTooMuch(
  tx: Db,
  owner: Owner,
  steps: readonly Step[],
  placeOf: (record: string) => number,
) {
  const made = steps.filter(({ before, whole }) => before === null && whole);
  for (const { record, whole } of steps.filter((one) => one.kind === "tags" && one.whole)) {
    const name = String(whole?.name);
    await toRowRefused(placeOf(record), async () => {
      const isTaken = await isNameTaken(tx, owner, "tags", { name, _id: record });
      if (isTaken) throw conflict("name", messages.tags.taken(name));
    });
  }
  const refuse = async (
    one: Step | undefined,
    work: (tx: Db, owner: Owner, added: number) => Promise<void>,
  ) => {
    if (one) await toRowRefused(placeOf(one.record), () => work(tx, owner, 0));
  };
  await refuse(
    made.findLast(({ kind }) => kind === "tags"),
    refuseTooManyTags,
  );
  await refuse(
    made.findLast(({ kind }) => kind === "views"),
    refuseTooManyViews,
  );
  await refuse(
    steps.findLast(({ after }) => after?.repeat),
    refuseTooMany,
  );
}

function add(counted: string, counts: Counts): string {
  // As this program wrote it.
  const all: Record<string, number> = JSON.parse(counted);
  for (const [kind, n] of Object.entries(counts)) all[kind] = (all[kind] ?? 0) + n;
  return JSON.stringify(all);
}
