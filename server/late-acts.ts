import type { ActProgress } from "../shared/history.ts";
import type { Db, Owner } from "./db/engine/database.ts";
import type { Act } from "./db/records/act.ts";

// Acts whose request has been answered before they were done.

/** Milliseconds after which a request is answered if it does not say so, and for which what became of it is known. */
const usualWait = 30_000;
const memory = 600_000;

interface LateAct {
  act: Act;
  outcome?: { state: "done" | "failed"; status: number; answer: object };
}

const acts = new WeakMap<Db, Map<string, LateAct>>();

/** How long a request waits, in milliseconds, by its header `Prefer`, as RFC 7240 has it. */
export function readWait(prefer: string | string[] | undefined): number {
  const [, seconds] = /(?:^|[,;\s])wait=(\d{1,2})(?:$|[,;\s])/.exec(String(prefer)) ?? [];
  return seconds === undefined ? usualWait : Math.min(Number(seconds) * 1000, usualWait);
}

/** Whether an act has begun and is not done after so many milliseconds. */
export async function isLate(run: Promise<unknown>, act: Act, wait: number): Promise<boolean> {
  const ended = run.then(
    () => true,
    () => true,
  );
  for (let pause = wait; ; pause = 100) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, pause, false);
    const isOver = await Promise.race([ended, promise]);
    clearTimeout(timer);
    if (isOver) return false;
    if (act.told) return true;
  }
}

/** Remembers an act that goes on, and how it ends. */
export function keepLate(
  db: Db,
  owner: Owner,
  act: Act,
  ending: Promise<NonNullable<LateAct["outcome"]>>,
): void {
  const all = acts.get(db) ?? new Map<string, LateAct>();
  acts.set(db, all);
  const late: LateAct = { act };
  const key = `${owner} ${act.id}`;
  all.set(key, late);
  void ending.then((outcome) => {
    late.outcome = outcome;
    setTimeout(() => all.delete(key), memory).unref();
  });
}

/** How far an act has come that this process works on, or has worked on of late. */
export function findLate(db: Db, owner: Owner, id: string): ActProgress | undefined {
  const late = acts.get(db)?.get(`${owner} ${id}`);
  if (!late) return undefined;
  const { act, outcome } = late;
  const { done = null, total = null } = act.told ?? {};
  if (!outcome) return { state: "running", done, total, status: null, answer: null };
  const { state, status, answer } = outcome;
  // as: a body of JSON.
  return { state, done, total, status, answer: answer as Record<string, unknown> };
}
