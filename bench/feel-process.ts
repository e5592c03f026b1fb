import { setTimeout as sleep } from "node:timers/promises";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { send } from "../tools/client.ts";
import { readMainThreadTimes } from "../tools/process-costs.ts";
import type { Feeling, Felt } from "./feel.ts";

// Reads a list and adds a customer in turn, until it is told to end; answers how long that took.

/** Milliseconds between a write and the next read. */
const pause = 20;

/** What `feelAs` has passed on. */
const { session, company, server }: Feeling = JSON.parse(process.argv[2] ?? "");
const list = { endpoint: customerEndpoints.list, query: { limit: "50" } };
const body = { name: "Bo", email: "bo@example.com" };
const add = { endpoint: customerEndpoints.create, params: { id: company }, body };

const felt: Felt = { reads: [], writes: [], computed: [] };
let isOver = false;
const feeling = feelOn();
process.once("message", async () => {
  isOver = true;
  await feeling;
  process.send?.(felt);
});
process.once("disconnect", () => process.exit());

async function feelOn(): Promise<void> {
  while (!isOver) {
    const before = readMainThreadTimes(server).computed;
    felt.reads.push((await send(session, list)).took);
    felt.computed.push(readMainThreadTimes(server).computed - before);
    felt.writes.push((await send(session, add)).took);
    await sleep(pause);
  }
}
