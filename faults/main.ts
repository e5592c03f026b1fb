// Makes faults on purpose against real servers and prints what held. `npm run faults -- kill disk` runs
// some experiments only, `--long` gives the load experiments minutes.
import { type Experiment, NotPossible, type Observation } from "./experiment.ts";
import { experiments } from "./experiments.ts";
import { toTable } from "./table.ts";
import { createWorkplace } from "./workplace.ts";

/** Milliseconds for everything together, and for one experiment. */
const limits = process.argv.includes("--long")
  ? { all: 30 * 60_000, each: 15 * 60_000 }
  : { all: 10 * 60_000, each: 3 * 60_000 };

type Verdict = "pass" | "FAIL" | "not run";
interface Result {
  experiment: Experiment;
  seen: string;
  verdict: Verdict;
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const names = new Set(experiments.map(({ name }) => name));
const unknown = wanted.filter((name) => !names.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no experiment ${unknown.join(", ")}. There are: ${[...names].join(", ")}.`,
  );
  process.exit(2);
}
const deadline = performance.now() + limits.all;
const results: Result[] = [];
for (const experiment of experiments) {
  if (wanted.length > 0 && !wanted.includes(experiment.name)) continue;
  results.push(await runOne(experiment));
}

const heading = ["experiment", "engine", "done", "must hold", "seen", ""];
const rows = results.map(({ experiment: { name, engine, done, promise }, seen, verdict }) => [
  name,
  engine,
  done,
  promise,
  seen,
  verdict,
]);
console.log(`\n${toTable([heading, ...rows])}`);
console.log(
  "A kill shows that a crash of the program loses nothing. What a power cut does it can't show: for " +
    "that, the settings that make a write wait for the disk are read.",
);
const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
console.log(`${count("pass")} held, ${count("FAIL")} failed, ${count("not run")} not run`);
process.exit(count("FAIL") > 0 || count("pass") === 0 ? 1 : 0);

async function runOne(experiment: Experiment): Promise<Result> {
  const began = performance.now();
  if (began > deadline) return { experiment, seen: "There was no time left.", verdict: "FAIL" };
  const place = createWorkplace();
  // Ctrl-C must leave no server and no disk behind.
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    place.close().finally(() => process.exit(130));
  };
  process.once("SIGINT", giveUp).once("SIGTERM", giveUp);
  const options = { long: process.argv.includes("--long") };
  let result: Pick<Result, "seen" | "verdict">;
  try {
    const { seen, broken } = await within(experiment.run(place, options));
    const faults = broken.slice(0, 5).join("; ");
    result = faults
      ? { seen: `${seen} BROKEN: ${faults}`, verdict: "FAIL" }
      : { seen, verdict: "pass" };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    result = { seen: text, verdict: error instanceof NotPossible ? "not run" : "FAIL" };
  }
  // Nothing else may begin while the process ends.
  if (isGivenUp) return new Promise(() => {});
  if (result.verdict === "FAIL") console.error(place.readLog().slice(-4000));
  await place.close();
  process.off("SIGINT", giveUp).off("SIGTERM", giveUp);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { name, engine } = experiment;
  console.log(`${result.verdict.padEnd(7)} ${name} (${engine}), ${seconds} s: ${result.seen}`);
  return { experiment, ...result };
}

async function within(run: Promise<Observation>): Promise<Observation> {
  const left = Math.min(limits.each, deadline - performance.now());
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long and was given up.")), left);
  });
  return Promise.race([run, tooLong]).finally(() => clearTimeout(timer));
}
