import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { recordTables } from "../server/db/records/records.ts";
import type { OpenApiDocument } from "../server/docs/openapi.ts";
import { addDays } from "../shared/dates/dates.ts";
import { importEndpoints } from "../shared/transfer/imports.ts";
import { bookingOf, toRequest, type WireRequest } from "../tools/client.ts";
import { createJudge, type FuzzAnswer, type JudgeAnswer, parse } from "./answers.ts";
import { type FuzzedOperation, readOperations } from "./operations.ts";
import { createPool, forget, idsOf, learn, type Pool } from "./pool.ts";
import { livePlace, requestsOf } from "./requests.ts";
import { type SlowRequests, timeRequest } from "./slow.ts";

/** What is fuzzed: a server of either engine, however it is reached. */
export interface Target {
  send: (request: WireRequest) => Promise<FuzzAnswer>;
  /** The token of a fresh reset link, which otherwise only a mail tells. */
  makeResetToken: (email: string) => Promise<string>;
  /** The token of a link that gives the account of `email` another one. */
  makeConfirmToken: (email: string) => Promise<string>;
  /** Milliseconds that the thread that serves has computed so far, where it does nothing else. */
  readComputed?: () => number;
}

interface Finding {
  operation: string;
  problem: string;
  request: WireRequest;
}

export interface FuzzReport extends SlowRequests {
  seed: number;
  requests: number;
  findings: Finding[];
  /** By operation and status. */
  counts: Map<string, Map<number, number>>;
}

/** Milliseconds in which every request must be answered. */
const patience = 10_000;
/** Requests of one operation in a row. */
const batch = 12;
/** More of one kind tell nothing new. */
const maxFindings = 20;

interface Options {
  seed: number;
  /** What the names of operations are to have in them. */
  only?: string;
  /** Asked before each batch. */
  isOver: (report: FuzzReport) => boolean;
}

interface Run {
  target: Target;
  pool: Pool;
  judge: JudgeAnswer;
  report: FuzzReport;
}

/** Goes through all operations of the served document, batch by batch and round by round. */
export async function fuzz(
  target: Target,
  { seed, only = "", isOver }: Options,
): Promise<FuzzReport> {
  const served = await readServed(target);
  const operations = served.filter(({ name }) => name.includes(only));
  const counts = new Map(operations.map(({ name }) => [name, new Map<number, number>()]));
  const report: FuzzReport = {
    seed,
    requests: 0,
    findings: [],
    slow: new Map(),
    blocking: new Map(),
    counts,
  };
  const run: Run = { target, pool: createPool(), judge: createJudge(), report };
  let batches = 0;
  while (true) {
    for (const operation of operations) {
      if (isOver(report) || report.findings.length >= maxFindings) return report;
      await prepare(run, operation);
      await fuzzOperation(run, operation, seed + batches);
      batches += 1;
    }
  }
}

async function readServed(target: Target): Promise<FuzzedOperation[]> {
  const { text } = await target.send(requestTo("GET", "/api/openapi.json"));
  // as: what is wrong with the document itself, its own tests tell.
  const operations = readOperations(JSON.parse(text) as OpenApiDocument);
  // A stream of events has no end to wait for; its own tests look at it.
  return operations.filter(({ answers }) => !answers.get(200)?.["text/event-stream"]);
}

/** One failing request is cut short as far as it still fails in the same way. */
async function fuzzOperation(run: Run, operation: FuzzedOperation, seed: number) {
  const { pool, report } = run;
  let problem: string | undefined;
  const property = fc.asyncProperty(requestsOf(operation, pool), async (request) => {
    const found = await tryRequest(run, operation, request);
    if (found === undefined) return;
    problem ??= kindOf(found);
    if (kindOf(found) === problem) throw new Error(found);
  });
  const details = await fc.check(property, {
    numRuns: batch,
    seed,
    interruptAfterTimeLimit: 2 * patience,
  });
  const [request] = details.counterexample ?? [];
  if (!details.failed || !request) return;
  const words = details.errorInstance instanceof Error ? details.errorInstance.message : "";
  const isKnown = report.findings.some(
    (one) => one.operation === operation.name && kindOf(one.problem) === problem,
  );
  if (!isKnown) report.findings.push({ operation: operation.name, problem: words, request });
}

/** The first words tell failures of one kind from others. */
function kindOf(problem: string): string {
  return problem.split(":")[0] ?? "";
}

async function tryRequest(run: Run, operation: FuzzedOperation, request: WireRequest) {
  const { target, pool, judge, report } = run;
  const { headers, ...rest } = request;
  const authorization = headers.authorization?.replace(livePlace, pool.token);
  const sent = { ...rest, headers: { ...headers, ...(authorization && { authorization }) } };
  const noteTimes = timeRequest(report, operation.name, sent, target.readComputed);
  const answer = await answerInTime(target, sent);
  noteTimes();
  if (typeof answer === "string") return answer;
  report.requests += 1;
  const statuses = report.counts.get(operation.name);
  statuses?.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const problem = judge(operation, answer);
  if (
    answer.status < 300 &&
    answer.headers["content-type"]?.toString().startsWith("application/json")
  ) {
    const told: unknown = JSON.parse(answer.text);
    learn(pool, operation.path, told);
    // Whoever is signed in now may have chosen another password.
    if (Object(told).token) pool.password = Object(parse(request.body ?? "")).password;
  }
  if (answer.status === 404 || (operation.method === "DELETE" && answer.status < 300)) {
    forget(pool, request.url);
  }
  // The session may have ended, or the link been spent.
  if (answer.status < 300 && operation.path.includes("resetpassword")) pool.resetToken = "";
  if (answer.status < 300 && operation.path.includes("auth/email")) pool.confirmToken = "";
  if (answer.status === 401 || mayEnd(operation)) await prepare(run, operation);
  return problem;
}

