import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "../../tools/client.ts";
import { readMainThreadTimes } from "../../tools/process-costs.ts";
import { quantile } from "../../tools/statistics.ts";
import type { Read, startNeighbor } from "./neighbor.ts";

/** Milliseconds that the other user's reads are measured for before each call. */
const before = 500;
/** Milliseconds that an act is watched for after its answer. */
const afterwards = 500;
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

/** Has the other user read again and again while an act goes on, and a little longer. */
export async function watch(
  neighbor: ReturnType<typeof startNeighbor>,
  { name, run }: Act,
  bound: number,
): Promise<Row> {
  const { server } = neighbor;
  const start = readMainThreadTimes(server).computed;
  await neighbor.start();
  await sleep(before);
  const alone = await neighbor.end();
  const begun = readMainThreadTimes(server).computed;
  const ofRead = (begun - start) / alone.length;
  let times = 0;
  await neighbor.start();
  const answers = await attempt();
  await sleep(afterwards);
  const deadline = performance.now() + patience;
  while (!isRefused(answers) && (await isDoubtful()) && performance.now() < deadline) {
    await sleep(between);
    const more = await attempt();
    answers.push(...more);
    if (isRefused(more)) break;
  }
  const reads = await neighbor.end();
  const computed = readMainThreadTimes(server).computed - begun;
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

  async function isDoubtful(): Promise<boolean> {
    const reads = await neighbor.report();
    return reads.length < enough && toP99(reads).took > bound / 2;
  }

  async function attempt(): Promise<Pick<Answer, "status" | "took" | "text">[]> {
    times += 1;
    return run().catch(() => [{ status: 0, took: Number.NaN, text: "" }]);
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
