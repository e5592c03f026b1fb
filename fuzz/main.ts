import { parseArgs } from "node:util";
import { type Engine, engines } from "../tools/places.ts";
import { judgeRun, printReport } from "./report.ts";
import { fuzz } from "./run.ts";
import { startTarget } from "./servers.ts";

/**
 * `npm run fuzz -- --seconds 600 --seed 1 --engine sqlite --only /api/appointments`: sends made-up requests to real servers and
 * compares the answers with the API document. Ends with 1 when anything was found.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "110" },
    seed: { type: "string" },
    engine: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!(seconds > 0) || !Number.isInteger(seed)) throw new Error("--seconds and --seed take numbers");
const chosen = engines.filter((engine) => !values.engine || engine === values.engine);
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(", ")}`);

async function fuzzEngine(engine: Engine): Promise<boolean> {
  await using target = await startTarget(engine);
  const deadline = performance.now() + seconds * 1000;
  const report = await fuzz(target, {
    seed,
    only: values.only,
    isOver: () => performance.now() > deadline,
  });
  printReport(engine, report);
  const problems = judgeRun(report);
  for (const problem of problems) console.log(`✗ ${problem}`);
  return report.findings.length === 0 && problems.length === 0;
}

const clean = await Promise.all(chosen.map(fuzzEngine));
console.log(clean.every(Boolean) ? "\nNothing found." : "\nFailed.");
process.exitCode = clean.every(Boolean) ? 0 : 1;
