import type { FastifyInstance } from "fastify";
import { invalid } from "../../errors.ts";

/**
 * Refuses a request with several Host headers (RFC 9112, 3.2): Node takes the first, a proxy in
 * front may have taken another.
 */
export function refuseSeveralHosts(app: FastifyInstance) {
  app.addHook("onRequest", ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    for (let place = 0; place < rawHeaders.length; place += 2) {
      const name = rawHeaders[place] ?? "";
      if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
    }
    done(hosts > 1 ? invalid("Send one Host header") : undefined);
  });
}
