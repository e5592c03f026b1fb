import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions } from "fastify";
import type { ErrorBody } from "../../../shared/api/endpoint.ts";
import { STATUS_CODES } from "../responses/status-codes.ts";

/**
 * Milliseconds for the whole of a request, however many steps it has that each keep to their own
 * limit. Longer than any one of them, see db/engine/postgres/postgres-pool.ts, so that those can say what is wrong.
 */
export const requestDeadline = 8000;

/** What keeps a client that is slow, on purpose or not, from holding on to the server. Milliseconds. */
export const serverLimits = {
  /** For the whole of a request to arrive: a megabyte at 17 KB/s, the slowest of mobile lines. */
  requestTimeout: 60_000,
  /** Both ways silent in the middle of a request or an answer, such as a download nobody takes. */
  connectionTimeout: 60_000,
  /**
   * That an idle connection stays open: longer than the proxies in front keep theirs (nginx and most
   * load balancers 60 s, Caddy 120 s). Whoever closes first must be the one that sends, or a request
   * meets a connection that is just being closed.
   */
  keepAliveTimeout: 125_000,
  /** As many requests on one connection as a client likes: a new one costs more than it gives. */
  maxRequestsPerSocket: 0,
  http: {
    /** One packet or two, however slow the line. */
    headersTimeout: 15_000,
    /** How often Node looks for those who are too slow; its own default would double the times. */
    connectionsCheckingInterval: 5000,
    /** Bytes of all headers and the address: our longest search has 2 KB, cookies of others fit. */
    maxHeaderSize: 16_384,
    /** No stream for a body that is not there, as with nearly all requests; see json-bodies.ts. */
    optimizeEmptyRequests: true,
  },
} satisfies FastifyHttpOptions<Server>;

export type ServerLimits = typeof serverLimits;

const messages: Record<string, [status: number, msg: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers are too large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive"],
};

/** Answers what is no HTTP, so that no route, hook or Fastify ever sees it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const [status, msg] = messages[error.code ?? ""] ?? [400, "The request could not be read"];
  const body = JSON.stringify({ msg } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${body.length}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  return socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
