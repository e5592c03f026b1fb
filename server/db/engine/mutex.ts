/** Lets one caller at a time go on. */
export interface Mutex {
  /** True when nobody holds it: what is done at once, without waiting, needs none. */
  isFree: () => boolean;
  /** Resolves when the caller holds it, which lasts until `release`. */
  acquire: () => Promise<void>;
  release: () => void;
  countWaiting: () => number;
}

export function createMutex(): Mutex {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    isFree: () => !isTaken,
    acquire: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    release: () => {
      const next = waiting.shift();
      // Handed on at once, so that nobody slips in between.
      if (next) next();
      else isTaken = false;
    },
    countWaiting: () => waiting.length,
  };
}
