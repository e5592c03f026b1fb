import { exportEndpoints } from "../shared/exports.ts";
import { searchEndpoints } from "../shared/search.ts";
import { signUp } from "../tools/client.ts";
import { addCompanies } from "./creators.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { judgeReads, readTogether, usualCalls } from "./readers.ts";
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

export const neighbours = onBoth({
  name: "neighbours",
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
  await readTogether(other, usualCalls, { ...readers, time: 2000 });
  const alone = await readTogether(other, usualCalls, { ...readers, time: span });
  const search = { endpoint: searchEndpoints.find, query: { q: "customer" } };
  const [beside, exports, searches] = await Promise.all([
    readTogether(other, usualCalls, { ...readers, time: span }),
    readTogether(huge, [{ endpoint: exportEndpoints.everything }], { time: span }),
    readTogether(huge, [search], { time: span }),
  ]);
  const broken = [...new Set([...exports.wrong, ...searches.wrong])];
  const seen = judgeReads(alone, beside, bound, broken);
  const [exported, searched] = [exports.times.length, searches.times.length];
  check(broken, exported > 0 && searched > 0, "no export or no search came to its end");
  return { seen: `${seen}. ${exported} exports and ${searched} searches.`, broken };
}
