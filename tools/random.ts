/** Random tests are the same each time, so that a clean clone is green on every try; see `npm run nightly`. */
export const randomSeed = Number(process.env.RANDOM_SEED ?? 8);

const times = Number(process.env.RANDOM_RUNS ?? 1);
if (!Number.isInteger(randomSeed) || !(times > 0)) {
  throw new Error("RANDOM_SEED and RANDOM_RUNS take numbers");
}

/** So many rounds, or milliseconds for them; RANDOM_RUNS times as many where that is set. */
export function scaled(rounds: number): number {
  return Math.ceil(rounds * times);
}
