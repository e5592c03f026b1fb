import { searchEndpoints } from "../shared/lists/search.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import { signUp } from "../tools/client.ts";
import { addCompanies } from "./creators.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { readBeside, readTogether, usualCalls } from "./readers.ts";
import type { Engine, Workplace } from "./workplace.ts";

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

export const neighbors = onBoth({
  name: "neighbors",
  budget: 80,
  done: `exports and broad searches of an owner of ${customers} customers, without pause for ${span / 1000} s, beside ${readers.clients} readers`,
  promise: `99 of 100 reads of the others within ${bound} ms, or twice what they take alone on a busy machine.`,
  run: measure,
});

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl } = await workplace.startServer(place);
  const huge = await signUp(baseUrl);
  await fillCustomers(place, huge, customers);
  const other = await signUp(baseUrl);
  await addCompanies(other, 20);
  const search = { endpoint: searchEndpoints.find, query: { q: "customer" } };
  const everything = { endpoint: exportEndpoints.everything };
  const broken: string[] = [];
  const reading = { ...readers, calls: usualCalls, time: span, bound };
  const { seen, fault } = await readBeside(other, reading, broken, () =>
    Promise.all([everything, search].map((call) => readTogether(huge, [call], { time: span }))),
  );
  broken.push(...new Set(fault.flatMap(({ wrong }) => wrong)));
  const [exported = 0, searched = 0] = fault.map(({ times }) => times.length);
  check(broken, exported > 0 && searched > 0, "no export or no search came to its end");
  return { seen: `${seen}. ${exported} exports and ${searched} searches.`, broken };
}
