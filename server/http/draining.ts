import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { serverEndpoints } from "../../shared/api/server.ts";
import { answer } from "../../shared/words/codes.ts";
import { unavailable } from "../errors.ts";

/**
 * Milliseconds between the order to close and the closing of the port. Clients that keep their
 * connection are told by their next answer that it ends, instead of losing a request on the way, and
 * a proxy that asks for the health learns to send its requests elsewhere.
 */
export const closingNotice = 1000;
/** A server that nobody has asked for this long, in milliseconds, closes without notice. */
const idle = 5000;

/** Once the app closes, requests under way are finished and new ones are sent away. */
export function refuseWhileClosing(app: FastifyInstance, notice = closingNotice) {
  let isClosing = false;
  let lastRequest = Number.NEGATIVE_INFINITY;
  app.addHook("preClose", async () => {
    isClosing = true;
    const isUsed = performance.now() - lastRequest < idle;
    if (app.server.listening && isUsed) await sleep(notice);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    lastRequest = performance.now();
    if (!isClosing || request.url === serverEndpoints.live.url) done();
    else done(unavailable(answer("restarting")));
  });
  // A connection that the client keeps open would hold the closing up until it times out.
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });
}
