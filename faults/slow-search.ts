import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { searchEndpoints } from "../shared/lists/search.ts";
import { type Call, readId, send, signUp } from "../tools/client.ts";
import { summarize } from "../tools/statistics.ts";
import { check, type Experiment, type Observation } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { readBeside, readTogether } from "./readers.ts";
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
  name: "neighbors",
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
  await fillCustomers(place, huge, customers, () => name);
  const other = await signUp(baseUrl);
  const body = { name: "Other" };
  const id = readId(await send(other, { endpoint: companyEndpoints.create, body }));
  const company = [{ endpoint: companyEndpoints.get, params: { id } }];
  // Half of them search the list, the others everywhere.
  const searches: Call[] = [
    { endpoint: customerEndpoints.list, query: { search: query } },
    { endpoint: searchEndpoints.find, query: { q: query } },
  ];
  const broken: string[] = [];
  const reading = { calls: company, time: span, bound };
  const { seen, fault: found } = await readBeside(other, reading, broken, () =>
    readTogether(huge, searches, { clients: searchers, time: span }),
  );
  broken.push(...new Set(found.wrong));
  check(broken, found.times.length > 0, "no search came to its end");
  return { seen: `${seen}. ${found.times.length} searches: ${summarize(found.times)}.`, broken };
}
