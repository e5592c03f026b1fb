// Makes faults on purpose against real servers and prints what held. `npm run faults -- kill disk` runs
// some experiments only, `--sqlite` and `--postgresql` those of one engine, `--long` gives the load
// experiments minutes.
import { buildChanged } from "../scripts/build-changed.ts";
import { toTable } from "../tools/table.ts";
import type { Experiment } from "./experiment.ts";
import { experiments } from "./experiments.ts";
import { type Result, runTogether, type Verdict } from "./run.ts";

const long = process.argv.includes("--long");

const engines = (["SQLite", "PostgreSQL"] as const).filter((engine) =>
  process.argv.includes(`--${engine.toLowerCase()}`),
);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
/** Minutes for everything together; what ends the last experiment takes a few seconds more. */
const minutes = long || wanted.length > 0 ? 60 : 9.5;
const names = new Set(experiments.flat().flatMap(({ name, ownName = name }) => [name, ownName]));
const unknown = wanted.filter((name) => !names.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no experiment ${unknown.join(", ")}. There are: ${[...names].join(", ")}.`,
  );
  process.exit(2);
}

const plan = { long, deadline: performance.now() + minutes * 60_000 };
const results: Result[] = [];
// What users run, and all experiments the same.
await buildChanged(["server"]);
for (const group of experiments) {
  const chosen = group.filter(isChosen);
  for (const result of await runTogether(chosen, plan)) {
    results.push(result);
    const { experiment, seen, verdict, took } = result;
    const { name, engine } = experiment;
    console.log(`${verdict.padEnd(7)} ${name} (${engine}), ${(took / 1000).toFixed(0)} s: ${seen}`);
  }
}

function isChosen({ name, ownName = name, engine, isOnlyByName }: Experiment) {
  if (engines.length > 0 && !engines.includes(engine)) return false;
  if (wanted.length === 0) return !isOnlyByName;
  return wanted.includes(name) || wanted.includes(ownName);
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
console.log(`\n${toTable(heading, rows)}`);
console.log(
  "A kill shows that a crash of the program loses nothing. What a power cut does it can't show: for " +
    "that, the settings that make a write wait for the disk are read.",
);
const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
console.log(
  `${count("pass")} held, ${count("FAIL")} failed, ${count("not run")} not run, ` +
    `in ${(performance.now() / 60_000).toFixed(1)} minutes`,
);
process.exit(count("FAIL") > 0 || count("pass") === 0 ? 1 : 0);
