import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { eventEndpoints } from "../../../shared/api/events.ts";
import {
  countConnections,
  countReadThreads,
  countWaiting,
  type Db,
  engineOf,
} from "../../db/engine/database.ts";
import type { Connections } from "../../db/engine/engine.ts";
import type { Gate } from "../limits/overload.ts";

/** Seconds: from a read on SQLite to the longest that a statement may take. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves /metrics for Prometheus. Labels are patterns of routes, never addresses: there are few of
 * them, and nobody's data is in them.
 */
export function serveMetrics(
  app: FastifyInstance,
  db: Db,
  gate: Gate,
  streams: { count: () => number },
  mails: Record<string, number>,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the arrival of a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const throttled = new Counter({
    name: "sign_in_throttled_total",
    help: "Attempts to sign in that came too often",
    labelNames: ["route"],
    registers,
  });
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that are being answered",
    registers,
  });
  countUp("http_requests_refused_total", "Requests refused for too much load", gate.countRefused);
  measure("http_requests_waiting", "Requests that wait for their turn", gate.countWaiting);
  measure("database_waiting", "Calls that wait for the database", () => countWaiting(db));
  measure("event_streams_open", "Browsers that listen for changes", streams.count);
  const mailed = new Counter({
    name: "mails_total",
    help: "Reminders, agendas and summaries, by what became of them; unknown ones are not sent again",
    labelNames: ["outcome"],
    registers,
    collect: () => {
      mailed.reset();
      for (const [outcome, count] of Object.entries(mails)) mailed.inc({ outcome }, count);
    },
  });
  if (engineOf(db) === "sqlite") {
    const read = () => countReadThreads(db);
    measure("database_read_threads", "Threads for searches and exports", read);
  }
  if (countConnections(db)) {
    const read = (state: keyof Connections) => () => countConnections(db)?.[state] ?? 0;
    measure("database_connections_open", "Connections to PostgreSQL", read("open"));
    measure("database_connections_idle", "Connections without work", read("idle"));
  }

  app.addHook("onRequest", (request, reply, done) => {
    // Counted by itself: it goes on for hours.
    if (request.routeOptions.url === eventEndpoints.stream.url) return done();
    inFlight.inc();
    // Not onResponse: that one leaves out whoever breaks the connection off.
    reply.raw.once("close", () => inFlight.dec());
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    const { statusCode, elapsedTime } = reply;
    const status = `${Math.floor(statusCode / 100)}xx`;
    duration.observe({ method: request.method, route, status }, elapsedTime / 1000);
    if (statusCode === 429) throttled.inc({ route });
    done();
  });
  app.get("/metrics", async (_request, reply) => {
    reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });

  /** A number that is read only when somebody asks for it. */
  function measure(name: string, help: string, read: () => number) {
    const collect = () => gauge.set(read());
    const gauge: Gauge = new Gauge({ name, help, registers, collect });
  }

  function countUp(name: string, help: string, read: () => number) {
    const collect = () => {
      counter.reset();
      counter.inc(read());
    };
    const counter: Counter = new Counter({ name, help, registers, collect });
  }
}
