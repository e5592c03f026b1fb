import type { Runner } from "./engine.ts";
import { createMutex, type Mutex } from "./mutex.ts";

/**
 * Lets the writes of one owner come one after the other: they would wait for each other in the
 * database anyway, and a busy owner holds one connection instead of all.
 */
export function takeTurns(write: Runner["write"]): Pick<Runner, "write" | "countWaiting"> {
  /** By owner; one who writes nothing has none. */
  const turns = new Map<string, Mutex>();

  return {
    write: async (owner, statements) => {
      const turn = turns.get(owner) ?? createMutex();
      turns.set(owner, turn);
      await turn.acquire();
      try {
        return await write(owner, statements);
      } finally {
        turn.release();
        if (turn.isFree()) turns.delete(owner);
      }
    },
    countWaiting: () => turns.values().reduce((all, turn) => all + turn.countWaiting(), 0),
  };
}
