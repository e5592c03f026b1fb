import type { Engine, Workplace } from "./workplace.ts";

/** One fault, made on purpose against real servers, and what must hold through it. */
export interface Experiment {
  /** The word that picks it on the command line; several experiments may share it. */
  name: string;
  /** A word that picks it alone, where others share its name. */
  ownName?: string;
  engine: Engine;
  /** Takes too long to run with all others. */
  isOnlyByName?: true;
  /** What is done, and how often. */
  done: string;
  promise: string;
  /**
   * Seconds after which it is given up: about twice what it takes on a small machine. `--long` adds
   * five minutes.
   */
  budget: number;
  run: (place: Workplace, engine: Engine, options: Options) => Promise<Observation>;
}

/** The same on each engine. */
export function onBoth(experiment: Omit<Experiment, "engine">): Experiment[] {
  return (["SQLite", "PostgreSQL"] as const).map((engine) => ({ ...experiment, engine }));
}

export interface Options {
  /** Takes the minutes that a slow leak or a slow recovery needs to show. */
  long: boolean;
}

export interface Observation {
  /** What was seen, with its numbers. */
  seen: string;
  /** Every way in which the promise did not hold; empty when it held. */
  broken: string[];
}

/** Thrown where the machine can't do what an experiment needs: it is shown as not run. */
export class NotPossible extends Error {
  override readonly name = "NotPossible";
}

/** Says that `promise` is broken unless `holds`. */
export function check(broken: string[], holds: boolean, promise: string) {
  if (!holds) broken.push(promise);
}
