import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { batchEndpoints } from "../../../shared/api/batch.ts";
import type { ErrorBody } from "../../../shared/api/endpoint.ts";
import { eventEndpoints } from "../../../shared/api/events.ts";
import { answer } from "../../../shared/words/codes.ts";
import { sayFor } from "../responses/failures.ts";
import { apiPrefix, isData } from "../responses/security-headers.ts";
import type { Callers } from "./callers.ts";
import { createFairQueue } from "./fair-queue.ts";

/**
 * Milliseconds of work on requests between two looks at the sockets. Work on SQLite blocks this
 * thread, so that without a pause newcomers would wait unseen in the kernel, where nobody can refuse
 * them. 64 busy clients with ordinary requests fit into one turn, and never meet the queue.
 */
const turnTime = 20;
/**
 * Refusing takes time too, and each of the four or five round trips of a write on PostgreSQL goes
 * through the event loop once. Milliseconds of it that go to refusals in one turn, so that answers are
 * not late because many knock; those who are refused wait a little instead.
 */
const refusingTime = 5;
/** Refusals that may wait for that: one for each connection, and no more for who sends many on one. */
const maxUntold = 2000;
/**
 * As many may always wait, whatever they ask for: the clients of a benchmark, or a company that comes
 * to work. Their wait is bounded by their number.
 */
const alwaysWaiting = 64;
/** More are refused at once. At a third of a millisecond each, the last of them waits 0.1 s. */
const maxWaiting = 256;
/** Milliseconds that one of more than `alwaysWaiting` waits before it is refused after all. */
const maxWait = 1000;
/** The same for any: then the database is not slow but away. */
const longestWait = 3000;
/** Calls that may wait for the database: one group of writes on SQLite, some six for each connection. */
const maxBacklog = 64;
/**
 * Requests of one user under way on PostgreSQL, where another's queries would wait for theirs: half as
 * many again as there are connections.
 */
export const requestsOfCaller = 15;
/** Milliseconds until a backlog of the database is looked at again. */
const backlogPause = 5;
/** Milliseconds between two lines about refusals in the log. */
const reportInterval = 1000;

/** Seconds. A client that comes back then finds the queue of now worked off. */
const retryAfter = "1";

export interface Gate {
  countWaiting: () => number;
  countRefused: () => number;
  /** Answers once, and then forgets the request. */
  hasRefused: (request: FastifyRequest) => boolean;
}

interface Waiting {
  request: FastifyRequest;
  reply: FastifyReply;
  start: () => void;
  since: number;
}

interface Load {
  callers: Callers;
  /** Calls that wait for the database. */
  countBacklog: () => number;
  /** Requests of one caller that may be under way while others of that caller wait. */
  ofCaller?: number;
}

/**
 * Lets requests in one by one while there is room, and refuses them cheaply when too many wait: before
 * a session is looked up or a body read. Callers take turns, so that a burst of one keeps nobody else
 * waiting, and when too many wait it is refused first. Register it before other hooks.
 * `headers` are those that every answer of the API carries. Pages, files and the health of the
 * process pass.
 *
 * Not @fastify/under-pressure: it measures once in a while and then refuses everybody until it
 * measures again, so that at four times the load it alternates between too much and nothing.
 */
export function limitLoad(
  app: FastifyInstance,
  headers: Record<string, string>,
  { callers, countBacklog, ofCaller = Number.POSITIVE_INFINITY }: Load,
): Gate {
  const queue = createFairQueue<Waiting>();
  const shares = createShares(app, ofCaller, () => {
    if (queue.count() > 0) setImmediate(next);
  });
  const refusals = createRefusals(app, headers);
  let turnEnd: number | undefined;

  const isTurnOver = () => {
    const now = performance.now();
    if (turnEnd === undefined) {
      turnEnd = now + turnTime;
      setImmediate(() => {
        turnEnd = undefined;
      });
    }
    return now >= turnEnd;
  };
  const next = () => {
    const length = queue.count();
    if (length === 0) return;
    const isBusy = countBacklog() >= maxBacklog;
    const isOver = !isBusy && isTurnOver();
    const mayGoOn = (waiting: Waiting, key: string) =>
      isTooLate(waiting, length) || !(isBusy || isOver || shares.isTaken(key));
    const first = queue.shift(mayGoOn);
    if (!first && isOver) setImmediate(next);
    else if (!first) setTimeout(next, backlogPause);
    else if (isTooLate(first, length)) refusals.refuse(first);
    else start(first);
  };
  /** Whoever has the most waiting has the newest of it refused. */
  const refuseOne = (key: string, waiting: Waiting) => {
    const longest = queue.findLongest();
    if (queue.countOf(key) + 1 >= longest.count) return refusals.refuse(waiting);
    refusals.refuse(queue.dropNewest(longest.key));
    enqueue(key, waiting);
  };
  const enqueue = (key: string, waiting: Waiting) => {
    queue.push(key, waiting);
    // One for each that waits: each gets its own place in the event loop, with room for its promises.
    setImmediate(next);
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request.url)) return done();
    const key = callers.keyOf(request);
    const begin = () => {
      shares.take(key, request, reply);
      done();
    };
    const hasRoom = queue.count() === 0 && countBacklog() < maxBacklog && !shares.isTaken(key);
    if (hasRoom && !isTurnOver()) return begin();
    const waiting = { request, reply, start: begin, since: performance.now() };
    if (queue.count() >= maxWaiting) refuseOne(key, waiting);
    else enqueue(key, waiting);
  });
  return {
    countWaiting: queue.count,
    countRefused: refusals.count,
    hasRefused: refusals.include,
  };
}

