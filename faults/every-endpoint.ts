import { setTimeout as sleep } from "node:timers/promises";
import { seed } from "../bench/seed.ts";
import { type FuzzedOperation, readOperations } from "../fuzz/operations.ts";
import { createPool, idsOf, kindOf, learn, type Pool } from "../fuzz/pool.ts";
import type { OpenApiDocument } from "../server/docs/openapi.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { changeIdHeader, historyEndpoints } from "../shared/history.ts";
import { type Answer, callApi, exchange, type Session, send, signUp } from "../tools/client.ts";
import { type LargestHints, largest, omitted } from "../tools/largest.ts";
import { quantile, toMs } from "../tools/statistics.ts";
import { toTable } from "../tools/table.ts";
import { addCompanies } from "./creators.ts";
import { type Observation, onBoth } from "./experiment.ts";
import { watchMemory } from "./memory.ts";
import type { Engine, Workplace } from "./workplace.ts";

/** Some 200,000 records of one user. */
const size = {
  name: "many",
  customers: 120_000,
  users: 1,
  appointmentsEach: 0.5,
  tasksEach: 0.1,
  repeats: 500,
};
/** Milliseconds under which 99 of 100 reads of the other user must stay. */
const bounds = { SQLite: 40, PostgreSQL: 60 };
/** Megabytes. */
const mostMemory = 400;
/** Milliseconds that a read is repeated for, and that an act is watched for after its answer. */
const span = 1500;
/** Milliseconds between two reads of the other user. */
const pause = 10;
const clients = 2;

/** They end the session or the account that all others work with. */
const leftOut = /auth\/(?:logout|me$|sessions)|auth\/resetpassword|\/api\/events/;

export const everyEndpoint = onBoth({
  name: "neighbors",
  isOnlyByName: true,
  budget: 1500,
  done: "every endpoint of the API document with its largest input, on 200,000 records with 500 repeats",
  promise: `99 of 100 reads of another user within ${bounds.SQLite} ms (PostgreSQL ${bounds.PostgreSQL} ms), no request unanswered, no 500, at most ${mostMemory} MB.`,
  run: measure,
});

interface Row {
  name: string;
  status: number;
  /** Milliseconds: the slowest answer, and the other user's 99th of 100. */
  took: number;
  p99: number;
  reads: number;
}

async function measure(workplace: Workplace, engine: Engine): Promise<Observation> {
  const place = await workplace.findPlace(engine);
  const { token } = await seed(place, size, new Date());
  const { baseUrl, pid } = await workplace.startServer(place);
  const one = { baseUrl, token };
  const victim = await signUp(baseUrl);
  await addCompanies(victim, 20);
  const readSamples = watchMemory(pid);
  const rows = [await watch(victim, "nobody else", () => sleep(span).then(() => []))];
  for (const act of await listActs(one)) rows.push(await watch(victim, act.name, act.run));
  const memory = Math.max(...readSamples());

  const bound = bounds[engine];
  const worst = rows.toSorted((a, b) => b.p99 - a.p99);
  console.log(
    toTable(
      [`${engine}: endpoint`, "status", "slowest answer, ms", "the other's p99, ms", "reads"],
      worst.map(({ name, status, took, p99, reads }) => [
        name,
        status,
        took.toFixed(0),
        p99.toFixed(1),
        reads,
      ]),
    ),
  );
  const broken = rows.flatMap(({ name, status, p99 }) => [
    ...(p99 > bound ? [`${name}: p99 ${toMs(p99)}`] : []),
    ...(status === 0 || status === 500 ? [`${name} was answered ${status || "not at all"}`] : []),
  ]);
  if (memory > mostMemory) broken.push(`${memory.toFixed(0)} MB`);
  const [first] = worst;
  const seen = `${rows.length} calls, worst p99 ${toMs(first?.p99 ?? 0)} (${first?.name}), at most ${memory.toFixed(0)} MB.`;
  return { seen, broken };
}

