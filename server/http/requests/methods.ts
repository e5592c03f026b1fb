import type { FastifyInstance } from "fastify";
import { endpoints } from "../../../shared/api/api.ts";
import { wrongMethod } from "../../errors.ts";

/**
 * Answers 405 with `Allow` when an address of the API exists but not with this method (RFC 9110,
 * 15.5.6). Runs before the session and the body are checked.
 */
export function refuseOtherMethods(app: FastifyInstance) {
  for (const [url, known] of Map.groupBy(endpoints, (endpoint) => endpoint.url)) {
    const methods: string[] = known.map(({ method }) => method);
    const allowed = methods.includes("GET") ? ["HEAD", ...methods] : methods;
    const allow = allowed.toSorted().join(", ");
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      onRequest: (_request, reply, done) => {
        reply.header("allow", allow);
        done(wrongMethod(allow));
      },
      handler: async () => undefined,
    });
  }
}
