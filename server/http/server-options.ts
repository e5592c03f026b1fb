import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { type FastifyHttpOptions, LogController } from "fastify";
import type { Env } from "../env.ts";
import { answerBrokenRequest, type ServerLimits, serverLimits } from "./limits/server-limits.ts";
import { logSerializers } from "./logging.ts";
import { toReadableUrl } from "./requests/readable-url.ts";
import { answerError } from "./responses/failures.ts";
import { type SecurityHeaders, setHeaders } from "./responses/security-headers.ts";

/** Longest text in a path: a reset token has 43 characters, the schema allows 200. */
export const maxParamLength = 200;

interface OptionParts {
  env: Env;
  limits?: ServerLimits;
  logStream?: { write: (line: string) => void };
}

/** How Fastify is to serve: its log, its refusals, and its limits. */
export function toServerOptions(
  { env, logStream, limits = serverLimits }: OptionParts,
  headers: SecurityHeaders,
): FastifyHttpOptions<Server> {
  return {
    logger: {
      level: env.LOG_LEVEL,
      serializers: logSerializers,
      ...(logStream && { stream: logStream }),
    },
    // One line for each answer instead of two, see logging.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Our own refusal has the shape of all others, see draining.ts.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setHeaders(headers, request, reply);
      return answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = "/" }) => toReadableUrl(url),
    routerOptions: { maxParamLength },
    trustProxy: toTrust(env.TRUST_PROXY),
    ...limits,
  };
}

/** Fastify counts the proxies from the nearest one, 0, on. */
function toTrust(proxies: Env["TRUST_PROXY"]) {
  return typeof proxies === "number" ? (_: string, hop: number) => hop < proxies : proxies;
}