/** Reads one company of the victim again and again while `run` goes on, and a little longer. */
async function watch(
  victim: Session,
  name: string,
  run: () => Promise<Pick<Answer, "status" | "took">[]>,
): Promise<Row> {
  const { data } = await callApi(victim.baseUrl, companyEndpoints.list, victim);
  const call = { endpoint: companyEndpoints.get, params: { id: data[0]?._id } };
  const times: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      times.push((await send(victim, call)).took);
      await sleep(pause);
    }
  })();
  const answers = await run().catch(() => [{ status: 0, took: Number.NaN }]);
  await sleep(span / 3);
  isOver = true;
  await reading;
  const took = Math.max(0, ...answers.map((answer) => answer.took));
  const status = answers.find(({ status }) => status === 0 || status >= 500) ?? answers[0];
  return {
    name,
    status: status?.status ?? 0,
    took,
    p99: quantile(times, 0.99),
    reads: times.length,
  };
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
  const order = ["GET", "POST", "PUT", "DELETE"];
  const sorted = operations
    .filter(({ path }) => !leftOut.test(path))
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
  const pool = createPool();
  await fillPool(session, pool);
  return sorted.map((operation) => ({
    name: operation.name,
    run: () => (operation.method === "GET" ? repeat : once)(session, pool, operation),
  }));
}

async function fillPool(session: Session, pool: Pool) {
  const kinds = ["customers", "appointments", "tasks", "tags", "views", "history"];
  for (const path of ["/api/companies?sort=clientCount", ...kinds.map((kind) => `/api/${kind}`)]) {
    const { text } = await exchange(session.baseUrl, wire("GET", path, session.token));
    learn(pool, path.replace(/\?.*/, ""), JSON.parse(text));
  }
}

async function repeat(session: Session, pool: Pool, operation: FuzzedOperation) {
  const end = performance.now() + span;
  const work = async () => {
    const answers: Answer[] = [];
    while (performance.now() < end) answers.push(await ask(session, pool, operation));
    return answers;
  };
  return (await Promise.all(Array.from({ length: clients }, work))).flat();
}

/** An act and, where it can be taken back, its undo. */
async function once(session: Session, pool: Pool, operation: FuzzedOperation) {
  const answer = await ask(session, pool, operation);
  const change = String(answer.headers[changeIdHeader.toLowerCase()] ?? "");
  if (!change) return [answer];
  const undo = { endpoint: historyEndpoints.undo, params: { id: change }, body: {} };
  return [answer, await send(session, undo)];
}

/** The wide span first, and where that is refused what a screen would ask for. */
async function ask(session: Session, pool: Pool, operation: FuzzedOperation): Promise<Answer> {
  const wide = await sendLargest(session, pool, operation, wideSpan);
  const answer =
    wide.status === 400 ? await sendLargest(session, pool, operation, usualSpan) : wide;
  if (answer.status === 201) {
    learn(pool, operation.path, JSON.parse(answer.text));
  }
  return answer;
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

function sendLargest(session: Session, pool: Pool, operation: FuzzedOperation, span: Span) {
  const { method, path, parameters, body } = operation;
  const hints = hintsOf(pool, path, span);
  const fill = (name: string, schema: Parameters<typeof largest>[0]) =>
    String(hints[name]?.() ?? largest(schema, hints));
  const named = parameters.filter((one) => one.in === "path");
  const own = idsOf(pool, kindOf(path.slice(0, path.indexOf("{"))));
  const url = named.reduce((whole, { name, schema }) => {
    const value = name === "id" ? (own.at(-1) ?? "none") : fill(name, schema);
    return whole.replace(`{${name}}`, encodeURIComponent(value));
  }, path);
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && one.name !== "cursor")
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
    columns: () => "status",
    action: () => "create",
    limit: () => 200,
    date: () => (path.includes("settings") ? "mdy" : "2026-11-23"),
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
