import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../shared/companies.ts";
import { type Session, send, signUp } from "./calls.ts";
import { check, type Experiment, type Observation, type Options } from "./experiment.ts";
import { quantile, toMs } from "./latency.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { fillCustomers } from "./many-customers.ts";
import { isFlat, watchMemory } from "./memory.ts";
import type { Workplace } from "./workplace.ts";

/** More connections than the server lets wait, so that it must refuse some. */
const crowd = 600;
/** Milliseconds that an accepted request may take: what it may wait, and its turn. */
const bound = 2500;
const recovery = 2000;

export const overloadSqlite = overload("SQLite");
export const overloadPostgres = overload("PostgreSQL");

function overload(engine: Experiment["engine"]): Experiment {
  return {
    name: "overload",
    engine,
    done: `four times the rate that saturates the server, over ${crowd} connections, 25 s (--long: 5 minutes)`,
    promise:
      `99 of 100 accepted requests within ${bound} ms, a quarter of the full rate or more; all others 503 with ` +
      "Retry-After; memory flat; as quick as before within 2 s.",
    run: (workplace, options) => overwhelm(workplace, engine, options),
  };
}

async function overwhelm(
  workplace: Workplace,
  engine: Experiment["engine"],
  { long }: Options,
): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const server = await workplace.startServer(place);
  const session = await signUp(server.baseUrl);
  await fillCustomers(place, 1000);
  await runLoad(session, { connections: 8, seconds: 2 });
  const base = quantile(await askFor(session, 1000), 0.5);
  const full = await findFullRate(session);

  const readSamples = watchMemory(server.pid);
  const load = { connections: crowd, seconds: long ? 300 : 25, rate: Math.ceil(4 * full) };
  const result = await runLoad(session, load);
  const samples = readSamples();
  const back = await waitForQuick(session, base);

  const broken: string[] = [];
  const p99 = quantile(result.accepted, 0.99);
  const accepted = toRate(result);
  check(broken, p99 < bound, `p99 of the accepted is ${toMs(p99)}`);
  check(broken, accepted > full / 4, `only ${accepted.toFixed(0)} a second are accepted`);
  check(broken, result.refused > 0, "nothing was refused, so this was no overload");
  check(broken, isFlat(samples), `memory grows: ${samples.filter((_, index) => index % 25 === 0)}`);
  check(broken, back < recovery, `quick again only after ${back.toFixed(0)} ms`);
  broken.push(...new Set(result.wrong));
  const seen =
    `Full at ${full.toFixed(0)}/s. Offered ${((result.accepted.length + result.refused) / result.seconds).toFixed(0)}/s: ` +
    `${accepted.toFixed(0)}/s accepted, p50 ${toMs(quantile(result.accepted, 0.5))}, p99 ${toMs(p99)}; ` +
    `${result.refused} refused. Memory at most ${Math.max(...samples).toFixed(0)} MB. ` +
    `Alone ${toMs(base)}, again so after ${back.toFixed(0)} ms.`;
  return { seen, broken };
}

function toRate({ accepted, seconds }: LoadResult): number {
  return accepted.length / seconds;
}

/** Requests a second that are answered at best, whatever the number of clients. */
async function findFullRate(session: Session): Promise<number> {
  const rates: number[] = [];
  for (const connections of [4, 8, 16, 32, 64]) {
    rates.push(toRate(await runLoad(session, { connections, seconds: 2 })));
  }
  return Math.max(...rates);
}

/** Times of one request after the other, in milliseconds. */
async function askFor(session: Session, time: number): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + time;
  while (Date.now() < end)
    times.push((await send(session, { endpoint: companyEndpoints.list })).took);
  return times;
}

/** Milliseconds until five requests in a row are about as quick as before; gives up after 10 s. */
async function waitForQuick(session: Session, base: number): Promise<number> {
  const began = performance.now();
  for (let inRow = 0; inRow < 5 && performance.now() - began < 10_000; ) {
    const answer = await send(session, { endpoint: companyEndpoints.list });
    const isQuick = answer.status === 200 && answer.took < Math.max(3 * base, 25);
    inRow = isQuick ? inRow + 1 : 0;
    await sleep(5);
  }
  return performance.now() - began;
}
