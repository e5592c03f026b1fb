import { join } from "node:path";
import { startBeside } from "../../tools/beside.ts";
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

/** Starts the other user in a process of their own. */
export function startNeighbor(neighbor: Neighbor) {
  const file = join(import.meta.dirname, "neighbor-process.ts");
  const { ask, stop } = startBeside<"start" | "report" | "end", Read[]>(file, neighbor);
  return {
    server: neighbor.server,
    start: () => ask("start"),
    /** The reads so far. */
    report: () => ask("report"),
    end: () => ask("end"),
    stop,
  };
}
