import { setTimeout as sleep } from "node:timers/promises";
import { type Experiment, NotPossible, type Options } from "./experiment.ts";
import { createWorkplace } from "./workplace.ts";

export type Verdict = "pass" | "FAIL" | "not run";
export interface Result {
  experiment: Experiment;
  seen: string;
  verdict: Verdict;
  /** Milliseconds. */
  took: number;
}

interface Plan extends Options {
  /** By `performance.now()`: whatever runs then is given up, and nothing begins any more. */
  deadline: number;
}

/** Milliseconds more for each experiment of a long run. */
const longer = 5 * 60_000;
/** Milliseconds that ending servers and disks may take, so that none of them holds up the others. */
const patience = 15_000;

const open = new Set<ReturnType<typeof createWorkplace>>();
let isGivenUp = false;

/** Ctrl-C must leave no server and no disk behind. */
function giveUp() {
  isGivenUp = true;
  Promise.allSettled([...open].map((place) => place.close())).then(() => process.exit(130));
}
process.once("SIGINT", giveUp).once("SIGTERM", giveUp);

/** Runs experiments of which none disturbs another at the same time. */
export function runTogether(group: readonly Experiment[], plan: Plan): Promise<Result[]> {
  return Promise.all(group.map((experiment) => runOne(experiment, plan)));
}

async function runOne(experiment: Experiment, plan: Plan): Promise<Result> {
  const began = performance.now();
  const limit = Math.min(
    experiment.budget * 1000 + (plan.long ? longer : 0),
    plan.deadline - began,
  );
  if (limit <= 0) return { experiment, seen: "There was no time left.", verdict: "FAIL", took: 0 };
  const place = createWorkplace();
  open.add(place);
  const outcome = await Promise.race([observe(experiment, place, plan), tooLong(limit)]);
  // Nothing else may begin while the process ends.
  if (isGivenUp) return new Promise(() => {});
  if (outcome.verdict === "FAIL") console.error(place.readLog().slice(-4000));
  const isTidy = await Promise.race([place.close().then(() => true), sleep(patience, false)]);
  open.delete(place);
  const took = performance.now() - began;
  if (isTidy) return { experiment, ...outcome, took };
  const seen = `${outcome.seen} What it started could not be ended.`;
  return { experiment, seen, verdict: "FAIL", took };
}

type Outcome = Pick<Result, "seen" | "verdict">;

async function observe(
  experiment: Experiment,
  place: ReturnType<typeof createWorkplace>,
  options: Options,
): Promise<Outcome> {
  try {
    const { seen, broken } = await experiment.run(place, experiment.engine, options);
    if (broken.length === 0) return { seen, verdict: "pass" };
    return { seen: `${seen} BROKEN: ${broken.slice(0, 5).join("; ")}`, verdict: "FAIL" };
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    return { seen, verdict: error instanceof NotPossible ? "not run" : "FAIL" };
  }
}

async function tooLong(limit: number): Promise<Outcome> {
  await sleep(limit, undefined, { ref: false });
  const seen = `It was given up after ${(limit / 1000).toFixed(0)} s.`;
  return { seen, verdict: "FAIL" };
}
