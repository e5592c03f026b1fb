import type { FastifyInstance } from "fastify";
import { unavailable } from "./errors.ts";

/** Once the app closes, requests under way are finished and new ones are sent away. */
export function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw unavailable("The server is restarting. Try again soon.");
  });
  // A connection that the client keeps open would hold the closing up until it times out.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
