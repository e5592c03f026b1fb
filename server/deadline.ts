import type { onRequestHookHandler } from "fastify";
import { tooSlow } from "./errors.ts";

/**
 * Answers with a 503 when a request has taken this many milliseconds. What is under way goes on, and
 * its answer is thrown away.
 *
 * Not Fastify's own `handlerTimeout`: it stops its clock when Node closes the request, which is as
 * soon as a body has been read.
 */
export function limitTime(deadline: number): onRequestHookHandler {
  return (request, reply, done) => {
    // From when it came, what it has waited for its turn included.
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(tooSlow(request.method));
    }, deadline - reply.elapsedTime);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  };
}
