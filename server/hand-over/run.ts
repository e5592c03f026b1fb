import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type HandedKind, type HandOverAnswer, handedKinds } from "../../shared/lists/hand-over.ts";
import { toClockOf } from "../appointments/clock/handed.ts";
import type { Begin } from "../bulk/once.ts";
import type { Acting } from "../db/acts/act.ts";
import { logBegun, logOpened, toEntry } from "../db/acts/change-log.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { runAct } from "../db/acts/long-acts.ts";
import { findNextPart, logClosed, noteDetail } from "../db/acts/open-acts.ts";
import { type Interrupted, writePlan } from "../db/acts/plans.ts";
import { createState } from "../db/acts/state.ts";
import { type Step, takeSteps, toUpdate } from "../db/acts/steps.ts";
import type { Row } from "../db/acts/touched.ts";
import {
  type Db,
  engineOf,
  inTransaction,
  type Owner,
  type Person,
} from "../db/engine/database.ts";
import { writeTogether } from "../db/query/prepared.ts";
import { toSortKey } from "../db/query/search/text-keys.ts";
import { batchSizeOf } from "../db/records/belongings.ts";
import { toHandedTellings } from "../db/records/tellings.ts";
import { readNames } from "../desks/members.ts";
import { readZones } from "../desks/queries.ts";
import { type Clocks, readClocks } from "../filters/clocks.ts";
import { earliestToday } from "../filters/moment.ts";
import { type Held, heldColumns, listHeld, type Scope } from "./queries.ts";
import { listRepeatedTimes, toOwnRows } from "./repeated.ts";

/** What goes to whom. */
interface Asked {
  scope: Scope;
  kinds: readonly HandedKind[];
  to: Person;
  note?: string | undefined;
  /** Customers that were left alone. */
  skipped: readonly string[];
  /** What the act is about, where that is an absence. */
  first?: Step;
}

/** The same with what the history calls whoever gets it. */
interface Todo extends Asked {
  name: string;
}

interface HandOverPlan {
  act: "handOver";
  todo: Todo;
}

/** Ids that an answer names. */
const mostNamed = 100;
/** Customers whose records are looked for at once. */
const chunk = 500;

/** Such a request has none. */
export const noKey: Begin = async () => {};

/** Gives all that is somebody's to another one, as one act in the history. */
export async function handOverAll(db: Db, acting: Acting, from: Person, to: Person) {
  const asked = { scope: { person: from }, kinds: handedKinds, to, skipped: [] };
  const isLong = engineOf(db) === "sqlite";
  return runAct(db, acting.owner, isLong, (on) =>
    handOver(on, acting, asked, { isLong, begin: noKey }),
  );
}

/**
 * Gives records to somebody as one act in the history. With a transaction all of it happens in that; else
 * in one for each batch. `begin` belongs to the first.
 */
export async function handOver(
  db: Db,
  acting: Acting,
  asked: Asked,
  { isLong, begin }: { isLong: boolean; begin: Begin },
): Promise<HandOverAnswer> {
  const name = (await readNames(db, acting.owner))?.get(asked.to) ?? "";
  const todo = { ...asked, name };
  const plan = isLong ? writePlan({ act: "handOver", todo } satisfies HandOverPlan) : null;
  return goThrough(db, acting, todo, { plan, part: 0, isOpen: false, begin });
}

/** Goes on with what a former process has left half done. */
export async function resumeHandOver(db: Db, { owner, act, plan }: Interrupted<HandOverPlan>) {
  const part = await findNextPart(db, owner, act.id);
  const course = { plan: null, part, isOpen: true, begin: noKey };
  await goThrough(db, { owner, act }, plan.todo, course);
}

interface Course {
  plan: string | null;
  part: number;
  isOpen: boolean;
  begin: Begin;
}

