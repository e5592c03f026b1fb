import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

type Command = [string, ...string[]];

/** Whether the program under load and the one that makes it can have a core each. */
export const hasOwnCores =
  availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;

/** The core of the program that is measured. */
export function onServerCore(command: Command): Command {
  return hasOwnCores ? ["taskset", "--cpu-list", "0", ...command] : command;
}

/** The core of the program that makes the calls. */
export function onLoadCore(command: Command): Command {
  return hasOwnCores ? ["taskset", "--cpu-list", "1", ...command] : command;
}
