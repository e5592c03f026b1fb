import { availableParallelism } from "node:os";
import { answer } from "../../../shared/words/codes.ts";
import { unavailable } from "../../errors.ts";

export interface HashLimits {
  /** Hashes that run at the same moment. */
  atOnce: number;
  /** Calls that may wait for their turn. */
  waiting: number;
}

/**
 * Hashing runs in the four threads of libuv, beside reading files and compressing. Half of the
 * processors and never the last of those threads: whatever the flood of sign-ins, the rest of the
 * server goes on. Whoever comes last waits two to three seconds for a hash of 20 to 40 ms each.
 */
function standardLimits(): HashLimits {
  const atOnce = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 3);
  return { atOnce, waiting: 64 * atOnce };
}

/** Lets a few hashes run at a time and a few more wait; sends the rest away with a 503. */
export interface HashQueue {
  run: <T>(hash: () => Promise<T>) => Promise<T>;
  /** Throws the 503 that `run` would throw: asked before work that would be for nothing. */
  refuseIfFull: () => void;
}

export function createHashQueue({ atOnce, waiting }: HashLimits = standardLimits()): HashQueue {
  let running = 0;
  const turns: (() => void)[] = [];
  const refuseIfFull = () => {
    if (running >= atOnce && turns.length >= waiting) {
      throw unavailable(answer("loginsTooMany"));
    }
  };
  return {
    refuseIfFull,
    run: async (hash) => {
      refuseIfFull();
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => turns.push(resolve));
      try {
        return await hash();
      } finally {
        // The place is handed on, or given up when nobody waits.
        const next = turns.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