async function goThrough(
  db: Db,
  { owner, act }: Acting,
  todo: Todo,
  course: Course,
): Promise<HandOverAnswer> {
  const { to, skipped } = todo;
  let changed = 0;
  const before = new Set<string>();
  const today = earliestToday(act.now);
  const limit = batchSizeOf(db);
  const clocks = readClocks(await readZones(db, owner), null);
  if (todo.first && !course.isOpen) await write([todo.first]);
  for (const scope of partsOf(todo.scope)) {
    for (const held of heldInOrder(todo)) {
      // What was handed over is no longer found: so it also goes on where it was interrupted.
      while (true) {
        const ids = await listHeld(db, owner, held, { scope, to, today });
        if (ids.length === 0) break;
        for (const batch of cut(ids, limit)) {
          const planned = { held, ids: batch, to, clocks };
          const { steps, from } = await planSteps(db, owner, planned, act.now);
          await handBatch(steps, from);
        }
      }
    }
  }
  if ("from" in todo.scope && todo.kinds.includes("appointments")) {
    const { person } = todo.scope;
    const toChanges = (row: Row) =>
      toHanded({ kind: "appointments", column: "host" }, row, { to, clocks });
    for (const some of cut(await listRepeatedTimes(db, owner, todo.scope, today), limit)) {
      await handBatch(await toOwnRows(db, owner, some, toChanges, act.now), [person]);
    }
  }
  const skippedIds = skipped.toSorted().slice(0, mostNamed);
  const answer = { changed, skipped: skipped.length, skippedIds };
  if (course.isOpen) {
    const closing = { owner, change: act.id };
    const detail = toDetail(todo, { answer, from: [...before] });
    await inTransaction(db, owner, (tx) =>
      writeTogether(tx, owner, [noteDetail({ ...closing, detail }), logClosed(closing)]),
    );
  }
  return answer;

  async function handBatch(steps: readonly Step[], from: readonly string[]) {
    for (const person of from) before.add(person);
    await write(steps);
    changed += steps.length;
    act.tell?.(changed);
    await yieldToEventLoop();
  }

  /** The next part of the act; the first one opens it. */
  async function write(steps: readonly Step[]) {
    await inTransaction(db, owner, async (tx) => {
      const [step] = steps;
      if (!course.isOpen && step) await open(tx, step);
      await takeSteps(tx, { owner, act }, steps, course.part, (taken) =>
        toHandedTellings(owner, act, taken),
      );
    });
    course.isOpen = true;
    course.part += 1;
  }

  async function open(tx: Db, { kind, record, before: was, whole }: Step) {
    const detail = toDetail(todo, { from: [] });
    const entry = { ...toEntry(owner, act), action: "bulk" as const, plan: course.plan, detail };
    const name = String(whole?.[loggedKinds[kind].name]);
    const isMade = was === null;
    await writeTogether(tx, owner, [
      isMade
        ? logBegun({ ...entry, kind, record, name, nameKey: toSortKey(name) })
        : logOpened({ ...entry, id: record }, kind),
    ]);
    await course.begin(tx);
    act.change = { _id: act.id, kind, record };
  }
}

/** Of many customers some at a time. */
function partsOf(scope: Scope): Scope[] {
  if (!("customers" in scope)) return [scope];
  return cut(scope.customers, chunk).map((customers) => ({ customers }));
}

function cut<One>(list: readonly One[], length: number): One[][] {
  const starts = Array.from({ length: Math.ceil(list.length / length) }, (_, at) => at * length);
  return starts.map((start) => list.slice(start, start + length));
}

/** What the act is about comes first. */
function heldInOrder({ scope, kinds }: Todo): Held[] {
  const wanted = heldColumns.filter(({ kind }) => kinds.some((one) => one === kind));
  if (!("customers" in scope)) return wanted;
  return wanted.toSorted((a, b) => Number(a.kind === "companies") - Number(b.kind === "companies"));
}

/** Whose the records were, by id, and the same of who has them now: what For You tells. */
function toDetail(
  { name, to, note, first }: Todo,
  { answer, from }: { answer?: HandOverAnswer; from: readonly string[] },
): string {
  const bulk = first ? "away" : "handOver";
  return JSON.stringify({ bulk, to: name, toPerson: to, from, note, answer });
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
  { held, ids, to, clocks }: Batch,
  now: Date,
): Promise<{ steps: Step[]; from: string[] }> {
  const { kind, column } = held;
  const state = createState(db, owner);
  await state.load(kind, ids);
  const rows = ids.map((record) => state.get(kind, record)).filter((row) => row !== null);
  return {
    steps: rows.map((row) => toUpdate(kind, row, toHanded(held, row, { to, clocks }), now)),
    from: rows.map((row) => String(row[column])),
  };
}

/** What another one who holds a record changes in it. */
function toHanded({ kind, column }: Held, row: Row, { to, clocks }: Pick<Batch, "to" | "clocks">) {
  return {
    ...(kind === "appointments" && { ...toClockOf(clocks, row, to), ...withoutGuest(row, to) }),
    [column]: to,
  };
}

/** In whose calendar an appointment is, is no guest of it. */
function withoutGuest({ attending }: Row, to: Person): Row {
  if (typeof attending !== "string" || !attending.includes(`"${to}"`)) return {};
  // As this program wrote it.
  const guests: string[] = JSON.parse(attending);
  return { attending: JSON.stringify(guests.filter((id) => id !== to)) };
}
