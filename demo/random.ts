/** A source of chance that gives the same numbers for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  /** True so often out of 1. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by the weight that stands beside each choice. */
  pickWeighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/**
 * Mulberry32 by Tommy Ettinger (public domain). Each `stream` of a seed is independent, so that
 * one company's rows do not depend on how many were made before it.
 */
export function createRandom(seed: number, stream = 0): Random {
  let state = (seed ^ Math.imul(stream + 1, 0x9e3779b1)) >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new RangeError("Nothing to pick from");
    return item;
  }

  function pickWeighted<T>(choices: readonly (readonly [T, number])[]): T {
    let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    throw new RangeError("Nothing to pick from");
  }

  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick,
    pickWeighted,
  };
}

/**
 * Deals `total` whole things out by weight; the counts always add up to `total`. Without any
 * weight above 0 the first takes all.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  let passed = 0;
  return weights.map((weight) => {
    const before = Math.floor((passed / sum) * total);
    passed += weight;
    return Math.floor((passed / sum) * total) - before;
  });
}
