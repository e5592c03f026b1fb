import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Gate } from "./limits/overload.ts";

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
    code: codeOf(error),
    message: hideValues(error),
    ...(error.cause instanceof Error && { cause: hideValues(error.cause) }),
    // Its first lines are the message again.
    stack: error.stack?.match(/^ +at .+$/gm)?.join("\n") ?? "",
  }),
};

/** One line for each answer. Those refused for too much load are counted instead, see overload.ts. */
export function logRequests(app: FastifyInstance, { hasRefused }: Pick<Gate, "hasRefused">) {
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    if (!hasRefused(request)) {
      request.log.info({ req: request, statusCode, ms: Math.round(elapsedTime) }, "answered");
    }
    done();
  });
}

/** SQLSTATE class 22: PostgreSQL quotes the value that it could not take. */
const badValue = /^22\w{3}$/;
const email = /[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g;
/** Tokens, ids and hashes. Names of our own code are shorter. */
const longWord = /[\w-]{32,}/g;

/** Messages of drivers and mail servers quote what they were given. */
function hideValues(error: Error): string {
  const message = badValue.test(codeOf(error) ?? "")
    ? error.message.replace(/".*"|:.*/s, "(value)")
    : error.message;
  return message.replace(email, "(email)").replace(longWord, "(word)");
}

function codeOf(error: Error): string | undefined {
  return "code" in error ? String(error.code) : undefined;
}
