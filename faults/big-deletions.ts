import { historyEndpoints } from "../shared/history/history.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { callApi, type Session, send, signUp } from "../tools/client.ts";
import { toMs } from "../tools/statistics.ts";
import { changeOf } from "./acts.ts";
import { addCompanies } from "./creators.ts";
import { check, type Observation, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { readBeside, usualCalls } from "./readers.ts";
import type { Engine, Workplace } from "./workplace.ts";

const readers = { clients: 8, pause: 25 };
const customers = 5000;
/** Milliseconds of each measurement, under which 99 of 100 reads must stay, and for each act. */
const span = 6000;
const bound = 100;
const longest = 2000;

export const bigDeletions = onBoth({
  name: "neighbors",
  budget: 60,
  done: `a company of ${customers} customers deleted, restored and deleted again, beside ${readers.clients} readers`,
  promise: `Each within ${longest / 1000} s, and 99 of 100 reads of the others within ${bound} ms, or twice what they take alone on a busy machine.`,
  run: measure,
});

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { baseUrl } = await workplace.startServer(place);
  const owner = await signUp(baseUrl);
  await fillCustomers(place, owner, customers, undefined, customers);
  const other = await signUp(baseUrl);
  await addCompanies(other, 20);
  const broken: string[] = [];
  const reading = { ...readers, calls: usualCalls, time: span, bound };
  const { seen, fault } = await readBeside(other, reading, broken, () => deleteAndRestore(owner));
  const { data } = await callApi(baseUrl, companyEndpoints.list, owner);
  check(broken, data.length === 0, "the company is there although it was deleted at last");
  for (const took of fault) check(broken, took < longest, `one of them took ${toMs(took)}`);
  return { seen: `${seen}. Deleted, restored, deleted in ${fault.map(toMs).join(", ")}.`, broken };
}

async function deleteAndRestore(owner: Session): Promise<number[]> {
  const { data } = await callApi(owner.baseUrl, companyEndpoints.list, owner);
  const params = { id: data[0]?._id };
  const times: number[] = [];
  const take = async (call: Parameters<typeof send>[1]) => {
    const answer = await send(owner, call);
    const { status, text, took } = answer;
    if (status !== 200) throw new Error(`${call.endpoint.url}: ${status} ${text}`);
    times.push(took);
    return changeOf(answer);
  };
  let change = await take({ endpoint: companyEndpoints.remove, params });
  for (let turn = 0; turn < 2; turn += 1) {
    change = await take({ endpoint: historyEndpoints.undo, params: { id: change }, body: {} });
  }
  return times;
}
