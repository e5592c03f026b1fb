import { spawn } from "node:child_process";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { onLoadCore } from "./cores.ts";
import type { ExpectedCall } from "./same-answers.ts";

export interface Load {
  baseUrl: string;
  /** The process whose costs are counted. */
  pid: number;
  connections: number;
  seconds: number;
  calls: ExpectedCall[];
}

export interface LoadResult {
  answered: number;
  /** Refused, broken off, or answered with something else than the right rows. */
  wrong: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds that the process under load computed for one call. */
  cpuPerCall: number;
  /** Megabytes right after the load. */
  memory: number;
}

export async function runLoad(load: Load): Promise<LoadResult> {
  const [command, ...args] = onLoadCore([process.execPath, join(import.meta.dirname, "load.ts")]);
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(load));
  // as: load.ts writes it.
  return (await json(child.stdout)) as LoadResult;
}
