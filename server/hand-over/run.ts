import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { toClockOf } from "../appointments/clock/handed.ts";
import type { Acting } from "../db/acts/act.ts";
import { logOpened, toEntry } from "../db/acts/change-log.ts";
import { runLongAct } from "../db/acts/long-acts.ts";
import { findNextPart, logClosed } from "../db/acts/open-acts.ts";
import { type Interrupted, writePlan } from "../db/acts/plans.ts";
import { createState } from "../db/acts/state.ts";
import { type Step, takeSteps, toUpdate } from "../db/acts/steps.ts";
import {
  type Db,
  engineOf,
  inTransaction,
  type Owner,
  type Person,
} from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { batchSizeOf } from "../db/records/belongings.ts";
import { toHandedTellings } from "../db/records/tellings.ts";
import { readZones } from "../desks/queries.ts";
import { type Clocks, readClocks } from "../filters/clocks.ts";
import { dayOfHandOver, type Held, heldColumns, listHeld } from "./queries.ts";

/** Whose records go to whom, and what that one is called in the history. */
interface Todo {
  from: Person;
  to: Person;
  name: string;
}

interface HandOverPlan {
  act: "handOver";
  todo: Todo;
}

/** Gives all that is somebody's to another one, as one act in the history. Answers how many records. */
export async function handOver(db: Db, acting: Acting, todo: Todo): Promise<number> {
  const { owner } = acting;
  const plan = writePlan({ act: "handOver", todo } satisfies HandOverPlan);
  if (engineOf(db) === "sqlite") {
    return runLongAct(db, owner, () =>
      goThrough(db, acting, todo, { plan, part: 0, isOpen: false }),
    );
  }
  return inTransaction(db, owner, (tx) =>
    goThrough(tx, acting, todo, { plan: null, part: 0, isOpen: false }),
  );
}

/** Goes on with what a former process has left half done. */
export async function resumeHandOver(db: Db, { owner, act, plan }: Interrupted<HandOverPlan>) {
  const part = await findNextPart(db, owner, act.id);
  await goThrough(db, { owner, act }, plan.todo, { plan: null, part, isOpen: true });
}

interface Course {
  plan: string | null;
  part: number;
  isOpen: boolean;
}

async function goThrough(
  db: Db,
  { owner, act }: Acting,
  { from, to, name }: Todo,
  course: Course,
): Promise<number> {
  let count = 0;
  const clocks = readClocks(await readZones(db, owner), null);
  const some = { limit: batchSizeOf(db), today: dayOfHandOver(act.now) };
  for (const held of heldColumns) {
    while (true) {
      const ids = await listHeld(db, owner, held, from, some);
      if (ids.length === 0) break;
      const steps = await planSteps(db, owner, { held, ids, to, clocks }, act.now);
      await inTransaction(db, owner, async (tx) => {
        if (!course.isOpen) await open(tx, held, ids[0] ?? "");
        await takeSteps(tx, { owner, act }, steps, course.part, (taken) =>
          toHandedTellings(owner, act, taken),
        );
      });
      course.isOpen = true;
      course.part += 1;
      count += ids.length;
      act.tell?.(count);
      await yieldToEventLoop();
    }
  }
  if (course.isOpen) {
    const closing = { owner, change: act.id };
    await inTransaction(db, owner, (tx) => writeTogether(tx, owner, [logClosed(closing)]));
  }
  return count;

  async function open(tx: Db, { kind }: Held, record: string) {
    const detail = JSON.stringify({ bulk: "handOver", to: name });
    const entry = { ...toEntry(owner, act), action: "bulk", id: record, plan: course.plan, detail };
    await writeTogether(tx, owner, [logOpened(entry, kind)]);
    act.change = { _id: act.id, kind, record };
  }
}

interface Batch {
  held: Held;
  ids: readonly string[];
  to: Person;
  clocks: Clocks | undefined;
}

async function planSteps(
  db: Db,
  owner: Owner,
  { held: { kind, column }, ids, to, clocks }: Batch,
  now: Date,
): Promise<Step[]> {
  const state = createState(db, owner);
  await state.load(kind, ids);
  return ids.flatMap((record) => {
    const row = state.get(kind, record);
    if (!row) return [];
    const moved = kind === "appointments" ? toClockOf(clocks, row, to) : {};
    return [toUpdate(kind, row, { [column]: to, ...moved }, now)];
  });
}
