import { parseArgs } from "node:util";
import { listRandomTests } from "./random-tests.ts";
import { printResults, runTool } from "./stages.ts";

/**
 * `npm run nightly -- --seed 1 --runs 5 --seconds 600`: the random tests with a new seed and more rounds, then
 * made-up requests with the same seed. What fails is a defect; the seed repeats it.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "600" },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}`);
const env = { RANDOM_SEED: seed, RANDOM_RUNS: values.runs };
const results = [
  await runTool("Random tests", "vitest", ["run", ...listRandomTests()], env),
  // 300 rounds, also read by python-dateutil where that is installed.
  await runTool("Edited repeats", "vitest", ["run", "server/ics/edits.test.ts"], {
    ...env,
    RANDOM_RUNS: "30",
  }),
  await runTool("Made-up requests", "node", [
    ...["fuzz/main.ts", "--seed", seed, "--seconds", values.seconds],
  ]),
];
printResults(results);
const isClean = results.every(({ passed }) => passed);
const again = `npm run nightly -- --seed ${seed} --runs ${values.runs} --seconds ${values.seconds}`;
console.log(isClean ? `\nNothing found with seed ${seed}.` : `\nFailed. To repeat: ${again}`);
process.exitCode = isClean ? 0 : 1;
