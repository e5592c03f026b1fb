import { authEndpoints } from "../shared/auth.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { type Session, send, signUp } from "./calls.ts";
import { check, type Experiment, type Observation } from "./experiment.ts";
import { quantile, toMs } from "./latency.ts";
import { readTogether } from "./readers.ts";
import type { Workplace } from "./workplace.ts";

const guessers = 64;
/** Each reads some thirty times a second, see neighbours.ts. */
const readers = { clients: 8, pause: 25 };
/** Milliseconds of each measurement. */
const span = 8000;
/**
 * Milliseconds under which 99 of 100 reads must stay; on a machine too busy for that, twice what they
 * take without the flood.
 */
const bound = 100;

export const floodSqlite = flood("SQLite");
export const floodPostgres = flood("PostgreSQL");

function flood(engine: Experiment["engine"]): Experiment {
  return {
    name: "flood",
    engine,
    budget: 60,
    done: `${guessers} clients that sign in with wrong passwords without pause for ${span / 1000} s, each time as somebody else from another address, beside ${readers.clients} readers`,
    promise: `99 of 100 reads of the others within ${bound} ms, or twice what they take alone on a busy machine; sign-ins get 401, 429 or 503 with Retry-After.`,
    run: (workplace) => measure(workplace, engine),
  };
}

async function measure(workplace: Workplace, engine: Experiment["engine"]): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl } = await workplace.startServer({ ...place, env: { TRUST_PROXY: "1" } });
  const reader = await signUp(baseUrl);
  for (let index = 0; index < 20; index += 1) {
    await send(reader, { endpoint: companyEndpoints.create, body: { name: `Other ${index}` } });
  }
  await readTogether(reader, { ...readers, time: 2000 });
  const alone = await readTogether(reader, { ...readers, time: span });
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  const guessing = guess(reader, statuses, broken);
  const [beside, signInTime] = await Promise.all([
    readTogether(reader, { ...readers, time: span }),
    signIn(reader),
    guessing,
  ]);

  const p99 = quantile(beside.times, 0.99);
  const usual = quantile(alone.times, 0.99);
  check(broken, p99 < Math.max(bound, 2 * usual), `p99 of the reads is ${toMs(p99)}`);
  check(broken, (statuses.get(401) ?? 0) > 0, "no password was looked at");
  broken.push(...new Set([...alone.wrong, ...beside.wrong]));
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(", ");
  const seen =
    `Reads alone: p50 ${toMs(quantile(alone.times, 0.5))}, p99 ${toMs(usual)}; beside the flood p50 ` +
    `${toMs(quantile(beside.times, 0.5))}, p99 ${toMs(p99)}. The flood got ${counts}. The owner signed in ` +
    `${signInTime === undefined ? "not at all" : `after ${toMs(signInTime)}`} meanwhile.`;
  return { seen, broken };
}

/** Counts the answers by status. */
async function guess({ baseUrl }: Session, statuses: Map<number, number>, broken: string[]) {
  const end = Date.now() + span;
  let tries = 0;
  const endpoint = authEndpoints.login;
  const guessOn = async () => {
    while (Date.now() < end) {
      tries += 1;
      const body = { email: `nobody${tries}@faults.test`, password: `wrong Guess ${tries}` };
      const from = `10.${tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`;
      const headers = { "x-forwarded-for": from };
      const answer = await send({ baseUrl, token: "" }, { endpoint, body, headers });
      const { status } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      check(broken, [401, 429, 503].includes(status), `a sign-in was answered ${status}`);
      const hasHint = status === 401 || answer.headers.has("retry-after");
      check(broken, hasHint, `a ${status} without Retry-After`);
    }
  };
  await Promise.all(Array.from({ length: guessers }, guessOn));
}

/** Milliseconds that the reader themselves take to sign in amid the flood, trying again when sent away. */
async function signIn({ baseUrl, email, password }: Awaited<ReturnType<typeof signUp>>) {
  const began = performance.now();
  while (performance.now() - began < span) {
    const body = { email, password };
    const answer = await send({ baseUrl, token: "" }, { endpoint: authEndpoints.login, body });
    if (answer.status === 200) return performance.now() - began;
  }
  return undefined;
}
