import { TurnTooLate } from "../failures.ts";
import type { Runner } from "./engine.ts";
import { createMutex, type Mutex } from "./mutex.ts";

/**
 * Lets the writes of one owner come one after the other: they would wait for each other in the
 * database anyway, and a busy owner holds one connection instead of all.
 */
export function takeTurns(write: Runner["write"]): Pick<Runner, "write" | "countWaiting"> {
  const { inTurn, countWaiting } = createOwnerTurns();
  return {
    write: (owner, statements) => inTurn(owner, () => write(owner, statements)),
    countWaiting,
  };
}

/** Whose turn comes after more than `patience` milliseconds does nothing, and throws TurnTooLate: its caller may be gone. */
export function createOwnerTurns({ patience = Number.POSITIVE_INFINITY } = {}) {
  /** By owner; one who writes nothing has none. */
  const turns = new Map<string, Mutex>();

  return {
    inTurn: async <T>(owner: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
      const turn = turns.get(owner) ?? createMutex();
      turns.set(owner, turn);
      const since = performance.now();
      const hasWaited = !turn.isFree();
      await turn.acquire();
      try {
        if (performance.now() - since > patience) throw new TurnTooLate();
        return await work(hasWaited);
      } finally {
        turn.release();
        if (turn.isFree()) turns.delete(owner);
      }
    },
    countWaiting: () => turns.values().reduce((all, turn) => all + turn.countWaiting(), 0),
  };
}
