import type { FastifyInstance } from "fastify";
import type { serveMetrics } from "./metrics.ts";

type Sources =
  Parameters<typeof serveMetrics> extends [FastifyInstance, ...infer Rest] ? Rest : never;

/** Loaded only where it is wanted: prom-client alone takes a tenth of the time of a start. */
export function metricsPlugin(...parts: Sources) {
  const plugin = async (app: FastifyInstance) => {
    const { serveMetrics } = await import("./metrics.ts");
    serveMetrics(app, ...parts);
  };
  // Fastify's mark for a plugin whose hooks are everybody's.
  return Object.assign(plugin, { [Symbol.for("skip-override")]: true });
}
