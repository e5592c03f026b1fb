import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { type Answer, callApi, type Session, send } from "../../tools/client.ts";
import { readMainThreadTimes } from "../../tools/process-costs.ts";
import { quantile } from "../../tools/statistics.ts";

/** Milliseconds that the other user's reads are measured for before each call. */
const before = 500;
/** Milliseconds that an act is watched for after its answer. */
const afterwards = 500;
/** Milliseconds between two reads of the other user. */
const pause = 10;
/** Of fewer, the 99th of 100 is the slowest: what comes near the bound is done again until there are so many. */
const enough = 500;
/** Milliseconds before it is done again: a call again and again would be a flood, not that call. */
const between = 50;
/** Milliseconds after which it is not done again. */
const patience = 60_000;

export interface Act {
  name: string;
  run: () => Promise<Answer[]>;
}

export interface Row {
  name: string;
  /** Whether nothing of it was done: then its reads tell nothing. */
  isRefused: boolean;
  /** The worst, and all there were. */
  status: number;
  statuses: string;
  /** What it was refused for. */
  refusal: string;
  /** How often it was done. */
  times: number;
  /** Milliseconds: the slowest answer, and the other user's 99th of 100. */
  took: number;
  p99: number;
  reads: number;
  /** Of the read that took p99, what the two threads waited for because other programs had the cores. */
  waited: number;
  /** Milliseconds: the most that the thread that serves has computed during one read. */
  longest: number;
  /** The slowest of the moment before. */
  alone: number;
  /** Milliseconds that the thread that serves has computed for each answer. */
  serving: number;
}

interface Read {
  took: number;
  computed: number;
  waited: number;
}

/** Reads one company of the victim again and again while an act goes on, and a little longer. */
export async function watch(
  victim: Session & { pid: number },
  { name, run }: Act,
  bound: number,
): Promise<Row> {
  const { data } = await callApi(victim.baseUrl, companyEndpoints.list, victim);
  const call = { endpoint: companyEndpoints.get, params: { id: data[0]?._id } };
  const start = readMainThreadTimes(victim.pid).computed;
  const { reads: alone } = await readBeside(() => sleep(before));
  const begun = readMainThreadTimes(victim.pid).computed;
  const ofRead = (begun - start) / alone.length;
  let times = 0;
  const { reads, result: answers } = await readBeside(async (reads) => {
    const all = await attempt();
    await sleep(afterwards);
    const deadline = performance.now() + patience;
    const isDoubtful = () => reads.length < enough && toP99(reads).took > bound / 2;
    while (!isRefused(all) && isDoubtful() && performance.now() < deadline) {
      await sleep(between);
      const more = await attempt();
      all.push(...more);
      if (isRefused(more)) break;
    }
    return all;
  });
  const computed = readMainThreadTimes(victim.pid).computed - begun;
  const refused = answers.find(({ status }) => status >= 400);
  const counted = [...new Set(answers.map(({ status }) => status))];
  const { took: p99, waited } = toP99(reads);
  return {
    name,
    isRefused: isRefused(answers),
    status: counted.find((one) => one === 0 || one >= 500) ?? counted[0] ?? 0,
    statuses: counted.join(),
    refusal: refused?.text.slice(0, 200) ?? "",
    times,
    took: Math.max(0, ...answers.map((answer) => answer.took)),
    p99,
    reads: reads.length,
    waited,
    longest: Math.max(...reads.map((read) => read.computed)),
    alone: Math.max(...alone.map(({ took }) => took)),
    serving: Math.max(0, computed - reads.length * ofRead) / Math.max(1, answers.length),
  };

  function readTimes() {
    return [readMainThreadTimes(victim.pid), readMainThreadTimes(process.pid)] as const;
  }

  async function attempt(): Promise<Pick<Answer, "status" | "took" | "text">[]> {
    times += 1;
    return run().catch(() => [{ status: 0, took: Number.NaN, text: "" }]);
  }

  async function readBeside<T>(work: (reads: readonly Read[]) => Promise<T>) {
    const reads: Read[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const [server, own] = readTimes();
        const { took } = await send(victim, call);
        const [serverAfter, ownAfter] = readTimes();
        const computed = serverAfter.computed - server.computed;
        // They may wait at the same time.
        const waited = Math.max(serverAfter.waited - server.waited, ownAfter.waited - own.waited);
        reads.push({ took, computed, waited });
        await sleep(pause);
      }
    })();
    const result = await work(reads);
    isOver = true;
    await reading;
    return { reads, result };
  }
}

function isRefused(answers: readonly Pick<Answer, "status">[]): boolean {
  return answers.every(({ status }) => status >= 400);
}

function toP99(reads: readonly Read[]): Read {
  const slowest = quantile(
    reads.map(({ took }) => took),
    0.99,
  );
  const found = reads.find(({ took }) => took === slowest);
  return found ?? { took: Number.NaN, computed: Number.NaN, waited: Number.NaN };
}
