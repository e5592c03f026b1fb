import { setTimeout as sleep } from "node:timers/promises";
import { historyEndpoints } from "../shared/history/history.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { bulkEndpoints } from "../shared/lists/bulk.ts";
import { mergeEndpoints } from "../shared/matching/merging.ts";
import { type Account, type Call, callApi, send, signUp } from "../tools/client.ts";
import { quantile, toMs } from "../tools/statistics.ts";
import { changeOf, waitForEnd } from "./acts.ts";
import { findFaults } from "./checkup.ts";
import { addCompanies } from "./creators.ts";
import { check, onBoth } from "./experiment.ts";
import { fillCustomers } from "./many-customers.ts";
import { watchMemory } from "./memory.ts";
import { readTogether, usualCalls } from "./readers.ts";
import type { Engine, Workplace } from "./workplace.ts";

/** `ACT_RECORDS=1000000` tries a million. */
const customers = Number(process.env.ACT_RECORDS ?? 100_000);
/** Megabytes that the server may use. */
const memory = 400;
/** Milliseconds within which a request must be answered, be it that the act goes on. */
const patience = 8000;

export const hugeActs = onBoth({
  name: "huge",
  isOnlyByName: true,
  budget: 900,
  done: `two companies of ${customers / 2} customers each: one deleted, restored with a kill -9 in the middle, all customers changed at once and back, the companies merged and parted, beside a reader`,
  promise: `Every request answered within ${patience / 1000} s, nothing half done or lost, at most ${memory} MB.`,
  run: actOnAll,
});

async function actOnAll(workplace: Workplace, engine: Engine) {
  const place = await workplace.findPlace(engine);
  let server = await workplace.startServer(place);
  const account = await signUp(server.baseUrl);
  await fillCustomers(place, account, customers, undefined, customers / 2);
  const other = await signUp(server.baseUrl);
  await addCompanies(other, 20);
  const broken: string[] = [];
  const seen: string[] = [];
  const companies = await listCompanies(account);
  const [first, second] = companies;
  if (!first || !second) throw new Error("There are no two companies.");

  const deleted = await take("deleted", {
    endpoint: companyEndpoints.remove,
    params: { id: first._id },
  });
  await count(customers / 2);
  await take("restored after a kill", undoOf(deleted), true);
  await count(customers);
  const bulk = { chosen: { all: { search: "", filter: "" } }, what: { status: "Pending" } };
  const changed = await take("changed", { endpoint: bulkEndpoints.customers, body: bulk });
  await take("changed back", undoOf(changed));
  const [into, gone] = await listCompanies(account);
  if (!into || !gone) throw new Error("A company is missing.");
  const others = [{ _id: gone._id, updatedAt: gone.updatedAt }];
  const body = { updatedAt: into.updatedAt, others, values: {} };
  const merging = { endpoint: mergeEndpoints.mergeCompanies, params: { id: into._id }, body };
  const merged = await take("merged", merging);
  await take("parted", undoOf(merged));
  await count(customers);
  broken.push(...(await findFaults(place)));
  return { seen: seen.join("; "), broken };

  function undoOf(id: string): Call {
    return { endpoint: historyEndpoints.undo, params: { id }, body: {} };
  }

  async function count(expected: number) {
    const { total } = await callApi(account.baseUrl, customerEndpoints.list, account);
    check(broken, total === expected, `${total} customers instead of ${expected}`);
  }

  async function take(name: string, call: Call, isKilled = false): Promise<string> {
    let stop = watchMemory(server.pid);
    const begin = performance.now();
    const isOver = { now: false };
    const reads: number[] = [];
    const reading = (async () => {
      while (!isOver.now) {
        const { times } = await readTogether(other, usualCalls, { time: 1000, pause: 20 });
        reads.push(...times);
      }
    })();
    const answer = await send(account, { ...call, headers: { prefer: "wait=2" } });
    const answered = performance.now() - begin;
    check(broken, answered < patience, `${name}: answered after ${toMs(answered)}`);
    const isGoingOn = answer.status === 202;
    if (!isGoingOn)
      check(broken, answer.status === 200, `${name}: ${answer.status} ${answer.text}`);
    let id = changeOf(answer);
    if (isGoingOn && isKilled) {
      isOver.now = true;
      await reading.catch(() => {});
      await sleep(1000);
      await server.stop("SIGKILL");
      server = await workplace.startServer(place);
      stop();
      stop = watchMemory(server.pid);
    }
    const state = isGoingOn ? await waitForEnd(account, id) : undefined;
    isOver.now = true;
    await reading;
    if (state === undefined && isGoingOn) {
      // PostgreSQL has undone it as a whole: it is begun again.
      check(broken, engine === "PostgreSQL" && isKilled, `${name}: nothing is left of it`);
      stop();
      id = await take(`${name}, again`, call);
    }
    const most = Math.max(...stop());
    check(broken, most <= memory, `${name}: ${Math.round(most)} MB`);
    const took = Math.round((performance.now() - begin) / 1000);
    const p99 = reads.length > 0 ? `, others' p99 ${toMs(quantile(reads, 0.99))}` : "";
    seen.push(`${name} in ${took} s, at most ${Math.round(most)} MB${p99}`);
    return id;
  }
}

async function listCompanies(account: Account) {
  return (await callApi(account.baseUrl, companyEndpoints.list, account)).data;
}
