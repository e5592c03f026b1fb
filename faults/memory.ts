import { readMemory } from "../tools/process-costs.ts";
import { mean } from "../tools/statistics.ts";
import { NotPossible } from "./experiment.ts";

/** Megabytes that the memory of a process may differ between two spans of time and still be flat. */
const flat = 25;

/** Samples the memory of a process in megabytes, five times a second, until told to stop. */
export function watchMemory(pid: number): () => number[] {
  if (Number.isNaN(readMemory(pid))) throw new NotPossible("Nobody tells how much memory is used.");
  const samples: number[] = [];
  const sample = () => {
    const used = readMemory(pid);
    if (!Number.isNaN(used)) samples.push(used);
  };
  sample();
  const timer = setInterval(sample, 200);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

/** The last third of the samples against the one before it: what a leak would raise without end. */
export function isFlat(samples: readonly number[]): boolean {
  const third = Math.floor(samples.length / 3);
  return mean(samples.slice(-third)) - mean(samples.slice(third, 2 * third)) < flat;
}
