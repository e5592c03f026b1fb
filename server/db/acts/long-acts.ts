import { type Db, inTransaction, type Owner } from "../engine/database.ts";

/**
 * Acts that take several transactions, by whose they are: until one ends, nothing else of that owner
 * is written, as PostgreSQL has it for a transaction.
 */
const running = new WeakMap<Db, Map<Owner, Promise<unknown>>>();

/** Resolves once no long act of the owner runs; undefined when none does. */
export function longActOf(db: Db, owner: Owner): Promise<unknown> | undefined {
  return running.get(db)?.get(owner);
}

/** Owners of whom an act has failed, perhaps after some of its transactions. */
const failed = new WeakMap<Db, Set<Owner>>();

/** Whether something of the owner may be half done that no act goes on with. */
export function isLeftHalfDone(db: Db, owner: Owner): boolean {
  return failed.get(db)?.has(owner) ?? false;
}

/** Runs `work` after the long acts of the owner that came before. */
export async function runLongAct<T>(db: Db, owner: Owner, work: () => Promise<T>): Promise<T> {
  const acts = running.get(db) ?? new Map<Owner, Promise<unknown>>();
  running.set(db, acts);
  const run = (acts.get(owner) ?? Promise.resolve()).then(work);
  const all = failed.get(db) ?? new Set<Owner>();
  failed.set(db, all);
  // Whoever waits only waits: how it went is told to the caller.
  const ended = run.then(
    () => {},
    () => void all.add(owner),
  );
  acts.set(owner, ended);
  try {
    return await run;
  } finally {
    if (acts.get(owner) === ended) acts.delete(owner);
  }
}

/** Runs `work`, which goes on with all that is half done of the owner; if it fails, that is still to be done. */
export async function finishLongActs(db: Db, owner: Owner, work: () => Promise<void>) {
  await runLongAct(db, owner, async () => {
    await work();
    failed.get(db)?.delete(owner);
  });
}

/** Runs an act in one transaction, or where that takes long in those that it begins itself. */
export function runAct<T>(
  db: Db,
  owner: Owner,
  isLong: boolean,
  work: (on: Db) => Promise<T>,
): Promise<T> {
  return isLong ? runLongAct(db, owner, () => work(db)) : inTransaction(db, owner, work);
}