function mayEnd({ method, path }: FuzzedOperation): boolean {
  return path.includes("logout") || path.includes("resetpassword") || method === "DELETE";
}

async function answerInTime(target: Target, request: WireRequest): Promise<FuzzAnswer | string> {
  const ended = new AbortController();
  const late = sleep(patience, `no answer in ${patience} ms`, { signal: ended.signal, ref: false });
  late.catch(() => {});
  try {
    return await Promise.race([target.send(request), late]);
  } catch (error) {
    return `the connection broke: ${error}`;
  } finally {
    ended.abort();
  }
}

/** A live session with a record of each kind, a reset link and an address of the calendar: whatever was ended before. */
async function prepare({ target, pool }: Run, { path }: FuzzedOperation) {
  const me = await target.send(requestTo("GET", "/api/auth/me", pool));
  const isSignedIn = me.status === 200;
  if (!isSignedIn) Object.assign(pool, createPool());
  else if (pool.resetToken === "" && path.includes("resetpassword"))
    pool.resetToken = await target.makeResetToken(pool.email);
  // New each time: a reset or a new password makes it dead.
  else if (path.includes("auth/email"))
    pool.confirmToken = await target.makeConfirmToken(pool.email);
  const { email, password } = pool;
  const ask = async (method: "GET" | "PUT", url: string, body?: object) =>
    Object(parse((await target.send(requestTo(method, url, pool, body))).text)).data;
  const add = async (url: string, body: object) => {
    const answer = await target.send(requestTo("POST", url, pool, body));
    if (answer.status !== 201) throw new Error(`${url} answers ${answer.status}: ${answer.text}`);
    const made: unknown = JSON.parse(answer.text);
    learn(pool, url, made);
    return Object(made).data._id;
  };
  if (!isSignedIn) await add("/api/auth/register", { name: "Fuzz", email, password });
  if (path.startsWith("/calendar/")) await add("/api/subscription", {});
  // Before each batch: of one that was canceled or has ended, nothing more is to be reached.
  if (path.startsWith("/api/imports/")) {
    const source = { into: "customers", file: "a.csv", rows: 1, skipped: 0, unread: 0 };
    const id = await add("/api/imports", source);
    const rows = [{ kind: "tags", act: "create", _id: randomUUID(), values: { name: "vip" } }];
    const { url } = importEndpoints.send;
    const place = url.replace(":id", id).replace(":number", "0");
    if (path.endsWith("/run")) await target.send(requestTo("PUT", place, pool, { rows }));
  }
  if (path.includes("history") && idsOf(pool, "history").length === 0) {
    learn(pool, "/api/history", { data: await ask("GET", "/api/history") });
  }
  if (path.startsWith("/api/bookings/") && idsOf(pool, "bookings").length === 0) {
    const type = { name: "Call", lengths: [30], place: "video" };
    const page = { name: `f-${randomUUID()}`, isOpen: true };
    await ask("PUT", "/api/booking-pages/own", page);
    const id = await add("/api/meeting-types", type);
    const preview = await target.send(requestTo("POST", "/api/meeting-types/preview", pool, type));
    // Fuzzed working hours may leave nothing to book.
    const at = Object(parse(preview.text)).data?.first;
    if (at)
      await target.send(bookingOf(`/book/${page.name}/${id}`, at, requestTo("POST", "/").headers));
    const made = await ask("GET", "/api/bookings?startDate=2000-01-01&endDate=2100-01-01");
    learn(pool, "/api/bookings", { data: made });
  }
  // Before each batch, for whoever comes next takes it back.
  if (path.endsWith("/invitation")) {
    const customers: { _id: string; email: string; company: string }[] =
      (await ask("GET", "/api/customers")) ?? [];
    const found = customers.find(({ email }) => email !== "");
    if (found) {
      const who = { customer: found._id, company: found.company };
      const id = await add("/api/appointments", {
        title: "Call",
        date: "2099-05-04T15:00",
        ...who,
      });
      await ask("PUT", `/api/appointments/${id}/invitation`, { place: "theirs" });
    }
  }
  if (recordTables.every((kind) => idsOf(pool, kind).length > 0)) return;
  const company = await add("/api/companies", { name: "Acme" });
  const customers = `/api/companies/${company}/customers`;
  const customer = await add(customers, { name: "Bo", email: "bo@example.com" });
  const appointment = { title: "Call", date: "2026-05-04T15:00", company, customer };
  await add("/api/appointments", appointment);
  const activity = { kind: "call", at: "2026-05-04T15:00", text: "Wants an offer" };
  await add(`/api/customers/${customer}/activities`, activity);
  // There can be 100 of them.
  if (idsOf(pool, "views").length === 0) {
    await add("/api/views", { list: "customers", name: "Large", query: "sort=-value" });
  }
  const day = addDays("2100-01-01", Math.floor(Math.random() * 300_000));
  await add("/api/absences", { from: day, until: day });
  if (idsOf(pool, "meetingTypes").length === 0) {
    await add("/api/meeting-types", { name: "Call", lengths: [30], place: "video" });
  }
  await add("/api/tasks", { text: "Send the offer", due: "2026-05-05", time: "09:00", customer });
  // No two have the same name.
  await add("/api/tags", { name: `Tag ${randomUUID()}` });
}

function requestTo(
  method: "GET" | "POST" | "PUT",
  url: string,
  pool?: Pool,
  body?: object,
): WireRequest {
  const headers = { "x-forwarded-for": `10.2.0.${Math.floor(Math.random() * 255)}` };
  return toRequest({ endpoint: { method, url }, headers, body }, pool?.token ?? "");
}
