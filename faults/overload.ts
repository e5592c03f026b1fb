import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Session, send, signUp } from "../tools/client.ts";
import { median, quantile, summarize, toMs } from "../tools/statistics.ts";
import { check, type Observation, type Options, onBoth } from "./experiment.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { fillCustomers } from "./many-customers.ts";
import { isFlat, watchMemory } from "./memory.ts";
import { readTogether } from "./readers.ts";
import type { Engine, Workplace } from "./workplace.ts";

const list = { endpoint: companyEndpoints.list };
/** More connections than the server lets wait, so that it must refuse some. */
const crowd = 600;
/**
 * Milliseconds that an accepted request may take: what it may wait, and its turn. On a machine too busy
 * for that, four times what 64 clients meet there; without a limit these would be ten times.
 */
const bound = 2500;
const recovery = 2000;

export const overloads = onBoth({
  name: "overload",
  budget: 90,
  done: `four times the rate that saturates the server, over ${crowd} connections, 25 s (--long: 5 minutes)`,
  promise:
    "Up to 64 busy clients nothing is refused; at four times the rate " +
    `99 of 100 accepted requests within ${bound} ms (on a busy machine four times what 64 clients meet), a quarter of the full rate or more; all others 503 with ` +
    "Retry-After; memory flat; as quick as before within 2 s.",
  run: overwhelm,
});

async function overwhelm(
  workplace: Workplace,
  engine: Engine,
  { long }: Options,
): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  // From one address, as a proxy's: one client alone would not get so many connections.
  const server = await workplace.startServer({ ...place, env: { TRUST_PROXY: "1" } });
  const session = await signUp(server.baseUrl);
  await fillCustomers(place, session, 1000);
  await runLoad(session, { connections: 8, seconds: 2 });
  const base = median((await readTogether(session, [list], { time: 1000 })).times);
  const broken: string[] = [];
  const { full, slowest } = await findFullRate(session, broken);

  const readSamples = watchMemory(server.pid);
  const load = { connections: crowd, seconds: long ? 300 : 25, rate: Math.ceil(4 * full) };
  const result = await runLoad(session, load);
  const samples = readSamples();
  const back = await waitForQuick(session, base);

  const p99 = quantile(result.accepted, 0.99);
  const accepted = toRate(result);
  check(broken, p99 < Math.max(bound, 4 * slowest), `p99 of the accepted is ${toMs(p99)}`);
  check(broken, accepted > full / 4, `only ${accepted.toFixed(0)} a second are accepted`);
  check(broken, result.refused > 0, "nothing was refused, so this was no overload");
  check(broken, isFlat(samples), `memory grows: ${samples.filter((_, index) => index % 25 === 0)}`);
  check(broken, back < recovery, `quick again only after ${back.toFixed(0)} ms`);
  broken.push(...new Set(result.wrong));
  const seen =
    `Full at ${full.toFixed(0)}/s, 64 clients p99 ${toMs(slowest)}. Offered ${((result.accepted.length + result.refused) / result.seconds).toFixed(0)}/s: ` +
    `${accepted.toFixed(0)}/s accepted, ${summarize(result.accepted)}; ` +
    `${result.refused} refused. Memory at most ${Math.max(...samples).toFixed(0)} MB. ` +
    `Alone ${toMs(base)}, again so after ${back.toFixed(0)} ms.`;
  return { seen, broken };
}

function toRate({ accepted, seconds }: LoadResult): number {
  return accepted.length / seconds;
}

/**
 * Requests a second that are answered at best, whatever the number of clients, and the 99th of 100
 * times in milliseconds with the most clients. None may be refused.
 */
async function findFullRate(session: Session, broken: string[]) {
  const rates: number[] = [];
  let slowest = 0;
  for (const connections of [4, 8, 16, 32, 64]) {
    const result = await runLoad(session, { connections, seconds: 2 });
    check(
      broken,
      result.refused === 0,
      `${result.refused} of the requests of ${connections} clients were refused`,
    );
    broken.push(...new Set(result.wrong));
    rates.push(toRate(result));
    slowest = quantile(result.accepted, 0.99);
  }
  return { full: Math.max(...rates), slowest };
}

/** Milliseconds until five requests in a row are about as quick as before; gives up after 10 s. */
async function waitForQuick(session: Session, base: number): Promise<number> {
  const began = performance.now();
  for (let inRow = 0; inRow < 5 && performance.now() - began < 10_000; ) {
    const answer = await send(session, list);
    const isQuick = answer.status === 200 && answer.took < Math.max(3 * base, 25);
    inRow = isQuick ? inRow + 1 : 0;
    await sleep(5);
  }
  return performance.now() - began;
}
