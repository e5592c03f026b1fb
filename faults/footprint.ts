import { setTimeout as sleep } from "node:timers/promises";
import { signUp } from "../tools/client.ts";
import { readMemory } from "../tools/process-costs.ts";
import { check, type Observation, type Options, onBoth } from "./experiment.ts";
import { runLoad } from "./load.ts";
import { fillCustomers } from "./many-customers.ts";
import { isFlat, watchMemory } from "./memory.ts";
import type { Engine, Workplace } from "./workplace.ts";

/** Megabytes. */
const limits = { idle: 120, load: 250 };

export const footprints = onBoth({
  name: "memory",
  budget: 60,
  done: "3 s idle after the start, then 16 busy connections for 16 s (--long: 5 minutes)",
  promise: `At most ${limits.idle} MB idle and ${limits.load} MB under load, and flat.`,
  run: weigh,
});

async function weigh(
  workplace: Workplace,
  engine: Engine,
  { long }: Options,
): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { pid, baseUrl } = await workplace.startServer(place);
  await sleep(3000);
  const idle = readMemory(pid);
  const session = await signUp(baseUrl);
  await fillCustomers(place, session, 1000);
  const readSamples = watchMemory(pid);
  const result = await runLoad(session, { connections: 16, seconds: long ? 300 : 16 });
  const samples = readSamples();
  const most = Math.max(...samples);
  const broken = [...new Set(result.wrong)];
  check(broken, idle <= limits.idle, `${idle.toFixed(0)} MB idle`);
  check(broken, most <= limits.load, `${most.toFixed(0)} MB under load`);
  check(broken, isFlat(samples), `it grows: ${samples.filter((_, index) => index % 25 === 0)}`);
  check(broken, result.refused === 0, `${result.refused} requests were refused`);
  const seen = `${idle.toFixed(0)} MB idle, at most ${most.toFixed(0)} MB amid ${result.accepted.length} requests.`;
  return { seen, broken };
}
