import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Call, Session } from "../../tools/client.ts";

/** The other user, who does the same call again and again. */
export interface Neighbor {
  session: Session;
  /** The process that serves. */
  server: number;
  call: Call;
}

/** Milliseconds. */
export interface Read {
  took: number;
  /** By the thread that serves, meanwhile. */
  computed: number;
  /** By it or by whoever reads, for a core. */
  waited: number;
}

/**
 * Starts the other user in a process of their own: where somebody reads megabytes of answers, tidying up after them would be
 * taken for the server's slowness.
 */
export function startNeighbor(neighbor: Neighbor) {
  const file = join(import.meta.dirname, "neighbor-process.ts");
  const child = fork(file, [JSON.stringify(neighbor)]);
  const gone = new AbortController();
  child.once("exit", () => gone.abort());
  const ask = async (what: "start" | "report" | "end") => {
    const answered = once(child, "message", gone);
    child.send(what);
    const [reads] = await answered;
    // as: what the process answers.
    return reads as Read[];
  };
  return {
    server: neighbor.server,
    start: () => ask("start"),
    /** The reads so far. */
    report: () => ask("report"),
    end: () => ask("end"),
    stop: () => child.kill(),
  };
}
