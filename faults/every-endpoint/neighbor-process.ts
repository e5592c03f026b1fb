import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../../tools/client.ts";
import { readMainThreadTimes } from "../../tools/process-costs.ts";
import type { Neighbor, Read } from "./neighbor.ts";

// Reads one company again and again from "start" until "end"; answers each message with the reads since "start".

/** Milliseconds between two reads. */
const pause = 10;

/** What `startNeighbor` has passed on. */
const { session, server, call }: Neighbor = JSON.parse(process.argv[2] ?? "");

let reads: Read[] = [];
let reading: Promise<void> | undefined;
let isOver = false;

process.on("message", async (asked: "start" | "report" | "end") => {
  if (asked === "start") {
    reads = [];
    isOver = false;
    reading = readOn();
  }
  if (asked === "end") {
    isOver = true;
    await reading;
  }
  process.send?.(reads);
});

async function readOn(): Promise<void> {
  while (!isOver) {
    const [before, own] = readTimes();
    const { took } = await send(session, call);
    const [after, ownAfter] = readTimes();
    const computed = after.computed - before.computed;
    // They may wait at the same time.
    const waited = Math.max(after.waited - before.waited, ownAfter.waited - own.waited);
    reads.push({ took, computed, waited });
    await sleep(pause);
  }
}

function readTimes() {
  return [readMainThreadTimes(server), readMainThreadTimes(process.pid)] as const;
}
