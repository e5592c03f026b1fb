import { companyEndpoints } from "../shared/companies.ts";
import { exportEndpoints } from "../shared/exports.ts";
import { searchEndpoints } from "../shared/search.ts";
import { type Session, send, signUp } from "./calls.ts";
import { check, type Experiment, type Observation } from "./experiment.ts";
import { quantile, toMs } from "./latency.ts";
import { fillCustomers } from "./many-customers.ts";
import { readTogether } from "./readers.ts";
import type { Workplace } from "./workplace.ts";

/**
 * Each reads some thirty times a second. Without a pause they alone would take all there is of a small
 * machine, and what is measured would be how it is divided, not who is kept waiting.
 */
const readers = { clients: 8, pause: 25 };
const customers = 50_000;
/** Milliseconds of each measurement. */
const span = 8000;
/**
 * Milliseconds under which 99 of 100 reads of the others must stay; on a machine too busy for that,
 * twice what they take alone.
 */
const bound = 100;

export const neighboursSqlite = neighbours("SQLite");
export const neighboursPostgres = neighbours("PostgreSQL");

function neighbours(engine: Experiment["engine"]): Experiment {
  return {
    name: "neighbours",
    engine,
    budget: 80,
    done: `exports and broad searches of an owner of ${customers} customers, without pause for ${span / 1000} s, beside ${readers.clients} readers`,
    promise: `99 of 100 reads of the others within ${bound} ms, or twice what they take alone on a busy machine.`,
    run: (workplace) => measure(workplace, engine),
  };
}

async function measure(workplace: Workplace, engine: Experiment["engine"]): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl } = await workplace.startServer(place);
  const huge = await signUp(baseUrl);
  await fillCustomers(place, customers);
  const other = await signUp(baseUrl);
  for (let index = 0; index < 20; index += 1) {
    await send(other, { endpoint: companyEndpoints.create, body: { name: `Other ${index}` } });
  }
  await readTogether(other, { ...readers, time: 2000 });
  const alone = await readTogether(other, { ...readers, time: span });
  const broken: string[] = [];
  const [beside, exports, searches] = await Promise.all([
    readTogether(other, { ...readers, time: span }),
    repeat(huge, exportEndpoints.everything, span, broken),
    repeat(
      huge,
      { ...searchEndpoints.find, url: `${searchEndpoints.find.url}?q=customer` },
      span,
      broken,
    ),
  ]);
  const p99 = quantile(beside.times, 0.99);
  check(
    broken,
    p99 < Math.max(bound, 2 * quantile(alone.times, 0.99)),
    `p99 beside them is ${toMs(p99)}`,
  );
  broken.push(...new Set([...alone.wrong, ...beside.wrong]));
  check(broken, exports > 0 && searches > 0, "no export or no search came to its end");
  const seen =
    `Reads alone: p50 ${toMs(quantile(alone.times, 0.5))}, p99 ${toMs(quantile(alone.times, 0.99))}; beside ${exports} exports and ` +
    `${searches} searches: p50 ${toMs(quantile(beside.times, 0.5))}, p99 ${toMs(p99)}.`;
  return { seen, broken };
}

/** Answers how often it was done; anything but a 200 breaks the promise. */
async function repeat(
  session: Session,
  endpoint: Parameters<typeof send>[1]["endpoint"],
  time: number,
  broken: string[],
): Promise<number> {
  const end = Date.now() + time;
  let count = 0;
  while (Date.now() < end) {
    const { status } = await send(session, { endpoint });
    check(broken, status === 200, `${endpoint.url} answered ${status}`);
    count += 1;
  }
  return count;
}
