import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { PostgresServer } from "../server/test/postgres/postgres-server.ts";
import { signUp } from "../tools/client.ts";
import { keepOn } from "../tools/load.ts";
import {
  type Attempt,
  countStatus,
  createTogether,
  judgeStored,
  waitForWrite,
} from "./creators.ts";
import { check, type Experiment } from "./experiment.ts";
import { crashPostgres, freezePostgres, stopPostgres } from "./postgres-faults.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import type { Workplace } from "./workplace.ts";

interface Probe {
  path: string;
  /** 0 when there was no answer. */
  status: number;
  /** `performance.now()` when it was sent. */
  began: number;
  /** Milliseconds. */
  took: number;
}

const paths = ["/api/health/live", "/api/health/ready"];

/** Milliseconds in which every request must be answered, also while the database is away. */
const bound = 9000;
/** Milliseconds after the end of the outage in which a write must succeed again. */
const recovery = 5000;
const usual = 8;

interface Outage {
  done: string;
  /** Makes the outage and ends it again. */
  make: (postgres: PostgresServer, line: TcpProxy) => Promise<void>;
  /** False when the outage is too short or too mild to show in every answer. */
  isTotal: boolean;
  /** How many write at a time. */
  clients?: number;
}

const outages: Outage[] = [
  {
    done: "PostgreSQL held still for 10 s (SIGSTOP)",
    make: async (postgres) => {
      const release = freezePostgres(postgres);
      await sleep(10_000);
      release();
    },
    isTotal: true,
  },
  {
    done: "PostgreSQL shut down for 10 s",
    make: async (postgres) => {
      await stopPostgres(postgres, "SIGINT");
      await sleep(10_000);
      await postgres.restart();
    },
    isTotal: true,
  },
  {
    done: "PostgreSQL killed with -9, started again after 3 s",
    make: async (postgres) => {
      await crashPostgres(postgres);
      await sleep(3000);
      await postgres.restart();
    },
    isTotal: true,
  },
  {
    done: "every connection to PostgreSQL cut amid its queries, 30 times",
    make: async (_postgres, line) => {
      for (let time = 0; time < 30; time += 1) {
        line.cut();
        await sleep(100);
      }
    },
    isTotal: false,
  },
  {
    done: "the network to PostgreSQL loses everything in silence for 10 s",
    make: async (_postgres, line) => {
      line.delay(Infinity);
      await sleep(10_000);
      line.delay(0);
    },
    isTotal: true,
  },
  {
    done: "the network to PostgreSQL is slow for 8 s (0.3 s each way), so that all connections are in use",
    make: async (_postgres, line) => {
      line.delay(300);
      await sleep(8000);
      line.delay(0);
    },
    clients: 60,
    isTotal: false,
  },
  {
    done: "the network to PostgreSQL is slow for 15 s (2 s each way): each step keeps to its limit, their sum does not",
    make: async (_postgres, line) => {
      line.delay(2000);
      await sleep(15_000);
      line.delay(0);
    },
    isTotal: false,
  },
  {
    done: "a lock on the table of companies, held by another program for 10 s: slow queries",
    make: async ({ url }) => {
      const other = new Client({ connectionString: url });
      await other.connect();
      await other.query('BEGIN; LOCK TABLE "companies" IN ACCESS EXCLUSIVE MODE');
      await sleep(10_000);
      await other.end();
    },
    isTotal: false,
  },
];

export const outageExperiments: Experiment[] = outages.map((outage) => ({
  name: "outage",
  engine: "PostgreSQL",
  budget: 50,
  done: `${outage.done}, amid the writes of ${outage.clients ?? usual} clients`,
  promise:
    `Every request answered within ${bound / 1000} s, 503 meanwhile; ready says 503, live 200; writes again ` +
    "without restart; each creation stored once at most, acknowledged ones once.",
  run: (workplace) => suffer(workplace, outage),
}));

async function suffer(workplace: Workplace, { make, isTotal, clients = usual }: Outage) {
  const postgres = await workplace.startPostgres({ durable: true });
  const line = await startTcpProxy(Number(new URL(postgres.url).port));
  workplace.afterwards(line.close);
  const throughLine = new URL(postgres.url);
  throughLine.port = String(line.port);
  const place = await workplace.findPlace("PostgreSQL", throughLine.href);
  const server = await workplace.startServer(place);
  const session = await signUp(server.baseUrl);

  const stop = createTogether(session, clients);
  const stopWatching = watchHealth(server.baseUrl);
  await sleep(500);
  const began = performance.now();
  await make(postgres, line);
  const ended = performance.now();
  const back = await waitForWrite(session, 2 * recovery);
  const [attempts, probes] = await Promise.all([stop(), stopWatching()]);

  const broken = judgeAnswers(attempts);
  check(broken, back < recovery, `writes came back only after ${back.toFixed(0)} ms`);
  broken.push(...judgeHealth(probes, isTotal ? { began, ended } : undefined));
  broken.push(...(await judgeStored(place, attempts)));
  const during = attempts.filter((attempt) => attempt.began < ended && attempt.ended > began);
  return { seen: toText(attempts, during, back), broken };
}

function judgeAnswers(attempts: readonly Attempt[]): string[] {
  const broken: string[] = [];
  for (const { status, began, ended, answer } of attempts) {
    check(broken, status === 201 || status === 503, `answered ${status} ${answer?.text ?? ""}`);
    check(broken, ended - began < bound, `an answer took ${(ended - began).toFixed(0)} ms`);
    const hasHint = status !== 503 || answer?.headers["retry-after"];
    check(broken, Boolean(hasHint), "a 503 without Retry-After");
  }
  return broken;
}

/** `ready` may need a moment to notice, and another to notice the end. */
function judgeHealth(
  probes: readonly Probe[],
  outage?: { began: number; ended: number },
): string[] {
  const broken: string[] = [];
  for (const { path, status, took } of probes) {
    check(broken, took < bound, `${path} took ${took.toFixed(0)} ms`);
    if (path.endsWith("live")) check(broken, status === 200, `live answered ${status}`);
  }
  if (!outage) return broken;
  const ready = probes.filter(
    ({ path, began }) =>
      path.endsWith("ready") && began > outage.began + 500 && began < outage.ended - 1500,
  );
  check(broken, ready.length > 0, "ready was never asked during the outage");
  for (const { status } of ready)
    check(broken, status === 503, `ready answered ${status} meanwhile`);
  return broken;
}

function toText(attempts: readonly Attempt[], during: readonly Attempt[], back: number): string {
  const count = (status: number) => countStatus(attempts, status);
  const slowest = Math.max(...during.map(({ began, ended }) => ended - began));
  return (
    `${count(201)} stored, ${count(503)} refused with 503, slowest answer ${slowest.toFixed(0)} ms, ` +
    `writing again after ${back.toFixed(0)} ms.`
  );
}

/** Asks how the server is, five times a second each way, as a load balancer does, until told to stop. */
function watchHealth(baseUrl: string): () => Promise<Probe[]> {
  const stop = keepOn(paths, (path, isOver) => watch(baseUrl, path, isOver));
  return async () => (await stop()).flat();
}

async function watch(baseUrl: string, path: string, isOver: () => boolean): Promise<Probe[]> {
  const probes: Probe[] = [];
  while (!isOver()) {
    const began = performance.now();
    const response = await fetch(baseUrl + path).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    probes.push({ path, status: response?.status ?? 0, began, took: performance.now() - began });
    await sleep(200);
  }
  return probes;
}
