import fc from "fast-check";
import { expect, test } from "vitest";
import { engine, startApp } from "./test/harness.ts";
import { beginning, places, step } from "./test/model/sequences.ts";
import { createWorld, playStep, type Step, type Successes } from "./test/model/steps.ts";

/**
 * The same sequences each time, so that what passes once passes always. MODEL_RUNS searches others, as
 * many as it says; MODEL_SEED, as a failure prints it, repeats that failure.
 */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const seed = MODEL_SEED ?? (MODEL_RUNS === undefined ? "8" : undefined);
const runs = Number(MODEL_RUNS ?? (engine === "sqlite" ? 20 : 8));
const stepsPerRun = 400;

test(
  "whatever three users and a visitor call, each meets exactly what is theirs",
  async () => {
    const app = await startApp();
    const successes: Successes = new Map();
    const sequence = fc.array(step, { maxLength: stepsPerRun, size: "max" });
    const property = fc.asyncProperty(sequence, async (steps) => {
      const world = createWorld(app);
      for (const one of [...beginning, ...steps]) await playStep(world, one, successes);
    });
    const found = await fc.check(property, {
      numRuns: runs,
      ...(seed !== undefined && { seed: Number(seed) }),
      // Cutting a failure short takes many runs.
      interruptAfterTimeLimit: 60_000 + runs * 4000,
      markInterruptAsFailure: true,
    });
    if (found.failed) throw new Error(tell(found), { cause: found.errorInstance });
    // All that can be called has been, and has done what it is for.
    expect([...successes.keys()].sort()).toEqual([...places].sort());
  },
  90_000 + runs * 4000,
);

function tell({ seed, counterexample }: fc.RunDetails<[Step[]]>): string {
  const calls = counterexample?.[0].map((one) => {
    return `  ${one.who} ${places[one.endpoint]} ${JSON.stringify([one.key, one.pause, ...one.picks])}`;
  });
  return [`MODEL_SEED=${seed} repeats this, cut short to:`, ...(calls ?? [])].join("\n");
}
