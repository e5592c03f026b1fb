import { setTimeout as sleep } from "node:timers/promises";
import { readMainThreadTime } from "../bench/process-costs.ts";
import { seed } from "../bench/seed.ts";
import { type FuzzedOperation, readOperations } from "../fuzz/operations.ts";
import { createPool, idsOf, kindOf, learn, type Pool } from "../fuzz/pool.ts";
import type { OpenApiDocument } from "../server/docs/openapi.ts";
import { bulkEndpoints } from "../shared/bulk.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { changeIdHeader, historyEndpoints } from "../shared/history.ts";
import { subscriptionEndpoints } from "../shared/subscription.ts";
import { tagEndpoints } from "../shared/tags.ts";
import { type Answer, callApi, exchange, type Session, send, signUp } from "../tools/client.ts";
import { type LargestHints, largest, omitted } from "../tools/largest.ts";
import { quantile, toMs } from "../tools/statistics.ts";
import { toTable } from "../tools/table.ts";
import { addCompanies } from "./creators.ts";
import { type Observation, onBoth } from "./experiment.ts";
import { watchMemory } from "./memory.ts";
import type { Engine, Workplace } from "./workplace.ts";

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
/** Milliseconds that a read is repeated for, and that an act is watched for after its answer. */
const span = 1500;
/** Milliseconds that the other user's reads are measured for before each call. */
const before = 500;
/** Milliseconds between two reads of the other user. */
const pause = 10;
const clients = 2;
/** `ENDPOINTS=history` tries those only whose name has this. */
const only = process.env.ENDPOINTS ?? "";

/** They end the session or the account that all others work with. */
const leftOut = /auth\/(?:logout|me$|sessions)|auth\/resetpassword|\/api\/events/;

/** What others lead up to comes after them, whatever its method. */
const steps = ["GET", "POST", "PUT", "DELETE"];
const late = /\/(?:run|finish|merge|undo)$/;
/** It takes an account of nothing. */
const restoring = /\/api\/restore/;

