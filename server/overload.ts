import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "../shared/endpoint.ts";
import { apiPrefix, isData } from "./security-headers.ts";

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

/**
 * Lets requests in one by one, in the order they came, while there is room, and refuses them cheaply
 * when too many wait: before a session is looked up or a body read. Register it before other hooks.
 * `headers` are those that every answer of the API carries. Pages, files and the health of the
 * process pass.
 *
 * Not @fastify/under-pressure: it measures once in a while and then refuses everybody until it
 * measures again, so that at four times the load it alternates between too much and nothing.
 */
export function limitLoad(
  app: FastifyInstance,
  headers: Record<string, string>,
  countBacklog: () => number,
): Gate {
  const queue: Waiting[] = [];
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
    const [first] = queue;
    if (!first) return;
    if (isTooLate(first, queue.length)) refusals.refuse(queue.shift());
    else if (countBacklog() >= maxBacklog) setTimeout(next, backlogPause);
    else if (isTurnOver()) setImmediate(next);
    else start(queue.shift());
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request.url)) return done();
    const isFree = queue.length === 0 && countBacklog() < maxBacklog && !isTurnOver();
    if (isFree) return done();
    const waiting = { request, reply, start: done, since: performance.now() };
    if (queue.length >= maxWaiting) return refusals.refuse(waiting);
    queue.push(waiting);
    // One for each that waits: each gets its own place in the event loop, with room for its promises.
    setImmediate(next);
  });
  return {
    countWaiting: () => queue.length,
    countRefused: refusals.count,
    hasRefused: refusals.include,
  };
}

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
      msg: "Too many requests at once. Try again soon.",
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
