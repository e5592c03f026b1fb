import { authEndpoints } from "../shared/account/auth.ts";
import { type Account, type Session, send, signUp } from "../tools/client.ts";
import { toMs } from "../tools/statistics.ts";
import { addCompanies } from "./creators.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { readBeside, usualCalls } from "./readers.ts";
import type { Engine, Workplace } from "./workplace.ts";

const guessers = 64;
/** Each reads some thirty times a second, see neighbors.ts. */
const readers = { clients: 8, pause: 25 };
/** Milliseconds of each measurement. */
const span = 8000;
/**
 * Milliseconds under which 99 of 100 reads must stay; on a machine too busy for that, twice what they
 * take without the flood.
 */
const bound = 100;

export const floods = onBoth({
  name: "flood",
  budget: 60,
  done: `${guessers} clients that sign in with wrong passwords without pause for ${span / 1000} s, each time as somebody else from another address, beside ${readers.clients} readers`,
  promise: `99 of 100 reads of the others within ${bound} ms, or twice what they take alone on a busy machine; sign-ins get 401, 429 or 503 with Retry-After.`,
  run: measure,
});

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl } = await workplace.startServer({ ...place, env: { TRUST_PROXY: "1" } });
  const reader = await signUp(baseUrl);
  await addCompanies(reader, 20);
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  const reading = { ...readers, calls: usualCalls, time: span, bound };
  const { seen: reads, fault } = await readBeside(reader, reading, broken, () =>
    Promise.all([signIn(reader), guess(reader, statuses, broken)]),
  );
  const [signInTime] = fault;
  check(broken, (statuses.get(401) ?? 0) > 0, "no password was looked at");
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(", ");
  const seen =
    `${reads}. The flood got ${counts}. The owner signed in ` +
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
      const hasHint = status === 401 || answer.headers["retry-after"] !== undefined;
      check(broken, hasHint, `a ${status} without Retry-After`);
    }
  };
  await Promise.all(Array.from({ length: guessers }, guessOn));
}

/** Milliseconds that the reader themselves take to sign in amid the flood, trying again when sent away. */
async function signIn({ baseUrl, email, password }: Account) {
  const began = performance.now();
  while (performance.now() - began < span) {
    const body = { email, password };
    const answer = await send({ baseUrl, token: "" }, { endpoint: authEndpoints.login, body });
    if (answer.status === 200) return performance.now() - began;
  }
  return undefined;
}
