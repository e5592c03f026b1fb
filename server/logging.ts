import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * What the log holds of a request: the pattern of its route, never its address. The address can
 * carry a reset token, an email in a search, or an id.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? "(none)",
  }),
  // Only these: a driver's error also carries the row that it refused.
  err: (error: Error) => ({
    type: error.name,
    code: "code" in error ? error.code : undefined,
    message: error.message,
    stack: error.stack ?? "",
  }),
};

/** One line for each answer. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, "answered");
  });
}