/** A stream of events has no end, and costs nothing. A batch waits for its parts, which are counted. */
const uncounted = [eventEndpoints.stream.url, batchEndpoints.get.url];

function isExempt(url: string): boolean {
  return !isData(url) || url.startsWith(`${apiPrefix}health/`);
}

function isTooLate({ since }: Waiting, length: number): boolean {
  const wait = performance.now() - since;
  return wait > longestWait || (wait > maxWait && length > alwaysWaiting);
}

function start(waiting: Waiting | undefined) {
  // Whoever has gone meanwhile must not cost those who stayed.
  if (waiting && !waiting.request.raw.socket?.destroyed) waiting.start();
}

/** Counts what each caller has under way, until its answer begins: a file may take as long as it likes. */
function createShares(app: FastifyInstance, most: number, onGivenBack: () => void) {
  const underWay = new Map<string, number>();
  const holders = new WeakMap<FastifyRequest, string>();
  const giveBack = (request: FastifyRequest) => {
    const key = holders.get(request);
    if (key === undefined) return;
    holders.delete(request);
    const rest = (underWay.get(key) ?? 1) - 1;
    if (rest > 0) underWay.set(key, rest);
    else underWay.delete(key);
    onGivenBack();
  };
  // Where nobody can ever have so many, nothing is counted.
  const isCounted = Number.isFinite(most);
  if (isCounted) {
    app.addHook("onSend", (request, _reply, _payload, done) => {
      giveBack(request);
      done();
    });
  }
  return {
    isTaken: (key: string) => isCounted && (underWay.get(key) ?? 0) >= most,
    take: (key: string, request: FastifyRequest, reply: FastifyReply) => {
      if (!isCounted || uncounted.some((url) => request.url.startsWith(url))) return;
      holders.set(request, key);
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      // Whoever leaves before the answer.
      reply.raw.once("close", () => giveBack(request));
    },
  };
}

/** Answers without Fastify's help, at half the cost, and with one line in the log for many. */
function createRefusals(app: FastifyInstance, headers: Record<string, string>) {
  const refused = new WeakSet<FastifyRequest>();
  let count = 0;
  let reported = 0;
  const report = () => {
    app.log.warn({ refused: count - reported }, "too many requests at once, some were refused");
    reported = count;
  };
  const untold: Waiting[] = [];
  const refuse = (waiting: Waiting | undefined) => {
    if (!waiting) return;
    if (untold.length >= maxUntold) return tell(waiting);
    untold.push(waiting);
    if (untold.length === 1) setImmediate(tellSome);
  };
  const tellSome = () => {
    const end = performance.now() + refusingTime;
    while (untold.length > 0 && performance.now() < end) tell(untold.shift());
    if (untold.length > 0) setImmediate(tellSome);
  };
  const tell = (waiting: Waiting | undefined) => {
    if (!waiting) return;
    const { request, reply } = waiting;
    if (count === reported) setTimeout(report, reportInterval).unref();
    count += 1;
    refused.add(request);
    const body: ErrorBody = {
      msg: sayFor(request.headers, answer("requestsTooMany")),
      requestId: request.id,
    };
    reply.hijack();
    reply.raw.writeHead(503, {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "retry-after": retryAfter,
      "x-request-id": request.id,
    });
    reply.raw.end(JSON.stringify(body));
  };
  return {
    refuse,
    count: () => count,
    // Deleted, so that the set stays small while many are refused.
    include: (request: FastifyRequest) => refused.delete(request),
  };
}
