import { companyEndpoints } from "../shared/companies.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { searchEndpoints } from "../shared/search.ts";
import { readId, type Session, send, signUp } from "./calls.ts";
import { check, type Experiment, type Observation } from "./experiment.ts";
import { quantile, toMs } from "./latency.ts";
import { fillCustomers } from "./many-customers.ts";
import type { Workplace } from "./workplace.ts";

/** Names and a query that take longest to compare: each nearly fits, at every place. */
const name = "ab".repeat(99);
const query = "ab".repeat(100);
const customers = 20_000;
const searchers = 2;
/** Milliseconds of each measurement. */
const span = 8000;
/** Milliseconds under which 99 of 100 reads of the other must stay. */
const bound = 40;

export const slowSearchSqlite: Experiment = {
  name: "neighbours",
  engine: "SQLite",
  budget: 80,
  done: `${searchers} clients that search ${customers} names of "ab" 99 times for "ab" 100 times, for ${span / 1000} s, beside another user's reads of one company`,
  promise: `99 of 100 reads of the other within ${bound} ms, or twice what they take alone on a busy machine.`,
  run: measure,
};

async function measure(workplace: Workplace): Promise<Observation> {
  const place = await workplace.findPlace("SQLite");
  const { baseUrl } = await workplace.startServer(place);
  const huge = await signUp(baseUrl);
  await fillCustomers(place, customers, () => name);
  const other = await signUp(baseUrl);
  const body = { name: "Other" };
  const id = readId(await send(other, { endpoint: companyEndpoints.create, body }));
  await readCompany(other, id, 1000);
  const alone = await readCompany(other, id, span);
  const [beside, searches] = await Promise.all([
    readCompany(other, id, span),
    searchTogether(huge, span),
  ]);
  const p99 = quantile(beside.times, 0.99);
  const broken = [...new Set([...alone.wrong, ...beside.wrong, ...searches.wrong])];
  const isFast = p99 < Math.max(bound, 2 * quantile(alone.times, 0.99));
  check(broken, isFast, `p99 beside them is ${toMs(p99)}`);
  check(broken, searches.times.length > 0, "no search came to its end");
  const summarize = (times: number[]) =>
    `p50 ${toMs(quantile(times, 0.5))}, p99 ${toMs(quantile(times, 0.99))}`;
  const seen =
    `A company alone: ${summarize(alone.times)}; beside ${searches.times.length} searches ` +
    `(${summarize(searches.times)}): ${summarize(beside.times)}.`;
  return { seen, broken };
}

/** One read after the other; anything but a 200 is wrong. */
function readCompany(session: Session, id: string, time: number) {
  return repeat(time, () => send(session, { endpoint: companyEndpoints.get, id }));
}

/** Half of them search the list, the others everywhere. */
async function searchTogether(session: Session, time: number) {
  const { list } = customerEndpoints;
  const { find } = searchEndpoints;
  const searches = [
    { ...list, url: `${list.url}?search=${query}` },
    { ...find, url: `${find.url}?q=${query}` },
  ];
  const results = await Promise.all(
    Array.from({ length: searchers }, (_, searcher) => {
      const endpoint = searches[searcher % searches.length] ?? list;
      return repeat(time, () => send(session, { endpoint }));
    }),
  );
  return {
    times: results.flatMap(({ times }) => times),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

async function repeat(time: number, ask: () => ReturnType<typeof send>) {
  const times: number[] = [];
  const wrong: string[] = [];
  const end = Date.now() + time;
  while (Date.now() < end) {
    const { status, took } = await ask();
    times.push(took);
    if (status !== 200) wrong.push(`answered ${status}`);
  }
  return { times, wrong };
}
