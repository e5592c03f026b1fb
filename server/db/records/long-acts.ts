import type { Db, Owner } from "../engine/database.ts";

/**
 * Acts that take several transactions, by whose they are: until one ends, nothing else of that owner
 * is written, as PostgreSQL has it for a transaction.
 */
const running = new WeakMap<Db, Map<Owner, Promise<unknown>>>();

/** Resolves once no long act of the owner runs; undefined when none does. */
export function longActOf(db: Db, owner: Owner): Promise<unknown> | undefined {
  return running.get(db)?.get(owner);
}

/** Runs `work` after the long acts of the owner that came before. */
export async function runLongAct<T>(db: Db, owner: Owner, work: () => Promise<T>): Promise<T> {
  const acts = running.get(db) ?? new Map<Owner, Promise<unknown>>();
  running.set(db, acts);
  const run = (acts.get(owner) ?? Promise.resolve()).then(work);
  // Whoever waits only waits: how it went is told to the caller.
  const ended = run.then(
    () => {},
    () => {},
  );
  acts.set(owner, ended);
  try {
    return await run;
  } finally {
    if (acts.get(owner) === ended) acts.delete(owner);
  }
}