export const everyEndpoint = onBoth({
  name: "neighbors",
  ownName: "every-endpoint",
  isOnlyByName: true,
  budget: 1500,
  done: "every endpoint of the API document with its largest input, on 200,000 records with 500 repeats",
  promise: `99 of 100 reads of another user within ${bounds.SQLite} ms (PostgreSQL ${bounds.PostgreSQL} ms), or twice what they take alone on a busy machine; no request unanswered, no 500, at most ${mostMemory} MB.`,
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
}

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { token } = await seed(place, size, new Date());
  const { baseUrl, pid } = await workplace.startServer(place);
  const one = { baseUrl, token };
  const account = await signUp(baseUrl);
  const victim = { ...account, pid };
  await addCompanies(victim, 20);
  const readSamples = watchMemory(pid);
  const rows: Row[] = [];
  for (const act of await listActs(one)) {
    const row = await watch(victim, act.name, act.run);
    rows.push(row);
    // Whatever becomes of the rest.
    console.log(
      `${row.name}: ${row.statuses}, ${toMs(row.took)}, p99 ${toMs(row.p99)} ${row.refusal}`,
    );
  }
  const memory = Math.max(...readSamples());

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
      ],
      worst.map(({ name, statuses, took, p99, alone, reads, serving }) => [
        name,
        statuses,
        took.toFixed(0),
        p99.toFixed(1),
        alone.toFixed(1),
        reads,
        serving.toFixed(1),
      ]),
    ),
  );
  const broken = rows.flatMap(({ name, status, p99, alone }) => [
    ...(p99 > Math.max(bound, 2 * alone)
      ? [`${name}: p99 ${toMs(p99)}, alone ${toMs(alone)}`]
      : []),
    ...(status === 0 || status === 500 ? [`${name} was answered ${status || "not at all"}`] : []),
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
): Promise<Row> {
  const { data } = await callApi(victim.baseUrl, companyEndpoints.list, victim);
  const call = { endpoint: companyEndpoints.get, params: { id: data[0]?._id } };
  const start = readMainThreadTime(victim.pid);
  const { times: alone } = await readBeside(() => sleep(before));
  const begun = readMainThreadTime(victim.pid);
  const ofRead = (begun - start) / alone.length;
  const { times, result: answers } = await readBeside(async () => {
    const all = await run().catch(() => [{ status: 0, took: Number.NaN, text: "" }]);
    await sleep(span / 3);
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

interface Known extends Pool {
  bigChange: string;
}

interface NamedAct {
  name: string;
  run: () => Promise<Answer[]>;
}

/** Every operation of the served document: those that read, those that write, those that delete. */
async function listActs(session: Session): Promise<NamedAct[]> {
  const { text } = await exchange(session.baseUrl, wire("GET", "/api/openapi.json"));
  // as: what is wrong with the document itself, its own tests tell.
  const operations = readOperations(JSON.parse(text) as OpenApiDocument);
  const rank = ({ method, path }: FuzzedOperation) =>
    steps.indexOf(method) + (late.test(path) ? 1.5 : 0);
  const sorted = operations
    .filter(({ name, path }) => !leftOut.test(path) && name.includes(only))
    .toSorted((a, b) => rank(a) - rank(b));
  const pool: Known = { ...createPool(), bigChange: "" };
  await fillPool(session, pool);
  const nobody = await signUp(session.baseUrl);
  return sorted.map((operation) => {
    const who = restoring.test(operation.path) ? nobody : session;
    const run = operation.method === "GET" ? repeat : once;
    return { name: operation.name, run: () => run(who, pool, operation) };
  });
}

/** What was written first, and the change of all customers: the largest there is in the history. */
async function fillPool(session: Session, pool: Known) {
  for (const name of ["Golf", "Sailing"]) {
    await callApi(session.baseUrl, tagEndpoints.create, { ...session, body: { name } });
  }
  const calendar = await callApi(session.baseUrl, subscriptionEndpoints.create, session);
  learn(pool, subscriptionEndpoints.create.url, calendar);
  const body = { chosen: { all: { search: "", filter: "" } }, what: { status: "Pending" } };
  const answer = await send(session, { endpoint: bulkEndpoints.customers, body });
  pool.bigChange = String(answer.headers[changeIdHeader.toLowerCase()] ?? "");
  const kinds = ["customers", "appointments", "tasks", "tags", "views", "history"];
  for (const path of ["/api/companies?sort=clientCount", ...kinds.map((kind) => `/api/${kind}`)]) {
    const { text } = await exchange(session.baseUrl, wire("GET", path, session.token));
    learn(pool, path.replace(/\?.*/, ""), JSON.parse(text));
  }
}

async function repeat(session: Session, pool: Known, operation: FuzzedOperation) {
  const end = performance.now() + span;
  const work = async () => {
    const answers: Answer[] = [];
    while (performance.now() < end) answers.push(await ask(session, pool, operation));
    return answers;
  };
  return (await Promise.all(Array.from({ length: clients }, work))).flat();
}

/** An act and, where it can be taken back, its undo; what was made stays, for later calls. */
async function once(session: Session, pool: Known, operation: FuzzedOperation) {
  const answer = await ask(session, pool, operation);
  const change = String(answer.headers[changeIdHeader.toLowerCase()] ?? "");
  if (change) learn(pool, "/api/history", { data: { _id: change } });
  if (answer.status === 201) learn(pool, operation.path, JSON.parse(answer.text));
  if (!change || answer.status === 201) return [answer];
  const undo = { endpoint: historyEndpoints.undo, params: { id: change }, body: {} };
  return [answer, await send(session, undo)];
}

/** The wide span first, and where that is refused what a screen would ask for. */
async function ask(session: Session, pool: Known, operation: FuzzedOperation): Promise<Answer> {
  const wide = await sendLargest(session, pool, operation, wideSpan);
  return wide.status === 400 ? await sendLargest(session, pool, operation, usualSpan) : wide;
}

interface Span {
  startDate: string;
  endDate: string;
  repeat: string;
}
const wideSpan: Span = {
  startDate: "1900-01-01",
  endDate: "9999-12-31",
  repeat: "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1;UNTIL=21251231",
};
const usualSpan: Span = {
  startDate: "2026-11-01",
  endDate: "2026-12-12",
  repeat: "FREQ=DAILY;UNTIL=20351231",
};

function sendLargest(session: Session, pool: Known, operation: FuzzedOperation, span: Span) {
  const { method, path, parameters, body } = operation;
  const hints = hintsOf(pool, path, span);
  const fill = (name: string, schema: Parameters<typeof largest>[0]) =>
    String(hints[name]?.() ?? largest(schema, hints));
  const named = parameters.filter((one) => one.in === "path");
  const isHistory = path.startsWith("/api/history/{id}");
  const kind = kindOf(path.slice(0, path.indexOf("{")));
  const own = isHistory ? [pool.bigChange] : idsOf(pool, kind);
  const url = named.reduce((whole, { name, schema }) => {
    const value = name === "id" ? (own.at(-1) ?? "none") : fill(name, schema);
    return whole.replace(`{${name}}`, encodeURIComponent(value));
  }, path);
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && !["cursor", "columns"].includes(one.name))
      .map(({ name, schema }) => [name, fill(name, schema)] as [string, string]),
  );
  const text = body && JSON.stringify(largest(body, hints));
  return exchange(session.baseUrl, wire(method, `${url}?${query}`, session.token, text));
}

function hintsOf(pool: Pool, path: string, span: Span): LargestHints {
  const last = (kind: string) => () => idsOf(pool, kind).at(-1) ?? "none";
  const both = (kind: string) => idsOf(pool, kind).slice(0, 2);
  const kind = path.includes("companies") ? "companies" : "customers";
  return {
    company: last("companies"),
    moveTo: () => idsOf(pool, "companies").at(-2) ?? "none",
    customer: last("customers"),
    except: last(kind),
    token: () => (path.startsWith("/calendar/") ? pool.calendarToken || "none" : undefined),
    into: () => (path.includes("imports") ? "customers" : idsOf(pool, "tags").at(-2)),
    ids: () => both(kind).join(),
    records: () => both("companies"),
    kind: () => (path.includes("duplicates") ? "companies" : undefined),
    others: () => both(kind).slice(0, 1),
    group: () => omitted,
    outcome: () => null,
    currency: () => "USD",
    agenda: () => "07:00",
    search: () => "an",
    q: () => "an",
    filter: () => (path.includes("customers") ? "status:is:Active|Pending" : ""),
    newCompany: () => omitted,
    appointment: () => omitted,
    action: () => "create",
    limit: () => 200,
    date: () => (/settings|restore/.test(path) ? "mdy" : "2026-11-23"),
    at: () => "2026-11-23",
    now: () => "2026-11-23T10:00",
    until: () => "2026-12-01",
    time: () => "09:00",
    due: () => "2026-12-01",
    duration: () => 60,
    email: () => `someone${Math.floor(Math.random() * 1e6)}@example.com`,
    createdAt: () => "2026-05-04T10:00:00.000Z",
    updatedAt: () => "2026-05-04T10:00:00.000Z",
    workingHours: () => Array(7).fill({ from: "09:00", to: "17:00" }),
    period: () => "2017-01-01..2026-11-23",
    timeZone: () => "Europe/Berlin",
    website: () => "https://example.com",
    tags: () => [],
    number: () => "0",
    password: () => pool.password,
    startDate: () => span.startDate,
    endDate: () => span.endDate,
    repeat: () => span.repeat,
  };
}

function wire(method: string, url: string, token = "", body?: string) {
  return {
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    body,
  };
}
