import { setTimeout as sleep } from "node:timers/promises";
import { readMainThreadTime } from "../../bench/process-costs.ts";
import { seed } from "../../bench/seed.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { type Answer, callApi, type Session, send, signUp } from "../../tools/client.ts";
import { quantile, toMs } from "../../tools/statistics.ts";
import { toTable } from "../../tools/table.ts";
import { addCompanies } from "../creators.ts";
import { type Observation, onBoth } from "../experiment.ts";
import { watchMemory } from "../memory.ts";
import type { Engine, Workplace } from "../workplace.ts";
import { listActs } from "./acts.ts";

/** Some 200,000 records of one user; `ENDPOINT_CUSTOMERS=2000` tries it out. */
const size = {
  name: "many",
  customers: Number(process.env.ENDPOINT_CUSTOMERS ?? 120_000),
  users: 1,
  appointmentsEach: 0.5,
  tasksEach: 0.1,
  /** Two less than there may be: some are made. */
  repeats: 498,
};
/**
 * Milliseconds under which 99 of 100 reads of the other user must stay; on a machine too busy for that,
 * twice the slowest read of a moment before, without the call.
 */
const bounds = { SQLite: 40, PostgreSQL: 60 };
/** Megabytes. */
const mostMemory = 400;
/** Milliseconds that the other user's reads are measured for before each call. */
const before = 500;
/** Milliseconds that an act is watched for after its answer. */
const afterwards = 500;
/** Milliseconds between two reads of the other user. */
const pause = 10;
export const everyEndpoint = onBoth({
  name: "neighbors",
  ownName: "every-endpoint",
  isOnlyByName: true,
  budget: 1500,
  done: "every endpoint of the API document with its largest input, on 200,000 records with 500 repeats",
  promise: `99 of 100 reads of another user within ${bounds.SQLite} ms (PostgreSQL ${bounds.PostgreSQL} ms), or twice what they take alone on a busy machine; no request unanswered or refused for taking too long, at most ${mostMemory} MB.`,
  run: measure,
});

interface Row {
  name: string;
  /** The worst, and all there were. */
  status: number;
  statuses: string;
  /** What it was refused for. */
  refusal: string;
  /** Milliseconds: the slowest answer, and the other user's 99th of 100. */
  took: number;
  p99: number;
  reads: number;
  /** The slowest of the moment before. */
  alone: number;
  /** Milliseconds that the thread that serves has computed for each answer. */
  serving: number;
  /** The most megabytes that the server has used meanwhile. */
  memory: number;
}

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { token } = await seed(place, size, new Date());
  const { baseUrl, pid } = await workplace.startServer(place);
  const one = { baseUrl, token };
  const account = await signUp(baseUrl);
  const victim = { ...account, pid };
  await addCompanies(victim, 20);
  const rows: Row[] = [];
  for (const act of await listActs(one)) {
    const stopWatching = watchMemory(pid);
    const watched = await watch(victim, act.name, act.run);
    const row = { ...watched, memory: Math.max(...stopWatching()) };
    rows.push(row);
    // Whatever becomes of the rest.
    console.log(
      `${row.name}: ${row.statuses}, ${toMs(row.took)}, p99 ${toMs(row.p99)}, ${row.memory.toFixed(0)} MB ${row.refusal}`,
    );
  }
  const memory = Math.max(...rows.map((row) => row.memory));

  const bound = bounds[engine];
  const worst = rows.toSorted((a, b) => b.p99 - a.p99);
  console.log(
    toTable(
      [
        `${engine}: endpoint`,
        "statuses",
        "slowest answer, ms",
        "the other's p99, ms",
        "slowest alone, ms",
        "reads",
        "serving thread, ms each",
        "memory, MB",
      ],
      worst.map(({ name, statuses, took, p99, alone, reads, serving, memory }) => [
        name,
        statuses,
        took.toFixed(0),
        p99.toFixed(1),
        alone.toFixed(1),
        reads,
        serving.toFixed(1),
        memory.toFixed(0),
      ]),
    ),
  );
  const broken = rows.flatMap(({ name, status, p99, alone }) => [
    ...(p99 > Math.max(bound, 2 * alone)
      ? [`${name}: p99 ${toMs(p99)}, alone ${toMs(alone)}`]
      : []),
    ...(status === 0 || status >= 500 ? [`${name} was answered ${status || "not at all"}`] : []),
  ]);
  if (memory > mostMemory) broken.push(`${memory.toFixed(0)} MB`);
  const [first] = worst;
  const alone = toMs(
    quantile(
      rows.map((row) => row.alone),
      0.5,
    ),
  );
  const seen = `${rows.length} calls, worst p99 ${toMs(first?.p99 ?? 0)} (${first?.name}), the slowest read alone ${alone} at the median, at most ${memory.toFixed(0)} MB.`;
  return { seen, broken };
}

/** Reads one company of the victim again and again while `run` goes on, and a little longer. */
async function watch(
  victim: Session & { pid: number },
  name: string,
  run: () => Promise<Pick<Answer, "status" | "took" | "text">[]>,
): Promise<Omit<Row, "memory">> {
  const { data } = await callApi(victim.baseUrl, companyEndpoints.list, victim);
  const call = { endpoint: companyEndpoints.get, params: { id: data[0]?._id } };
  const start = readMainThreadTime(victim.pid);
  const { times: alone } = await readBeside(() => sleep(before));
  const begun = readMainThreadTime(victim.pid);
  const ofRead = (begun - start) / alone.length;
  const { times, result: answers } = await readBeside(async () => {
    const all = await run().catch(() => [{ status: 0, took: Number.NaN, text: "" }]);
    await sleep(afterwards);
    return all;
  });
  const computed = readMainThreadTime(victim.pid) - begun;
  const refused = answers.find(({ status }) => status >= 400);
  const counted = [...new Set(answers.map(({ status }) => status))];
  return {
    name,
    status: counted.find((one) => one === 0 || one >= 500) ?? counted[0] ?? 0,
    statuses: counted.join(),
    refusal: refused?.text.slice(0, 200) ?? "",
    took: Math.max(0, ...answers.map((answer) => answer.took)),
    p99: quantile(times, 0.99),
    reads: times.length,
    alone: quantile(alone, 1),
    serving: Math.max(0, computed - times.length * ofRead) / Math.max(1, answers.length),
  };

  async function readBeside<T>(work: () => Promise<T>) {
    const times: number[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        times.push((await send(victim, call)).took);
        await sleep(pause);
      }
    })();
    const result = await work();
    isOver = true;
    await reading;
    return { times, result };
  }
}
