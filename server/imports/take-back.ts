import { listFollowed } from "../db/acts/followers.ts";
import { deferForeignKeys } from "../db/acts/moves.ts";
import { createState, type State } from "../db/acts/state.ts";
import { type Step, takeBackSteps } from "../db/acts/steps.ts";
import { pick, type Row, readLastPart, type Touched } from "../db/acts/touched.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { toNextVersion } from "../db/records/next-version.ts";
import { kindOf, listHolders, recordKinds, recordTables } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";
import { forgetPast, listPast } from "./past/forget.ts";
import { changeJob, findJob, forgetPart, type Job } from "./queries.ts";

export interface TakingBack {
  owner: Owner;
  runner: string;
  leasedUntil: string;
  now: Date;
  /** When the import began. */
  since: string;
}

/**
 * Takes the last part back that an import has written, as if it had never been: what it made goes with all
 * that belongs to it by now, what it changed is again as it was. Undefined when it is no longer ours, the
 * job as it was once nothing is left.
 */
export async function takeBackBatch(
  db: Db,
  job: Job,
  { owner, runner, leasedUntil, now, since }: TakingBack,
): Promise<Job | undefined> {
  const change = job.change ?? "";
  return inTransaction(db, owner, async (tx) => {
    const current = await findJob(tx, owner, job._id);
    if (current?.state !== "canceling" || current.runner !== runner) return undefined;
    const touched = await readLastPart(tx, owner, change);
    const [first] = touched;
    if (!first) return job;
    const state = createState(tx, owner);
    const steps = await planTakingBack(state, touched, now);
    const told = await listPast(tx, owner, touched);
    await deferForeignKeys(tx, owner);
    await takeBackSteps(tx, owner, steps);
    await forgetPast(tx, owner, { steps, touched, told, since });
    await forgetPart(tx, owner, change, first.part);
    return changeJob(tx, job, { leasedUntil, attempts: 0 });
  });
}

async function planTakingBack(state: State, touched: Touched[], now: Date): Promise<Step[]> {
  const sorted = touched.toSorted(
    (a, b) => recordTables.indexOf(a.kind) - recordTables.indexOf(b.kind),
  );
  for (const [kind, some] of Map.groupBy(sorted, (one) => one.kind)) {
    await state.load(
      kind,
      some.map(({ record }) => record),
    );
    for (const [column, parent] of Object.entries(kindOf(kind).parents)) {
      const ids = some.map(({ before }) => before?.[column]);
      await state.load(
        parent,
        ids.filter((id) => typeof id === "string"),
      );
    }
  }
  const deletions = await planDeletions(state, sorted);
  const restored = sorted.flatMap((one) => toRestored(state, one, now) ?? []);
  return [...deletions, ...restored];
}

/** What the import made, and all that belongs to it. */
async function planDeletions(state: State, touched: readonly Touched[]): Promise<Step[]> {
  const gone = new Map<RecordTable, Map<string, Row>>();
  const rowsOf = (kind: RecordTable) => gone.getOrInsertComputed(kind, () => new Map());
  for (const { kind, record, before } of touched) {
    const live = state.get(kind, record);
    if (before === null && live) rowsOf(kind).set(record, live);
  }
  for (const described of recordKinds) {
    for (const [column, parent] of listHolders(described)) {
      const ids = new Set(rowsOf(parent).keys());
      if (ids.size === 0) continue;
      for (const row of await state.listChildren(described.table, column, ids)) {
        rowsOf(described.table).set(String(row._id), row);
      }
    }
  }
  return [...gone].flatMap(([kind, rows]) =>
    [...rows].map(([record, { _id, ...before }]) => {
      state.set(kind, record, null);
      return { kind, record, before, after: null, whole: null, group: 0 };
    }),
  );
}

/** To the very version before, unless somebody has changed it since: then what is still as we left it. */
function toRestored(
  state: State,
  { kind, record, before, after }: Touched,
  now: Date,
): Step | undefined {
  const live = state.get(kind, record);
  if (!live || !before || !after) return undefined;
  const isOurs = live.updatedAt === after.updatedAt;
  const { parents } = kindOf(kind);
  const names = Object.keys(before).filter((name) => {
    const parent = parents[name];
    const isThere = !parent || before[name] === null || state.get(parent, String(before[name]));
    return live[name] === after[name] && isThere;
  });
  const back = { ...live, ...pick(before, names) };
  const whole = { ...back, ...listFollowed(state, kind, back) };
  const changed = Object.keys(whole).filter((name) => whole[name] !== live[name]);
  if (changed.length === 0) return undefined;
  if (!isOurs) Object.assign(whole, { updatedAt: toNextVersion(live, now) });
  const all = [...new Set([...changed, "updatedAt"])];
  state.set(kind, record, whole);
  return {
    kind,
    record,
    before: pick(live, all),
    after: pick(whole, all),
    whole,
    group: 0,
  };
}
