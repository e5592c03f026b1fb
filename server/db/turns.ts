/** Lets one at a time go on. */
export interface Turns {
  /** True when nobody has the turn: what is done at once, without waiting, needs none. */
  isFree: () => boolean;
  /** Resolves when it is the caller's turn, which lasts until `end`. */
  begin: () => Promise<void>;
  end: () => void;
  countWaiting: () => number;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    isFree: () => !isTaken,
    begin: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    end: () => {
      const next = waiting.shift();
      // Handed on at once, so that nobody slips in between.
      if (next) next();
      else isTaken = false;
    },
    countWaiting: () => waiting.length,
  };
}
